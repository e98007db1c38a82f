import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { DEFAULT_PAGE, pageQuery } from '../kernel/page.ts';
import { idSchema, storableText, timeSchema } from '../kernel/schemas.ts';
import { BOARD_LABEL_MAX_LENGTH } from '../puzzle/board-shapes.ts';
import { personSchema } from '../puzzle/entities.ts';
import { DECISIONS, FLAG_KINDS, FLAG_REASONS, PASSAGE_MAX_LENGTH } from './rules.ts';

const passage = (maxLength: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(4, t`Please choose a passage`), storableText(maxLength));
const boardId = v.pipe(v.string(), v.minLength(1), storableText(120));

/** What is reported or decided on. */
export const targetSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('piece'), id: idSchema }),
  v.strictObject({ kind: v.literal('comment'), id: idSchema }),
  v.strictObject({
    kind: v.literal('card'),
    clusterId: idSchema,
    id: boardId,
    /** What the card says. */
    passage: storableText(BOARD_LABEL_MAX_LENGTH),
  }),
  v.strictObject({ kind: v.literal('notes'), clusterId: idSchema, passage: passage(PASSAGE_MAX_LENGTH) }),
  v.strictObject({ kind: v.literal('name'), id: idSchema }),
]);
export type ModerationTarget = v.InferOutput<typeof targetSchema>;

const flagSchema = v.object({
  reason: v.picklist(FLAG_REASONS),
  words: v.string(),
  by: personSchema,
  at: timeSchema,
});

/** Something that was reported, with everybody's reasons. */
export const flaggedSchema = v.object({
  key: v.string(),
  kind: v.picklist(FLAG_KINDS),
  /** Null when it is gone. */
  target: v.nullable(targetSchema),
  /** What it says: of a hidden piece, what it said. */
  text: v.string(),
  author: v.nullable(personSchema),
  clusterId: v.nullable(v.string()),
  clusterName: v.nullable(v.string()),
  layer: v.nullable(v.number()),
  /** Whether everybody can read it now. */
  state: v.picklist(['shown', 'hidden', 'redacted']),
  flags: v.array(flagSchema),
  people: v.number(),
  lastAt: timeSchema,
  /** What was decided last; null while it waits. */
  outcome: v.nullable(v.picklist(DECISIONS)),
});
export type Flagged = v.InferOutput<typeof flaggedSchema>;

/** Reports of content, and what moderators decide on it. */
export const moderationContract = {
  flag: defineEndpoint({
    method: 'POST',
    path: '/api/moderation/flags',
    summary:
      'Reports a piece, a comment, a card, a passage of the notes or a name to moderators; once per person while it is open',
    access: 'content.flag',
    limit: 'flags',
    body: v.object({
      target: targetSchema,
      reason: v.picklist(FLAG_REASONS, t`Please choose a reason`),
      words: v.optional(storableText(500), ''),
    }),
    responses: { 200: v.object({ flaggedAt: timeSchema }) },
  }),
  queue: defineEndpoint({
    method: 'GET',
    path: '/api/moderation/queue',
    summary: 'What was reported, latest first: what waits for a decision, or what was decided',
    access: 'content.moderate',
    query: v.object({
      show: v.optional(v.picklist(['open', 'decided']), 'open'),
      ...pageQuery(DEFAULT_PAGE),
    }),
    responses: { 200: v.array(flaggedSchema) },
  }),
  decide: defineEndpoint({
    method: 'POST',
    path: '/api/moderation/decisions',
    summary: 'Leaves, hides, shows again or redacts something, or replaces a name; closes its open reports',
    access: 'content.moderate',
    limit: 'decisions',
    body: v.object({
      target: targetSchema,
      decision: v.picklist(DECISIONS),
      reason: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(5, t`Please say why, in at least 5 characters`),
        storableText(300),
      ),
    }),
    responses: { 200: v.object({ decidedAt: timeSchema }) },
  }),
};
