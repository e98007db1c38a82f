import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { LAYER_COUNT } from '../catalogue/anatomy.ts';
import { idSchema, timeSchema } from '../kernel/schemas.ts';
import { isBoardId } from '../puzzle/board-shapes.ts';
import { personSchema } from '../puzzle/entities.ts';
import { COMMENT_TARGETS, REACTIONS } from './constants.ts';

/** The id under which everybody talks about the notes as a whole. */
export const NOTES_TARGET = 'notes';

const isLayer = (text: string): boolean => /^[1-9]\d?$/u.test(text) && Number(text) <= LAYER_COUNT;

/** What a comment is about, within a puzzle. */
export const commentTargetSchema = v.variant('kind', [
  v.object({ kind: v.literal('piece'), id: idSchema }),
  v.object({ kind: v.literal('card'), id: v.pipe(v.string(), v.check(isBoardId, t`Not a card`)) }),
  v.object({ kind: v.literal('layer'), id: v.pipe(v.string(), v.check(isLayer, t`Not a layer`)) }),
  v.object({ kind: v.literal('notes'), id: v.literal(NOTES_TARGET) }),
]);
export type CommentTarget = v.InferOutput<typeof commentTargetSchema>;

/** One kind of reaction to a comment. */
export const reactionCountSchema = v.object({
  reaction: v.picklist(REACTIONS),
  count: v.number(),
  /** Whether the reader is among them. */
  isMine: v.boolean(),
  /** The first of them. */
  names: v.array(v.string()),
});
export type ReactionCount = v.InferOutput<typeof reactionCountSchema>;

/** A comment as everybody who may see the puzzle reads it. */
export const commentSchema = v.object({
  id: v.string(),
  clusterId: v.string(),
  target: v.object({ kind: v.picklist(COMMENT_TARGETS), id: v.string() }),
  author: personSchema,
  /** The words; of a hidden or removed one, why it is. */
  text: v.string(),
  createdAt: timeSchema,
  editedAt: v.nullable(timeSchema),
  resolved: v.nullable(v.object({ by: personSchema, at: timeSchema })),
  /** Set when a moderator took its words from everybody. */
  moderation: v.nullable(v.picklist(['hidden', 'redacted'])),
  /** In the order of the closed set; one without anybody is left out. */
  reactions: v.array(reactionCountSchema),
});
export type Comment = v.InferOutput<typeof commentSchema>;

/** How much is said about one thing. */
export const commentCountSchema = v.object({
  kind: v.picklist(COMMENT_TARGETS),
  id: v.string(),
  comments: v.number(),
  /** Those that nobody resolved. */
  open: v.number(),
});
export type CommentCount = v.InferOutput<typeof commentCountSchema>;
