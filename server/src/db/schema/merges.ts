import { CHANGE_KINDS } from '@fap/shared/merges/contract.ts';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { account } from './auth.ts';
import { cluster } from './clusters.ts';
import { at, oneOf } from './columns.ts';

export const clusterChange = pgTable(
  'cluster_change',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: CHANGE_KINDS }).notNull(),
    /** The cluster that was merged or split off. */
    clusterId: text('cluster_id')
      .notNull()
      .references(() => cluster.id, { onDelete: 'cascade' }),
    /** The cluster it was merged into, or was split from. */
    otherClusterId: text('other_cluster_id')
      .notNull()
      .references(() => cluster.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    /** The comparison on which the decision was based, with its version. */
    comparison: jsonb('comparison').notNull(),
    madeBy: text('made_by')
      .notNull()
      .references(() => account.id),
    madeAt: at('made_at').notNull(),
  },
  (table) => [
    check('cluster_change_kind', oneOf(table.kind, CHANGE_KINDS)),
    check('cluster_change_of_two', sql`${table.clusterId} <> ${table.otherClusterId}`),
    index('cluster_change_cluster_idx').on(table.clusterId, table.madeAt),
    index('cluster_change_other_idx').on(table.otherClusterId, table.madeAt),
  ],
);
