import { NOTED_KINDS } from '@fap/shared/dashboard/alerts.ts';
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { account } from './auth.ts';
import { at, oneOf } from './columns.ts';
import { custodyChain } from './platform.ts';

/** Who takes care of an alert. The alert itself is no row: it is open while its rule holds. */
export const alertTaking = pgTable(
  'alert_taking',
  {
    kind: text('kind', { enum: NOTED_KINDS }).notNull(),
    /** The cluster or case, which has the id of its custody log. */
    subjectId: text('subject_id')
      .notNull()
      .references(() => custodyChain.id),
    takenBy: text('taken_by')
      .notNull()
      .references(() => account.id),
    takenAt: at('taken_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subjectId] }),
    check('alert_taking_kind', oneOf(table.kind, NOTED_KINDS)),
  ],
);
