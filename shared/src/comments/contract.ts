import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { DEFAULT_PAGE, pageQuery } from '../kernel/page.ts';
import { idempotencyKeySchema, idSchema, storableText } from '../kernel/schemas.ts';
import { mentionsSchema } from '../puzzle/request-parts.ts';
import { COMMENT_MAX_LENGTH, LINK_MAX_LENGTH, REACTIONS } from './constants.ts';
import { commentCountSchema, commentSchema, commentTargetSchema } from './entities.ts';
import { unfurledSchema } from './unfurled.ts';

const text = v.pipe(
  v.string(t`Please write something`),
  v.trim(),
  v.minLength(1, t`Please write something`),
  storableText(COMMENT_MAX_LENGTH),
);
const params = v.object({ id: idSchema });
const reactionParams = v.object({ id: idSchema, reaction: v.picklist(REACTIONS, t`Unknown reaction`) });
const changed = { 200: v.object({ comment: commentSchema }) };
const wordsKind = v.picklist(['piece', 'card', 'layer', 'notes'], t`Unknown kind`);

/** What people say about pieces, cards, layers and notes of a puzzle. */
export const commentsContract = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/puzzle/:clusterId/comments',
    summary: 'What is said about one thing of a puzzle, oldest first',
    access: 'signed-in',
    params: v.object({ clusterId: idSchema }),
    query: v.object({
      kind: wordsKind,
      id: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
      ...pageQuery(DEFAULT_PAGE),
    }),
    responses: {
      200: v.object({
        comments: v.array(commentSchema),
        nextCursor: v.nullable(v.string()),
        total: v.number(),
        /** A moderator took the words of the thing itself away, so what is said about it cannot be read either. */
        isClosed: v.boolean(),
      }),
    },
  }),
  counts: defineEndpoint({
    method: 'GET',
    path: '/api/puzzle/:clusterId/comments/counts',
    summary: 'How many comments each thing of a puzzle has, and how many of them are open; by pages',
    access: 'signed-in',
    params: v.object({ clusterId: idSchema }),
    query: v.object(pageQuery(500)),
    responses: {
      200: v.object({ counts: v.array(commentCountSchema), nextCursor: v.nullable(v.string()) }),
    },
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/api/comments/:id',
    summary: 'One comment, for a link that leads to it',
    access: 'signed-in',
    params,
    responses: changed,
  }),
  write: defineEndpoint({
    method: 'POST',
    path: '/api/comments',
    summary:
      'Says something about a piece, card, layer or the notes; the same idempotency key again answers 200',
    access: 'puzzle.contribute',
    limit: 'comments',
    body: v.object({
      clusterId: idSchema,
      target: commentTargetSchema,
      text,
      mentions: mentionsSchema,
      idempotencyKey: v.optional(idempotencyKeySchema),
    }),
    responses: { ...changed, 201: v.object({ comment: commentSchema }) },
  }),
  edit: defineEndpoint({
    method: 'PUT',
    path: '/api/comments/:id',
    summary: 'Changes the words of one’s own comment',
    access: 'puzzle.contribute',
    limit: 'comments',
    params,
    body: v.object({ text, mentions: mentionsSchema }),
    responses: changed,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/api/comments/:id',
    summary: 'Deletes one’s own comment with everything said to it by reactions',
    access: 'puzzle.contribute',
    limit: 'steps',
    params,
    responses: { 200: v.object({ isDeleted: v.boolean() }) },
  }),
  resolve: defineEndpoint({
    method: 'POST',
    path: '/api/comments/:id/resolve',
    summary: 'Says that a comment is dealt with; again changes nothing',
    access: 'puzzle.contribute',
    limit: 'steps',
    params,
    responses: changed,
  }),
  reopen: defineEndpoint({
    method: 'POST',
    path: '/api/comments/:id/reopen',
    summary: 'Says that a comment is not dealt with; again changes nothing',
    access: 'puzzle.contribute',
    limit: 'steps',
    params,
    responses: changed,
  }),
  react: defineEndpoint({
    method: 'PUT',
    path: '/api/comments/:id/reactions/:reaction',
    summary: 'Reacts to a comment; again changes nothing',
    access: 'puzzle.contribute',
    limit: 'steps',
    params: reactionParams,
    responses: changed,
  }),
  unreact: defineEndpoint({
    method: 'DELETE',
    path: '/api/comments/:id/reactions/:reaction',
    summary: 'Takes one’s own reaction back; again changes nothing',
    access: 'puzzle.contribute',
    limit: 'steps',
    params: reactionParams,
    responses: changed,
  }),
  unfurl: defineEndpoint({
    method: 'GET',
    path: '/api/links/unfurl',
    summary:
      'What a link to something of this platform leads to, as far as the reader may know; null for everything else, whether it exists or not',
    access: 'signed-in',
    limit: 'previews',
    query: v.object({ link: v.pipe(v.string(), v.minLength(1), v.maxLength(LINK_MAX_LENGTH)) }),
    responses: { 200: v.object({ unfurled: v.nullable(unfurledSchema) }) },
  }),
};
