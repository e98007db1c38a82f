import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { account } from './auth.ts';
import { at } from './columns.ts';

/** A guardian watches over an elder: a relation between two accounts, not a role. */
export const guardianship = pgTable(
  'guardianship',
  {
    id: text('id').primaryKey(),
    elderId: text('elder_id')
      .notNull()
      .references(() => account.id),
    guardianId: text('guardian_id')
      .notNull()
      .references(() => account.id),
    acceptedAt: at('accepted_at'),
    revokedAt: at('revoked_at'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('guardianship_pair').on(table.elderId, table.guardianId),
    index('guardianship_guardian_idx').on(table.guardianId),
  ],
);
