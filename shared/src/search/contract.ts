import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { storableText } from '../kernel/schemas.ts';

/** What can be found; groups come in this order. */
export const SEARCH_KINDS = [
  'cluster',
  'piece',
  'comment',
  'report',
  'evidence',
  'indicator',
  'person',
  'content',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Results of a kind in one answer: more would not be read, the reader types another word. */
export const MOST_RESULTS = 20;
const DEFAULT_RESULTS = 5;
export const MAX_QUERY_LENGTH = 120;

const LIMIT = t`Ask for 1 to ${MOST_RESULTS} results of a kind`;
const KINDS = t`Ask for some of: ${SEARCH_KINDS.join(', ')}`;

const isKind = (text: string): text is SearchKind => SEARCH_KINDS.some((kind) => kind === text);

const kindsSchema = v.optional(
  v.pipe(
    v.string(KINDS),
    v.transform((text) => text.split(',')),
    v.array(v.pipe(v.string(), v.guard(isKind, KINDS))),
  ),
  SEARCH_KINDS.join(','),
);

const searchResultSchema = v.object({
  kind: v.picklist(SEARCH_KINDS),
  /** Id of the found thing; of content, its branch or family. */
  id: v.string(),
  title: v.string(),
  /** What it says around the words that were found; empty when the title is all there is. */
  snippet: v.string(),
  /** The cluster it belongs to; of content, its family. */
  clusterId: v.nullable(v.string()),
  /** The layer of a piece, or of a person's newest piece. */
  layer: v.nullable(v.number()),
});
export type SearchResult = v.InferOutput<typeof searchResultSchema>;

const searchGroupSchema = v.object({ kind: v.picklist(SEARCH_KINDS), results: v.array(searchResultSchema) });
export type SearchGroup = v.InferOutput<typeof searchGroupSchema>;

export const searchContract = {
  search: defineEndpoint({
    method: 'GET',
    path: '/api/search',
    summary:
      'Everything the caller may read that has these words, the best of each kind first; forgives typing errors',
    access: 'signed-in',
    query: v.object({
      q: storableText(MAX_QUERY_LENGTH),
      /** Comma-separated; all without. */
      kinds: kindsSchema,
      /** Results of each kind. */
      limit: v.optional(
        v.pipe(
          v.string(LIMIT),
          v.regex(/^\d{1,2}$/u, LIMIT),
          v.transform(Number),
          v.minValue(1, LIMIT),
          v.maxValue(MOST_RESULTS, LIMIT),
        ),
        String(DEFAULT_RESULTS),
      ),
    }),
    /** Kinds with results only. */
    responses: { 200: v.object({ groups: v.array(searchGroupSchema) }) },
  }),
};
