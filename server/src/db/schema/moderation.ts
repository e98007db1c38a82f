import { DECISIONS, FLAG_KINDS, FLAG_REASONS } from '@fap/shared/moderation/rules.ts';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from './auth.ts';
import { cluster } from './clusters.ts';
import { at, oneOf } from './columns.ts';

/** That somebody reported something to moderators, and what came of it. */
export const contentFlag = pgTable(
  'content_flag',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: FLAG_KINDS }).notNull(),
    /** Flags of the same thing have the same key. */
    targetKey: text('target_key').notNull(),
    /** The piece, card or account; null for a passage of the notes. */
    targetId: text('target_id'),
    clusterId: text('cluster_id').references(() => cluster.id, { onDelete: 'cascade' }),
    /** What the card or the notes said; emptied when it is redacted. */
    passage: text('passage').notNull().default(''),
    reason: text('reason', { enum: FLAG_REASONS }).notNull(),
    words: text('words').notNull().default(''),
    flaggedBy: text('flagged_by')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
    closedAt: at('closed_at'),
    outcome: text('outcome', { enum: DECISIONS }),
  },
  (table) => [
    uniqueIndex('content_flag_open_once')
      .on(table.flaggedBy, table.targetKey)
      .where(sql`${table.closedAt} is null`),
    index('content_flag_target_idx').on(table.targetKey, table.createdAt),
    check('content_flag_kind', oneOf(table.kind, FLAG_KINDS)),
    check('content_flag_reason', oneOf(table.reason, FLAG_REASONS)),
    check('content_flag_outcome', oneOf(table.outcome, DECISIONS)),
  ],
);
