import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { ownWords } from '../../kernel/own-words.ts';
import { DEFAULT_PAGE, pageQuery } from '../../kernel/page.ts';
import { idSchema, storableText, timeSchema } from '../../kernel/schemas.ts';
import { personSchema } from '../../puzzle/entities.ts';
import {
  CONTENT_KINDS,
  NOTE_MAX_LENGTH,
  PROPOSAL_STATES,
  REASON_MAX_LENGTH,
  SOURCE_TITLE_MAX_LENGTH,
  SOURCE_URL_MAX_LENGTH,
  TEXT_MAX_LENGTH,
} from './proposal-rules.ts';

const HTTPS = t`Please enter an address that begins with https://`;
const addressSchema = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(200),
  v.regex(/^[\w/-]+$/u, t`Not the address of a text`),
);
const kindSchema = v.picklist(CONTENT_KINDS);
const entryParams = v.object({ kind: kindSchema, entryId: idSchema });
const page = pageQuery(DEFAULT_PAGE);

/** Where a text stands, for people. */
const placeFields = {
  section: ownWords,
  label: ownWords,
  /** Which one it is of a list, from 1. */
  number: v.nullable(v.number()),
};

const entryTextSchema = v.object({
  address: v.string(),
  ...placeFields,
  /** As it is written: in English. */
  text: v.string(),
  /** The same in the reader’s language. */
  shown: ownWords,
});
export type EntryTextShown = v.InferOutput<typeof entryTextSchema>;

const entrySchema = v.object({
  kind: kindSchema,
  entryId: v.string(),
  title: ownWords,
  texts: v.array(entryTextSchema),
});
export type ContentEntryShown = v.InferOutput<typeof entrySchema>;

const proposalFields = {
  id: v.string(),
  kind: kindSchema,
  entryId: v.string(),
  /** Null when the product has no such entry any more. */
  title: v.nullable(ownWords),
  address: v.string(),
  /** Null when the entry has no such text any more. */
  place: v.nullable(v.object(placeFields)),
  /** What the product said when it was suggested. */
  baseText: v.string(),
  proposedText: v.string(),
  reason: v.string(),
  sourceTitle: v.string(),
  sourceUrl: v.nullable(v.string()),
  state: v.picklist(PROPOSAL_STATES),
  /** What the product says there today. */
  todayText: v.nullable(v.string()),
  /** The accepted changes of a text are counted from 1; null for one that was not accepted. */
  version: v.nullable(v.number()),
  at: timeSchema,
  decidedAt: v.nullable(timeSchema),
  note: v.string(),
};
const ownProposalSchema = v.object(proposalFields);
export type OwnProposal = v.InferOutput<typeof ownProposalSchema>;

export const queuedProposalSchema = v.object({
  ...proposalFields,
  author: personSchema,
  decidedBy: v.nullable(personSchema),
});
export type QueuedProposal = v.InferOutput<typeof queuedProposalSchema>;

const versionSchema = v.object({
  id: v.string(),
  address: v.string(),
  place: v.nullable(v.object(placeFields)),
  version: v.number(),
  baseText: v.string(),
  text: v.string(),
  state: v.picklist(['accepted', 'published', 'replaced']),
  at: timeSchema,
});
export type TextVersion = v.InferOutput<typeof versionSchema>;

/** What the product teaches, and the changes of it that people suggest and analysts decide on. */
export const proposalsContract = {
  entry: defineEndpoint({
    method: 'GET',
    path: '/api/content/entries/:kind/:entryId',
    summary: 'An entry of the product’s content with the texts that people can suggest changes of',
    access: 'signed-in',
    params: entryParams,
    responses: { 200: entrySchema },
  }),
  versions: defineEndpoint({
    method: 'GET',
    path: '/api/content/entries/:kind/:entryId/versions',
    summary: 'The accepted changes of an entry, latest suggestion first, without names',
    access: 'signed-in',
    params: entryParams,
    query: v.object({ ...page }),
    responses: { 200: v.array(versionSchema) },
  }),
  propose: defineEndpoint({
    method: 'POST',
    path: '/api/content/proposals',
    summary: 'Suggests a better text for one text of an entry; once per person and text while it is open',
    access: 'content.propose',
    limit: 'changes',
    body: v.pipe(
      v.object({
        kind: kindSchema,
        entryId: idSchema,
        address: addressSchema,
        /** What the person read there: refused when the product says something else by now. */
        baseText: storableText(TEXT_MAX_LENGTH),
        proposedText: storableText(TEXT_MAX_LENGTH),
        reason: v.optional(v.pipe(storableText(REASON_MAX_LENGTH), v.trim()), ''),
        sourceTitle: v.optional(v.pipe(storableText(SOURCE_TITLE_MAX_LENGTH), v.trim()), ''),
        sourceUrl: v.optional(
          v.nullable(
            v.pipe(
              storableText(SOURCE_URL_MAX_LENGTH),
              v.trim(),
              v.url(HTTPS),
              v.regex(/^https:\/\/[^\s@]+$/iu, HTTPS),
            ),
          ),
          null,
        ),
      }),
      v.forward(
        v.check(
          ({ reason, sourceUrl }) => reason !== '' || sourceUrl !== null,
          t`Please say why, or name a source.`,
        ),
        ['reason'],
      ),
    ),
    responses: { 201: ownProposalSchema },
  }),
  own: defineEndpoint({
    method: 'GET',
    path: '/api/content/proposals/own',
    summary: 'The changes one suggested oneself, latest first',
    access: 'signed-in',
    query: v.object({ ...page }),
    responses: { 200: v.array(ownProposalSchema) },
  }),
  withdraw: defineEndpoint({
    method: 'POST',
    path: '/api/content/proposals/:id/withdrawal',
    summary: 'Takes back a change one suggested, while nobody has decided on it',
    access: 'content.propose',
    limit: 'steps',
    params: v.object({ id: idSchema }),
    responses: { 200: ownProposalSchema },
  }),
  queue: defineEndpoint({
    method: 'GET',
    path: '/api/content/proposals',
    summary:
      'What people suggested, latest first: what waits for a decision, what was accepted (the last change of each text), or what was declined',
    access: 'content.review',
    query: v.object({ show: v.optional(v.picklist(['open', 'accepted', 'declined']), 'open'), ...page }),
    responses: { 200: v.array(queuedProposalSchema) },
  }),
  decide: defineEndpoint({
    method: 'POST',
    path: '/api/content/proposals/:id/decision',
    summary: 'Accepts or declines a suggested change of somebody else; to decline needs a note',
    access: 'content.review',
    limit: 'decisions',
    params: v.object({ id: idSchema }),
    body: v.object({
      decision: v.picklist(['accept', 'decline']),
      note: v.optional(v.pipe(storableText(NOTE_MAX_LENGTH), v.trim()), ''),
    }),
    responses: { 200: queuedProposalSchema },
  }),
};
