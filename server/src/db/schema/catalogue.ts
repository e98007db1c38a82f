import { pgTable, text } from 'drizzle-orm/pg-core';
import { account } from './auth.ts';
import { at } from './columns.ts';

/** Who accepted the taxonomy's note on responsible use, and when. */
export const taxonomyAcceptance = pgTable('taxonomy_acceptance', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  acceptedAt: at('accepted_at').notNull(),
});
