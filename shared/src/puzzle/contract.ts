import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { DEFAULT_PAGE, pageQuery } from '../kernel/page.ts';
import {
  idempotencyKeySchema,
  idSchema,
  percentSchema,
  storableText,
  timeSchema,
} from '../kernel/schemas.ts';
import { VERDICTS } from './completion.ts';
import { ANSWER_MAX_LENGTH, CONTRIBUTION_TYPES, DISPUTE_REASONS, WAITING_SHOWN } from './constants.ts';
import { contributionSchema, puzzleLayerSchema, puzzleSchema, waitingPieceSchema } from './entities.ts';
import { boardVersionSchema, historyPageSchema, restoredVersionSchema } from './history.ts';
import { layerNumber, layerText, mentionsSchema, pieceContent, updateIdSchema } from './request-parts.ts';

const contribution = {
  clusterId: idSchema,
  content: pieceContent,
  type: v.optional(v.picklist(CONTRIBUTION_TYPES, t`Unknown kind of piece`), 'text'),
  evidenceId: v.optional(idSchema),
  confidence: v.optional(
    v.pipe(v.number(), v.minValue(0, t`Confidence is 0 to 100`), v.maxValue(100, t`Confidence is 0 to 100`)),
    60,
  ),
  mentions: mentionsSchema,
  idempotencyKey: v.optional(idempotencyKeySchema),
};
const outcome = v.object({
  contribution: contributionSchema,
  layer: puzzleLayerSchema,
  completionRate: percentSchema,
  reward: v.object({ credits: v.number(), xp: v.number() }),
});
/** Yjs client ids are 32 random bits. */
const clientIds = v.pipe(
  v.string(),
  v.regex(/^\d{1,10}(?:,\d{1,10}){0,199}$/u, t`Not a list of at most 200 client ids`),
  v.transform((list) => list.split(',').map(Number)),
);
const versionParams = v.object({ clusterId: idSchema, updateId: updateIdSchema });

export const puzzleContract = {
  get: defineEndpoint({
    method: 'GET',
    path: '/api/puzzle/:clusterId',
    summary: "A cluster's 14 layers, pieces, claims, agents and the latest seq of its topic",
    access: 'signed-in',
    params: v.object({ clusterId: idSchema }),
    responses: { 200: puzzleSchema },
  }),
  contributions: defineEndpoint({
    method: 'GET',
    path: '/api/puzzle/:clusterId/contributions',
    summary:
      "A cluster's pieces, newest first, of one layer or of all; the next page stands in Link, how many in X-Total-Count",
    access: 'signed-in',
    params: v.object({ clusterId: idSchema }),
    query: v.object({ layer: v.optional(layerText), ...pageQuery(DEFAULT_PAGE) }),
    responses: { 200: v.array(contributionSchema) },
  }),
  contribute: defineEndpoint({
    method: 'POST',
    path: '/api/puzzle/contribute',
    summary: 'Adds a piece to a layer; the same idempotency key again answers 200 with the first piece',
    access: 'puzzle.contribute',
    limit: 'pieces',
    body: v.object({ ...contribution, layer: layerNumber }),
    responses: { 200: outcome, 201: outcome },
  }),
  submit: defineEndpoint({
    method: 'POST',
    path: '/api/puzzle/submit',
    summary: 'As contribute; without a layer the server chooses the one the text speaks of most',
    access: 'puzzle.contribute',
    limit: 'pieces',
    body: v.object({ ...contribution, layer: v.optional(layerNumber) }),
    responses: { 200: outcome, 201: outcome },
  }),
  review: defineEndpoint({
    method: 'POST',
    path: '/api/puzzle/contributions/:id/review',
    summary: 'Confirms or disputes a piece of somebody else',
    access: 'puzzle.review',
    limit: 'reviews',
    params: v.object({ id: idSchema }),
    body: v.object({
      verdict: v.picklist(VERDICTS, t`Please confirm or dispute`),
      note: v.optional(storableText(2_000), ''),
      /** Of a dispute. */
      reason: v.optional(v.picklist(DISPUTE_REASONS)),
      /** The exhibit that speaks against the piece. */
      evidenceId: v.optional(idSchema),
      mentions: mentionsSchema,
      /** The layer's version the reviewer saw; a newer one on the server answers 409 with both sides. */
      layerVersion: v.optional(v.pipe(v.number(), v.integer())),
    }),
    responses: {
      200: v.object({
        contribution: contributionSchema,
        layer: puzzleLayerSchema,
        completionRate: percentSchema,
      }),
    },
  }),
  answer: defineEndpoint({
    method: 'POST',
    path: '/api/puzzle/reviews/:id/answer',
    summary: 'Answers a review of one’s own piece; again, it replaces the answer',
    access: 'puzzle.contribute',
    limit: 'reviews',
    params: v.object({ id: idSchema }),
    body: v.object({
      text: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(1, t`Please write an answer`),
        storableText(ANSWER_MAX_LENGTH),
      ),
    }),
    responses: { 200: v.object({ contribution: contributionSchema }) },
  }),
  waiting: defineEndpoint({
    method: 'GET',
    path: '/api/puzzle/reviews/waiting',
    summary: 'Pieces of others that wait for a review, those first where it helps most',
    access: 'puzzle.review',
    query: v.object({
      clusterId: v.optional(idSchema),
      limit: pageQuery(WAITING_SHOWN).limit,
    }),
    responses: {
      200: v.object({
        pieces: v.array(waitingPieceSchema),
        /** How many wait in all, counted up to `WAITING_COUNTED`. */
        total: v.number(),
      }),
    },
  }),
  edit: defineEndpoint({
    method: 'PUT',
    path: '/api/puzzle/contributions/:id',
    summary: 'Changes the words of one’s own piece, within 10 minutes and before anybody reviewed it',
    access: 'puzzle.contribute',
    limit: 'pieces',
    params: v.object({ id: idSchema }),
    body: v.object({ content: pieceContent, mentions: mentionsSchema }),
    responses: { 200: v.object({ contribution: contributionSchema }) },
  }),
  withdraw: defineEndpoint({
    method: 'DELETE',
    path: '/api/puzzle/contributions/:id',
    summary: 'Withdraws one’s own piece before anybody reviewed it: its words are deleted',
    access: 'puzzle.contribute',
    limit: 'steps',
    params: v.object({ id: idSchema }),
    responses: { 200: v.object({ contribution: contributionSchema }) },
  }),
  similar: defineEndpoint({
    method: 'POST',
    path: '/api/puzzle/similar',
    summary: 'Pieces of the cluster that say nearly the same, asked before sending',
    access: 'puzzle.contribute',
    limit: 'previews',
    body: v.object({ clusterId: idSchema, content: pieceContent }),
    responses: {
      200: v.object({ similar: v.array(v.object({ contribution: contributionSchema, ratio: v.number() })) }),
    },
  }),
  history: defineEndpoint({
    method: 'GET',
    path: '/api/puzzle/:clusterId/history',
    summary: 'Who changed the board and notes when, newest first; `before` gives the next page',
    access: 'signed-in',
    limit: 'history',
    params: v.object({ clusterId: idSchema }),
    query: v.object({ before: v.optional(updateIdSchema) }),
    responses: { 200: historyPageSchema },
  }),
  version: defineEndpoint({
    method: 'GET',
    path: '/api/puzzle/:clusterId/history/:updateId',
    summary: 'Board and notes as they were after one update, with what its moment changed and who did',
    access: 'signed-in',
    limit: 'history',
    params: versionParams,
    responses: { 200: boardVersionSchema },
  }),
  restore: defineEndpoint({
    method: 'POST',
    path: '/api/puzzle/:clusterId/history/:updateId/restore',
    summary: 'Makes board and notes what they were, as a new change that can itself be undone',
    access: 'puzzle.contribute',
    limit: 'restores',
    params: versionParams,
    responses: { 200: restoredVersionSchema },
  }),
  authors: defineEndpoint({
    method: 'GET',
    path: '/api/puzzle/:clusterId/board/authors',
    summary: 'Whose changes of board and notes those under the given Yjs client ids are',
    access: 'signed-in',
    params: v.object({ clusterId: idSchema }),
    query: v.object({ clients: v.optional(clientIds, '0') }),
    responses: {
      200: v.object({
        authors: v.array(v.object({ clientId: v.number(), id: v.string(), displayName: v.string() })),
      }),
    },
  }),
  resetBoard: defineEndpoint({
    method: 'POST',
    path: '/api/puzzle/:clusterId/board/reset',
    summary: 'Empties board and notes for everybody; the history keeps what was there',
    access: 'board.reset',
    limit: 'decisions',
    params: v.object({ clusterId: idSchema }),
    responses: { 200: v.object({ resetAt: timeSchema }) },
  }),
  pledge: defineEndpoint({
    method: 'POST',
    path: '/api/puzzle/pledge',
    summary: 'Takes the zero-touch pledge: agents never contact suspects',
    access: 'puzzle.contribute',
    limit: 'steps',
    responses: { 200: v.object({ pledgedAt: timeSchema }) },
  }),
};
