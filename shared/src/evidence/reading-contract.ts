import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { indicatorFiguresSchema } from '../indicators/contract.ts';
import { indicatorSchema } from '../indicators/entities.ts';
import { INDICATOR_TYPES } from '../indicators/indicator-types.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { ownWords } from '../kernel/own-words.ts';
import { DEFAULT_PAGE, pageQuery } from '../kernel/page.ts';
import { idSchema, storableText, timeSchema } from '../kernel/schemas.ts';
import { TEXT_AUTHORS } from '../privacy/text-author.ts';
import { CHAINS } from '../vault/constants.ts';
import { textAnalysisSchema } from './analysis-schemas.ts';

/** How the words of a file were got. */
export const TEXT_SOURCES = ['text', 'pdf', 'docx', 'email', 'html', 'chat', 'table', 'ocr'] as const;

/** `reading`: its content is being read; `unreadable`: kept, but nothing could be read out of it. */
export const READING_STATES = ['reading', 'read', 'unreadable'] as const;
/** Views of an evidence item's words, from most to least (domain method, section 11). */
export const PRIVACY_GRADES = ['owner', 'analyst', 'crowd', 'law-enforcement', 'public'] as const;

const layerParam = v.pipe(v.string(), v.regex(/^(?:[1-9]|1[0-4])$/u, t`Not a layer`), v.transform(Number));

/** An exhibit that may hold a piece of a layer. */
export const suggestedExhibitSchema = v.object({
  id: v.string(),
  fileName: v.string(),
  fileType: v.string(),
  /** What in its words speaks of the layer, as this reader may see them: a tactic's name or an indicator's type. */
  reasons: v.array(v.object({ label: v.string(), quote: v.string() })),
});
export type SuggestedExhibit = v.InferOutput<typeof suggestedExhibitSchema>;

/** What an evidence item is: something handed in, or a report's own words. */
export const EVIDENCE_KINDS = ['file', 'statement'] as const;

export const evidenceSchema = v.object({
  id: v.string(),
  kind: v.picklist(EVIDENCE_KINDS),
  fileName: v.string(),
  fileType: v.string(),
  fileSize: v.number(),
  createdAt: timeSchema,
  /** When the block was found that attests it: it existed no later. */
  blockchainTimestamp: v.nullable(timeSchema),
  /** Whose block that is; a demo's own proves nothing to others. */
  anchorChain: v.nullable(v.picklist(CHAINS)),
  sha256: v.string(),
  caseId: v.nullable(v.string()),
  clusterId: v.nullable(v.string()),
  /** Who wrote its words, according to its owner or an analyst. */
  author: v.picklist(TEXT_AUTHORS),
  state: v.picklist(READING_STATES),
  /** Why it could not be read, in one sentence. */
  unreadableReason: v.nullable(ownWords),
  /** Only its owner and analysts may open the original; that of a statement only its owner. */
  mayOpenOriginal: v.boolean(),
});
export type Evidence = v.InferOutput<typeof evidenceSchema>;

/** Name of the metadata (headers, authors, places) among the details that can be revealed. */
export const METADATA_DETAIL = 'METADATA';

const custodyEntrySchema = v.object({
  at: timeSchema,
  /** Received, read, opened, handed over … */
  action: ownWords,
  /** A name, or "the platform"; for strangers a role only. */
  actor: v.string(),
});

/** More than a picture of the size that is read can hold. */
export const CORRECTION_MAX_LENGTH = 50_000;
/** Versions that are kept of one evidence item's words. */
export const MAX_CORRECTIONS = 50;

const earlierTextSchema = v.object({
  version: v.number(),
  text: v.string(),
  /** When these words were replaced. */
  replacedAt: timeSchema,
});

export const readingSchema = v.object({
  evidence: evidenceSchema,
  grade: v.picklist(PRIVACY_GRADES),
  /** The words read out of it, as this reader may see them; null when there are none. Spans count in them. */
  text: v.nullable(v.string()),
  /** How the words were got. */
  textSource: v.nullable(v.picklist(TEXT_SOURCES)),
  isTruncated: v.boolean(),
  /** Why a file that may hold words has none here, in a sentence; null when it has words, or shows none. */
  whyNoWords: v.nullable(ownWords),
  /** When its owner last corrected words that were read out of a picture; null where nobody did. */
  correctedAt: v.nullable(timeSchema),
  /** The words before each correction, newest first, as they were read and as they were corrected; for its owner alone. */
  earlierTexts: v.array(earlierTextSchema),
  /** Metadata of the file: EXIF, PDF and office properties, mail headers. */
  metadata: v.array(v.object({ name: v.string(), value: v.string() })),
  hashes: v.object({
    sha256: v.string(),
    /** 64 bits of an image's look, as 16 hexadecimal digits. */
    perceptual: v.nullable(v.string()),
    /** SHA-256 of a page's or message's tags without its words. */
    structure: v.nullable(v.string()),
  }),
  attachments: v.array(
    v.object({ fileName: v.string(), fileType: v.string(), fileSize: v.number(), sha256: v.string() }),
  ),
  /** Offsets in it count in `text`. */
  analysis: v.nullable(textAnalysisSchema),
  /** How often its indicators are named elsewhere, as far as this reader may know. */
  figures: v.array(
    v.object({ type: v.picklist(INDICATOR_TYPES), value: v.string(), ...indicatorFiguresSchema.entries }),
  ),
  /** What this reader may have shown, one at a time and recorded: placeholders in the text, `METADATA`. */
  hidden: v.array(v.string()),
  custody: v.array(custodyEntrySchema),
  /** Steps of custody before the first one given. */
  earlierCustody: v.number(),
});
export type ShownFigures = EvidenceReading['figures'][number];
export type EvidenceReading = v.InferOutput<typeof readingSchema>;

const comparisonSchema = v.object({
  left: evidenceSchema,
  right: evidenceSchema,
  sharedIndicators: v.array(indicatorSchema),
  /** 0–1, over word 3-shingles; null when one of them has no words. */
  textSimilarity: v.nullable(v.number()),
  /** Bits of 64 in which the perceptual hashes differ; null unless both are images. */
  perceptualDistance: v.nullable(v.number()),
  isSameStructure: v.nullable(v.boolean()),
  /** The words of both in order; nothing when one has none. */
  diff: v.array(v.object({ kind: v.picklist(['same', 'left', 'right']), text: v.string() })),
  /** Only so many characters of each were compared word by word; null when all were. Everything else is of the whole. */
  diffCutAt: v.nullable(v.number()),
});
export type EvidenceComparison = v.InferOutput<typeof comparisonSchema>;

const byId = { params: v.object({ id: idSchema }) };

/** What was read out of evidence: lists, one evidence item's reading, two beside each other. */
export const readingContract = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/evidence',
    summary: "Exhibits, newest first: one's own, or a case's or cluster's for those who may see them",
    access: 'signed-in',
    query: v.object({
      caseId: v.optional(idSchema),
      clusterId: v.optional(idSchema),
      ...pageQuery(DEFAULT_PAGE),
    }),
    responses: {
      200: v.object({ evidence: v.array(evidenceSchema), nextCursor: v.nullable(v.string()) }),
    },
  }),
  reading: defineEndpoint({
    method: 'GET',
    path: '/api/evidence/:id/reading',
    summary: 'What was read out of an exhibit, as its reader may see it, with its custody log',
    access: 'evidence.view',
    ...byId,
    responses: { 200: readingSchema },
  }),
  reveal: defineEndpoint({
    method: 'POST',
    path: '/api/evidence/:id/reveal',
    summary: 'Shows an analyst one hidden detail of an exhibit; each showing is recorded',
    access: 'case.read-original',
    limit: 'decisions',
    ...byId,
    body: v.object({ detail: v.pipe(v.string(), v.regex(/^(?:[A-Z_]{2,30}_\d{1,6}|METADATA)$/u)) }),
    responses: { 200: readingSchema },
  }),
  attribute: defineEndpoint({
    method: 'POST',
    path: '/api/evidence/:id/author',
    summary: "Says who wrote an exhibit's words: the crowd reads what the other side wrote, masked",
    access: 'evidence.upload',
    limit: 'steps',
    ...byId,
    body: v.object({ author: v.picklist(TEXT_AUTHORS) }),
    responses: { 200: evidenceSchema },
  }),
  placeInCase: defineEndpoint({
    method: 'PUT',
    path: '/api/evidence/:id/case',
    summary: 'Puts an exhibit into a case, or takes it out (null), by those who may open both',
    access: 'evidence.upload',
    limit: 'steps',
    ...byId,
    body: v.object({ caseId: v.nullable(idSchema) }),
    responses: { 200: evidenceSchema },
  }),
  correct: defineEndpoint({
    method: 'POST',
    path: '/api/evidence/:id/text',
    summary: 'Corrects the words of one’s own picture; the earlier ones are kept',
    access: 'evidence.upload',
    limit: 'checks',
    ...byId,
    body: v.object({
      text: v.pipe(
        storableText(CORRECTION_MAX_LENGTH),
        v.check((text) => text.trim().length > 0, t`Please enter the words of the picture`),
      ),
      /** How many corrections the page knew of; another number is a conflict (optimistic lock). */
      seenCorrections: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
    responses: { 200: readingSchema },
  }),
  suggest: defineEndpoint({
    method: 'GET',
    path: '/api/puzzle/:clusterId/layers/:layer/exhibits',
    summary: 'Exhibits of a cluster that no piece cites and whose words speak of a layer, with the reason',
    access: 'evidence.view',
    limit: 'previews',
    params: v.object({ clusterId: idSchema, layer: layerParam }),
    responses: { 200: v.object({ exhibits: v.array(suggestedExhibitSchema) }) },
  }),
  compare: defineEndpoint({
    method: 'GET',
    path: '/api/evidence/:id/compare/:otherId',
    summary: 'Two exhibits side by side: shared indicators, likeness, differences of the text',
    access: 'evidence.view',
    limit: 'analyses',
    params: v.object({ id: idSchema, otherId: idSchema }),
    responses: { 200: comparisonSchema },
  }),
};
