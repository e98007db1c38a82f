import type { DnaResult } from '@fap/shared/dna/dna-result.ts';
import type { Traits } from '@fap/shared/matching/traits/report-traits.ts';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { cluster } from './clusters.ts';
import { at } from './columns.ts';

export const clusterDna = pgTable('cluster_dna', {
  clusterId: text('cluster_id')
    .primaryKey()
    .references(() => cluster.id, { onDelete: 'cascade' }),
  version: integer('version').notNull(),
  /** The merged traits of all its reports. */
  traits: jsonb('traits').$type<Traits>().notNull(),
  /** Strength with its parts, and each layer's figures with their sources. */
  result: jsonb('result').$type<DnaResult>().notNull(),
  computedAt: at('computed_at').notNull(),
});
