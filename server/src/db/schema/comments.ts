import { COMMENT_TARGETS, REACTIONS } from '@fap/shared/comments/constants.ts';
import { MODERATION_STATES } from '@fap/shared/puzzle/constants.ts';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { account } from './auth.ts';
import { cluster } from './clusters.ts';
import { at, oneOf } from './columns.ts';
import { indexesOf, searched } from './search-words.ts';

/** What somebody says about a piece, card or layer of a puzzle, or about its notes. */
export const comment = pgTable(
  'comment',
  {
    id: text('id').primaryKey(),
    clusterId: text('cluster_id')
      .notNull()
      .references(() => cluster.id, { onDelete: 'cascade' }),
    targetKind: text('target_kind', { enum: COMMENT_TARGETS }).notNull(),
    /** The piece, the card of the board, the number of the layer; `notes` for the notes. */
    targetId: text('target_id').notNull(),
    authorId: text('author_id')
      .notNull()
      .references(() => account.id),
    /** The words; of a hidden or redacted one, why it is, so that no reader can forget to look. */
    text: text('text').notNull(),
    /** Accounts that were told that it mentions them: an edit tells only others. */
    mentions: text('mentions').array().notNull().default([]),
    idempotencyKey: text('idempotency_key'),
    /** SHA-256 of the request with the idempotency key; null without one. */
    payloadHash: text('payload_hash'),
    createdAt: at('created_at').notNull(),
    editedAt: at('edited_at'),
    resolvedBy: text('resolved_by').references(() => account.id),
    resolvedAt: at('resolved_at'),
    moderation: text('moderation', { enum: MODERATION_STATES }).notNull().default('shown'),
    /** What a hidden one says. */
    hiddenText: text('hidden_text'),
  },
  (table) => [
    unique('comment_idempotency_key').on(table.authorId, table.idempotencyKey),
    // For keyset pages of a thread, oldest first, and for the counts of a puzzle.
    index('comment_thread_idx').on(
      table.clusterId,
      table.targetKind,
      table.targetId,
      table.createdAt,
      table.id,
    ),
    index('comment_author_idx').on(table.authorId, table.clusterId),
    ...indexesOf('comment', searched(table.text)),
    check('comment_target_kind', oneOf(table.targetKind, COMMENT_TARGETS)),
    check('comment_moderation', oneOf(table.moderation, MODERATION_STATES)),
    check('comment_hidden_text', sql`(${table.moderation} = 'hidden') = (${table.hiddenText} is not null)`),
    check('comment_resolved', sql`(${table.resolvedBy} is null) = (${table.resolvedAt} is null)`),
  ],
);

/** The words by which a comment is found. */
export const commentSearch = searched(comment.text);

/** One person's reaction to a comment; each of the closed set once. */
export const commentReaction = pgTable(
  'comment_reaction',
  {
    commentId: text('comment_id')
      .notNull()
      .references(() => comment.id, { onDelete: 'cascade' }),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    reaction: text('reaction', { enum: REACTIONS }).notNull(),
    reactedAt: at('reacted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.reaction, table.accountId] }),
    index('comment_reaction_account_idx').on(table.accountId),
    check('comment_reaction_reaction', oneOf(table.reaction, REACTIONS)),
  ],
);
