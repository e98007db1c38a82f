import * as v from 'valibot';
import { LAYER_COUNT } from '../catalogue/anatomy.ts';
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
import {
  ANSWER_MAX_LENGTH,
  CONTRIBUTION_MAX_LENGTH,
  CONTRIBUTION_TYPES,
  DISPUTE_REASONS,
  MENTIONS_MAX,
} from './constants.ts';
import {
  claimSchema,
  contributionSchema,
  handedDraftSchema,
  puzzleLayerSchema,
  puzzleSchema,
  waitingPieceSchema,
} from './entities.ts';
import { boardVersionSchema, historyPageSchema, restoredVersionSchema } from './history.ts';

const layerNumber = v.pipe(
  v.number('Please choose a layer'),
  v.integer('Please choose a layer'),
  v.minValue(1, 'Please choose a layer from 1 to 14'),
  v.maxValue(LAYER_COUNT, 'Please choose a layer from 1 to 14'),
);
const content = v.pipe(
  v.string('Please describe the piece'),
  v.trim(),
  v.minLength(1, 'Please describe the piece'),
  storableText(CONTRIBUTION_MAX_LENGTH),
);
/** Accounts that the text mentions by "@" and their name: names are not unique, and whoever is told must be certain. */
const mentions = v.optional(
  v.pipe(
    v.array(idSchema),
    v.maxLength(MENTIONS_MAX, `You can mention ${MENTIONS_MAX} people at most`),
    v.check((ids) => new Set(ids).size === ids.length, 'Somebody is mentioned twice'),
  ),
);
const contribution = {
  clusterId: idSchema,
  content,
  type: v.optional(v.picklist(CONTRIBUTION_TYPES, 'Unknown kind of piece'), 'text'),
  evidenceId: v.optional(idSchema),
  confidence: v.optional(
    v.pipe(v.number(), v.minValue(0, 'Confidence is 0 to 100'), v.maxValue(100, 'Confidence is 0 to 100')),
    60,
  ),
  mentions,
  idempotencyKey: v.optional(idempotencyKeySchema),
};
const outcome = v.object({
  contribution: contributionSchema,
  layer: puzzleLayerSchema,
  completionRate: percentSchema,
  reward: v.object({ credits: v.number(), xp: v.number() }),
});
const layerText = v.pipe(v.string(), v.regex(/^\d{1,2}$/u, 'Not a layer'), v.transform(Number), layerNumber);
const layerParams = v.object({ clusterId: idSchema, layer: layerText });
const updateId = v.pipe(v.string(), v.regex(/^\d{1,15}$/u, 'Not a version'), v.transform(Number));
/** Yjs client ids are 32 random bits. */
const clientIds = v.pipe(
  v.string(),
  v.regex(/^\d{1,10}(?:,\d{1,10}){0,199}$/u, 'Not a list of at most 200 client ids'),
  v.transform((list) => list.split(',').map(Number)),
);
const versionParams = v.object({ clusterId: idSchema, updateId });

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
      verdict: v.picklist(VERDICTS, 'Please confirm or dispute'),
      note: v.optional(storableText(2_000), ''),
      /** Of a dispute. */
      reason: v.optional(v.picklist(DISPUTE_REASONS)),
      /** The exhibit that speaks against the piece. */
      evidenceId: v.optional(idSchema),
      mentions,
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
        v.minLength(1, 'Please write an answer'),
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
    query: v.object({ clusterId: v.optional(idSchema) }),
    responses: { 200: v.object({ pieces: v.array(waitingPieceSchema) }) },
  }),
  edit: defineEndpoint({
    method: 'PUT',
    path: '/api/puzzle/contributions/:id',
    summary: 'Changes the words of one’s own piece, within 10 minutes and before anybody reviewed it',
    access: 'puzzle.contribute',
    limit: 'pieces',
    params: v.object({ id: idSchema }),
    body: v.object({ content, mentions }),
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
    body: v.object({ clusterId: idSchema, content }),
    responses: {
      200: v.object({ similar: v.array(v.object({ contribution: contributionSchema, ratio: v.number() })) }),
    },
  }),
  claim: defineEndpoint({
    method: 'POST',
    path: '/api/puzzle/:clusterId/layers/:layer/claim',
    summary:
      '"I am working on this layer": takes or renews the claim; 409 while somebody else holds it and no request of yours stood for a minute',
    access: 'puzzle.claim',
    limit: 'steps',
    params: layerParams,
    responses: { 200: v.object({ claim: claimSchema }) },
  }),
  releaseClaim: defineEndpoint({
    method: 'DELETE',
    path: '/api/puzzle/:clusterId/layers/:layer/claim',
    summary: 'Gives the claim back; only its holder can',
    access: 'puzzle.claim',
    limit: 'steps',
    params: layerParams,
    responses: { 200: v.object({ released: v.boolean() }) },
  }),
  requestTakeover: defineEndpoint({
    method: 'POST',
    path: '/api/puzzle/:clusterId/layers/:layer/takeover',
    summary: 'Asks the holder of a claim to hand it over',
    access: 'puzzle.claim',
    limit: 'steps',
    params: layerParams,
    responses: { 200: v.object({ claim: claimSchema }) },
  }),
  giveDraft: defineEndpoint({
    method: 'POST',
    path: '/api/puzzle/:clusterId/layers/:layer/drafts',
    summary:
      'Gives one’s unsent text to whoever holds the layer or asked for it; given again, it replaces the one before. Nobody else can read it',
    access: 'puzzle.claim',
    limit: 'steps',
    params: layerParams,
    body: v.object({ toId: idSchema, content }),
    responses: { 200: v.object({ draft: handedDraftSchema }) },
  }),
  drafts: defineEndpoint({
    method: 'GET',
    path: '/api/puzzle/:clusterId/drafts',
    summary: 'Unsent texts that others gave to oneself for the layers of this puzzle',
    access: 'signed-in',
    params: v.object({ clusterId: idSchema }),
    responses: { 200: v.object({ drafts: v.array(handedDraftSchema) }) },
  }),
  dropDraft: defineEndpoint({
    method: 'DELETE',
    path: '/api/puzzle/drafts/:id',
    summary: 'Puts a given draft away; who gave it and who got it can',
    access: 'puzzle.claim',
    limit: 'steps',
    params: v.object({ id: idSchema }),
    responses: { 200: v.object({ dropped: v.boolean() }) },
  }),
  history: defineEndpoint({
    method: 'GET',
    path: '/api/puzzle/:clusterId/history',
    summary: 'Who changed the board and notes when, newest first; `before` gives the next page',
    access: 'signed-in',
    limit: 'history',
    params: v.object({ clusterId: idSchema }),
    query: v.object({ before: v.optional(updateId) }),
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
