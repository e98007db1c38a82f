import type { EntryResponse } from '@fap/shared/backtrace/entities.ts';
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { account } from './auth.ts';
import { cluster } from './clusters.ts';
import { at } from './columns.ts';

/** An account's answers on how they came into a cluster. Only they can read it; revoking the consent deletes it. */
export const entryPath = pgTable(
  'entry_path',
  {
    id: text('id').primaryKey(),
    clusterId: text('cluster_id')
      .notNull()
      .references(() => cluster.id, { onDelete: 'cascade' }),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    responses: jsonb('responses').$type<EntryResponse[]>().notNull(),
    acquisitionVector: text('acquisition_vector').notNull(),
    /** Version of the rules by which the vector was found. */
    version: integer('version').notNull(),
    consentedAt: at('consented_at').notNull(),
  },
  (table) => [
    unique('entry_path_once').on(table.clusterId, table.accountId),
    index('entry_path_account_idx').on(table.accountId),
  ],
);
