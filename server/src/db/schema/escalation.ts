import type { ApprovedSummary } from '@fap/shared/escalation/press-summary.ts';
import { ESCALATION_ORIGINS, ESCALATION_STATES, LIVE_STATES } from '@fap/shared/escalation/states.ts';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from './auth.ts';
import { cluster } from './clusters.ts';
import { at, oneOf } from './columns.ts';

/** Proposals to tell the press of a cluster; two different people approve one text. */
export const mediaEscalation = pgTable(
  'media_escalation',
  {
    id: text('id').primaryKey(),
    clusterId: text('cluster_id')
      .notNull()
      .references(() => cluster.id),
    state: text('state', { enum: ESCALATION_STATES }).notNull(),
    origin: text('origin', { enum: ESCALATION_ORIGINS }).notNull(),
    /** Who made it by hand; null where completion did. */
    proposedBy: text('proposed_by').references(() => account.id),
    proposedAt: at('proposed_at').notNull(),
    /** The two who approved it, and what; they stay when it is withdrawn later. */
    firstApprover: text('first_approver').references(() => account.id),
    secondApprover: text('second_approver').references(() => account.id),
    /** As it was approved, made of counts and reference content; without the ids of reports. */
    summary: jsonb('summary').$type<ApprovedSummary>(),
    summarySha256: text('summary_sha256'),
    approvedAt: at('approved_at'),
    /** Who rejected or withdrew it. */
    closedBy: text('closed_by').references(() => account.id),
    closedReason: text('closed_reason').notNull().default(''),
    closedAt: at('closed_at'),
  },
  (table) => [
    uniqueIndex('media_escalation_live_idx').on(table.clusterId).where(oneOf(table.state, LIVE_STATES)),
    index('media_escalation_cluster_idx').on(table.clusterId, table.proposedAt),
    check('media_escalation_state', oneOf(table.state, ESCALATION_STATES)),
    check('media_escalation_origin', oneOf(table.origin, ESCALATION_ORIGINS)),
    check('media_escalation_by_hand', sql`(${table.origin} = 'by-hand') = (${table.proposedBy} is not null)`),
    check('media_escalation_two_people', sql`${table.firstApprover} <> ${table.secondApprover}`),
    check(
      'media_escalation_approved',
      sql`num_nulls(${table.firstApprover}, ${table.secondApprover}, ${table.summary}, ${table.summarySha256}, ${table.approvedAt}) in (0, 5)
        and (${table.state} <> 'approved' or ${table.approvedAt} is not null)
        and (${table.state} not in ('proposed', 'rejected') or ${table.approvedAt} is null)`,
    ),
    check(
      'media_escalation_closed',
      sql`(${table.state} in ('rejected', 'withdrawn')) = (${table.closedAt} is not null)
        and (${table.closedAt} is null) = (${table.closedBy} is null)
        and (${table.closedAt} is null or length(${table.closedReason}) >= 5)`,
    ),
  ],
);

/** Who approved which text: nobody approves one twice. */
export const mediaApproval = pgTable(
  'media_approval',
  {
    escalationId: text('escalation_id')
      .notNull()
      .references(() => mediaEscalation.id),
    /** Of the text that was approved; it counts for no other. */
    summarySha256: text('summary_sha256').notNull(),
    approvedBy: text('approved_by')
      .notNull()
      .references(() => account.id),
    approvedAt: at('approved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.escalationId, table.summarySha256, table.approvedBy] })],
);

/** Officers who want to be told of clusters that reach the threshold. */
export const alertSubscription = pgTable('alert_subscription', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => account.id),
  subscribedAt: at('subscribed_at').notNull(),
});
