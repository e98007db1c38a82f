import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { DEFAULT_PAGE, pageQuery } from '../kernel/page.ts';
import { storableText, timeSchema } from '../kernel/schemas.ts';
import { indicatorSchema } from './entities.ts';
import { INDICATOR_DECISIONS, INDICATOR_STATES } from './indicator-state.ts';
import { INDICATOR_TYPES } from './indicator-types.ts';
import { MENTION_SOURCES } from './mention-sources.ts';

/** Values asked for at once. */
export const LOOKUP_LIMIT = 50;
/** Longer than any web address that is read. */
const VALUE_MAX_LENGTH = 2_100;
const NOTE_MAX_LENGTH = 1_000;

/** Counts of an indicator, and its state. */
export const indicatorFiguresSchema = v.object({
  /** Reports that name it, and the clusters they belong to. */
  reports: v.number(),
  clusters: v.number(),
  /** 0–1, 1 for the rarest; null when no report names it. */
  rarity: v.nullable(v.number()),
  /** Too common to link reports: a platform's domain, a well-known number. */
  isTooCommon: v.boolean(),
  state: v.picklist(INDICATOR_STATES),
});
export type IndicatorFigures = v.InferOutput<typeof indicatorFiguresSchema>;

const knownIndicatorSchema = v.object({
  ...indicatorFiguresSchema.entries,
  /** Sources of every kind: reports, their files, pieces, warnings. */
  mentions: v.number(),
  /** Different people whose reports name it. */
  reporters: v.number(),
  /** Disputed pieces that name it. */
  refutations: v.number(),
  /** An analyst's decision; null: the counts decide. */
  decision: v.nullable(
    v.object({ state: v.picklist(['confirmed', 'contested']), note: v.string(), at: timeSchema }),
  ),
  firstSeenAt: timeSchema,
  lastSeenAt: timeSchema,
});

const answerSchema = v.object({
  /** Its id in the index, computed from what it is. */
  id: v.string(),
  ...indicatorSchema.entries,
  /** Null: nobody named it. */
  known: v.nullable(knownIndicatorSchema),
});
export type IndicatorAnswer = v.InferOutput<typeof answerSchema>;

/** An indicator of the index. */
const listedIndicatorSchema = v.object({ ...answerSchema.entries, known: knownIndicatorSchema });
export type ListedIndicator = v.InferOutput<typeof listedIndicatorSchema>;

const indicatorRecordSchema = v.object({
  ...listedIndicatorSchema.entries,
  /** What analysts decided, newest first; a null decision left the state to the counts again. */
  decisions: v.array(
    v.object({
      at: timeSchema,
      by: v.string(),
      decision: v.nullable(v.picklist(INDICATOR_DECISIONS)),
      note: v.string(),
    }),
  ),
});
export type IndicatorRecord = v.InferOutput<typeof indicatorRecordSchema>;

const seenInSchema = v.object({
  kind: v.picklist(MENTION_SOURCES),
  /** Null for a source whose reporter does not let analysts look. */
  sourceId: v.nullable(v.string()),
  cluster: v.nullable(v.object({ id: v.string(), name: v.string() })),
  /** Reviewers disputed the piece that names it. */
  isRefuted: v.boolean(),
  at: timeSchema,
});
export type SeenIn = v.InferOutput<typeof seenInSchema>;

/** Filters of the index; all that are given must fit. */
export const indicatorFilters = {
  type: v.optional(v.picklist(INDICATOR_TYPES)),
  state: v.optional(v.picklist(INDICATOR_STATES)),
  /** Whether an analyst decided on it. */
  decided: v.optional(v.picklist(['yes', 'no'])),
};
const byId = { params: v.object({ id: v.pipe(v.string(), v.uuid(t`Not an indicator’s id`)) }) };

const valueSchema = v.pipe(
  storableText(VALUE_MAX_LENGTH),
  v.check((text) => text.trim().length > 0, t`Please enter a value`),
);

/** The index of indicators, for analysts only: nobody else may query whether a person was reported. */
export const indicatorContract = {
  lookUp: defineEndpoint({
    method: 'POST',
    path: '/api/indicators/look-up',
    summary: 'What the index knows of up to 50 values, each as it was copied, defanged or not; recorded',
    access: 'indicator.look-up',
    limit: 'previews',
    body: v.object({
      values: v.pipe(
        v.array(valueSchema),
        v.minLength(1, t`Please enter a value`),
        v.maxLength(LOOKUP_LIMIT),
      ),
    }),
    responses: {
      /** One result per value, in order: the indicators parsed from it. */
      200: v.object({ answers: v.array(v.object({ asked: v.string(), indicators: v.array(answerSchema) })) }),
    },
  }),
  decide: defineEndpoint({
    method: 'POST',
    path: '/api/indicators/decide',
    summary:
      'Confirms or contests an indicator, or leaves its state to the counts again; recorded with the reason',
    access: 'indicator.decide',
    limit: 'decisions',
    body: v.object({
      type: v.picklist(INDICATOR_TYPES),
      /** Normalised, as a look-up answers it. */
      value: valueSchema,
      /** Null reverts an earlier decision. */
      decision: v.nullable(v.picklist(['confirmed', 'contested'])),
      note: v.pipe(
        storableText(NOTE_MAX_LENGTH),
        v.check((text) => text.trim().length > 0, t`Please say why`),
      ),
      /** The state the analyst saw; a different one is a conflict (optimistic lock). */
      seenState: v.optional(v.picklist(INDICATOR_STATES)),
    }),
    responses: { 200: answerSchema },
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/api/indicators',
    summary:
      'The index, newest first, page by page in Link; what may be a person’s own only once it is confirmed',
    access: 'indicator.look-up',
    query: v.object({ ...indicatorFilters, ...pageQuery(DEFAULT_PAGE) }),
    responses: { 200: v.array(listedIndicatorSchema) },
  }),
  exportStix: defineEndpoint({
    method: 'GET',
    path: '/api/indicators.stix.json',
    summary:
      'The listed indicators that are confirmed, as a bundle of STIX 2.1; the export itself is recorded',
    access: 'indicator.look-up',
    limit: 'exports',
    query: v.object(v.omit(v.object(indicatorFilters), ['state']).entries),
    responses: { 200: 'file' },
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/api/indicators/:id',
    summary: 'An indicator with what analysts decided; the look is recorded',
    access: 'indicator.look-up',
    ...byId,
    responses: { 200: indicatorRecordSchema },
  }),
  seenIn: defineEndpoint({
    method: 'GET',
    path: '/api/indicators/:id/seen-in',
    summary: 'What names an indicator, newest first, page by page in Link',
    access: 'indicator.look-up',
    ...byId,
    query: v.object(pageQuery(DEFAULT_PAGE)),
    responses: { 200: v.array(seenInSchema) },
  }),
};
