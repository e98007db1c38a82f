import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { account } from './auth.ts';
import { at } from './columns.ts';

/** Append-only ledger of rewards; the key makes each one happen once. */
export const rewardEntry = pgTable(
  'reward_entry',
  {
    key: text('key').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    reason: text('reason').notNull(),
    credits: integer('credits').notNull(),
    xp: integer('xp').notNull(),
    clusterId: text('cluster_id'),
    contributionId: text('contribution_id'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('reward_entry_account_idx').on(table.accountId, table.createdAt)],
);

export const badgeAward = pgTable(
  'badge_award',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    badge: text('badge').notNull(),
    clusterId: text('cluster_id').notNull(),
    layer: integer('layer').notNull(),
    awardedAt: at('awarded_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.badge, table.clusterId, table.layer] })],
);
