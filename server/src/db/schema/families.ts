import type { ClusterLineage } from '@fap/shared/families/cluster-lineage.ts';
import type { ClusterRelation } from '@fap/shared/families/relate-clusters.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { cluster } from './clusters.ts';
import { at } from './columns.ts';

export const clusterLineage = pgTable('cluster_lineage', {
  clusterId: text('cluster_id')
    .primaryKey()
    .references(() => cluster.id, { onDelete: 'cascade' }),
  version: integer('version').notNull(),
  lineage: jsonb('lineage').$type<ClusterLineage>().notNull(),
  computedAt: at('computed_at').notNull(),
});

export const clusterEdge = pgTable(
  'cluster_edge',
  {
    /** The lower of the two ids in text order. */
    firstId: text('first_id')
      .notNull()
      .references(() => cluster.id, { onDelete: 'cascade' }),
    secondId: text('second_id')
      .notNull()
      .references(() => cluster.id, { onDelete: 'cascade' }),
    overall: real('overall'),
    strength: real('strength').notNull(),
    behavioral: real('behavioral'),
    technical: real('technical'),
    linguistic: real('linguistic'),
    temporal: real('temporal'),
    layers: jsonb('layers').$type<ClusterRelation['layers']>().notNull(),
    /** Indicators, personas and scripts that both have. */
    shared: jsonb('shared').$type<Pick<ClusterRelation, 'identifiers' | 'personas' | 'scripts'>>().notNull(),
    version: integer('version').notNull(),
    computedAt: at('computed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.firstId, table.secondId] }),
    index('cluster_edge_second_idx').on(table.secondId),
    check('cluster_edge_once', sql`${table.firstId} < ${table.secondId}`),
  ],
);
