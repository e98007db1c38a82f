import * as v from 'valibot';
import { defineEndpoint, type EndpointResponse } from '../kernel/endpoint.ts';
import { ownWords } from '../kernel/own-words.ts';
import { idSchema, percentSchema, storableText } from '../kernel/schemas.ts';
import { DNA_LAYERS } from './traits/layers.ts';

/** The message for an empty comparison (specification, section 5). */
export const NOTHING_TO_COMPARE = 'Please provide at least a website URL or script text for analysis.';

const SCRIPT_MAX_LENGTH = 10_000;
const FIELD_MAX_LENGTH = 2_000;
const field = v.optional(storableText(FIELD_MAX_LENGTH), '');

/** Input of a comparison. */
export const evidenceSubmissionSchema = v.pipe(
  v.object({
    websiteUrl: field,
    scriptText: v.optional(storableText(SCRIPT_MAX_LENGTH), ''),
    scammerName: field,
    contactInfo: field,
    paymentMethod: field,
    description: v.optional(storableText(SCRIPT_MAX_LENGTH), ''),
  }),
  v.check(
    ({ websiteUrl, scriptText }) => websiteUrl.trim() !== '' || scriptText.trim() !== '',
    NOTHING_TO_COMPARE,
  ),
);
export type EvidenceSubmission = v.InferOutput<typeof evidenceSubmissionSchema>;

/** Recommendation: `join` the cluster, let a person `review` it, or `create` a cluster. */
export const SIMILARITY_ACTIONS = ['join', 'review', 'create'] as const;

const layersSchema = v.object(
  Object.fromEntries(DNA_LAYERS.map(({ key }) => [key, v.nullable(percentSchema)])) as Record<
    (typeof DNA_LAYERS)[number]['key'],
    v.NullableSchema<typeof percentSchema, undefined>
  >,
);

const matchSchema = v.object({
  cluster: v.object({ id: v.string(), name: v.string(), description: ownWords }),
  /** 0–100. */
  score: percentSchema,
  /** Shares a hard indicator: such a report would join automatically. */
  joinsByItself: v.boolean(),
  /** Contributing people in steps of five, so that one person never shows; 0: fewer than five. */
  contributorCount: v.number(),
  matchedElements: v.array(ownWords),
});

/** The clusters similar to a submission. */
export const matchingContract = {
  previewMatch: defineEndpoint({
    method: 'POST',
    path: '/api/clusters/preview-match',
    summary: 'Which cluster a report would join as it is written now; nothing is kept',
    access: 'report.submit',
    limit: 'previews',
    body: v.object({
      description: storableText(20_000),
      evidence: v.optional(storableText(20_000), ''),
      scamPersonas: v.optional(storableText(5_000), ''),
    }),
    responses: {
      200: v.object({
        match: v.nullable(v.object({ clusterId: idSchema, name: v.string(), percent: percentSchema })),
      }),
    },
  }),
  check: defineEndpoint({
    method: 'POST',
    path: '/api/clusters/similarity-check',
    summary: 'Clusters like a submission, with what they share; nothing is kept',
    access: 'signed-in',
    limit: 'previews',
    body: evidenceSubmissionSchema,
    responses: {
      200: v.object({
        intercepted: v.boolean(),
        matches: v.array(matchSchema),
        /** Likeness by layer (0–100) with each match; null where one side has no data. */
        similarityScores: v.array(
          v.object({ clusterId: v.string(), layers: layersSchema, text: v.nullable(percentSchema) }),
        ),
        recommendation: v.object({ action: v.picklist(SIMILARITY_ACTIONS), message: ownWords }),
      }),
    },
  }),
};
export type SimilarityResult = EndpointResponse<typeof matchingContract.check>;
