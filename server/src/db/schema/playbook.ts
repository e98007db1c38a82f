import type { PlaybookFindings } from '@fap/shared/playbook/playbook-result.ts';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { cluster } from './clusters.ts';
import { at } from './columns.ts';

export const clusterPlaybook = pgTable('cluster_playbook', {
  clusterId: text('cluster_id')
    .primaryKey()
    .references(() => cluster.id, { onDelete: 'cascade' }),
  version: integer('version').notNull(),
  /** SHA-256 over all its inputs. */
  evidenceHash: text('evidence_hash').notNull(),
  /** The public result. */
  result: jsonb('result').$type<PlaybookFindings>().notNull(),
  computedAt: at('computed_at').notNull(),
});
