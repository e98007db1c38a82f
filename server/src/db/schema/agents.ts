import { REQUEST_KINDS } from '@fap/shared/agents/team-contract.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { account } from './auth.ts';
import { cluster } from './clusters.ts';
import { at, oneOf } from './columns.ts';

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

/** What an agent lets others see; without a row nothing. */
export const agentChoice = pgTable('agent_choice', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => account.id),
  leaderboard: boolean('leaderboard').notNull(),
  level: boolean('level').notNull(),
  badges: boolean('badges').notNull(),
  agreement: boolean('agreement').notNull(),
  team: boolean('team').notNull(),
  changedAt: at('changed_at').notNull(),
});

/** A team of agents; it is gone with its last member. */
export const agentTeam = pgTable(
  'agent_team',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** The name as nobody could tell it from another. */
    nameKey: text('name_key').notNull().unique('agent_team_name'),
    leadId: text('lead_id')
      .notNull()
      .references(() => account.id),
    foundedAt: at('founded_at').notNull(),
    /** The missing layer its members are asked to look for. */
    focusClusterId: text('focus_cluster_id').references(() => cluster.id, { onDelete: 'set null' }),
    focusLayer: integer('focus_layer'),
  },
  (table) => [
    index('agent_team_founded_idx').on(table.foundedAt, table.id),
    check('agent_team_focus_layer', sql`${table.focusLayer} between 1 and 14`),
  ],
);

/** Nobody is in two teams. */
export const agentTeamMember = pgTable(
  'agent_team_member',
  {
    accountId: text('account_id')
      .primaryKey()
      .references(() => account.id),
    teamId: text('team_id')
      .notNull()
      .references(() => agentTeam.id, { onDelete: 'cascade' }),
    joinedAt: at('joined_at').notNull(),
  },
  (table) => [index('agent_team_member_team_idx').on(table.teamId, table.joinedAt)],
);

/** Somebody asked to be let in, or was invited; answered ones are gone. */
export const agentTeamRequest = pgTable(
  'agent_team_request',
  {
    teamId: text('team_id')
      .notNull()
      .references(() => agentTeam.id, { onDelete: 'cascade' }),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    kind: text('kind', { enum: REQUEST_KINDS }).notNull(),
    madeAt: at('made_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.accountId] }),
    index('agent_team_request_account_idx').on(table.accountId),
    check('agent_team_request_kind', oneOf(table.kind, REQUEST_KINDS)),
  ],
);
