import { sql } from 'drizzle-orm';
import { bigint, boolean, check, pgTable, text } from 'drizzle-orm/pg-core';
import { account } from './auth.ts';
import { cluster } from './clusters.ts';
import { at } from './columns.ts';

/** What analysts found out about a cluster for its Strike Score; null where nobody has said anything. */
export const strikeAssessment = pgTable(
  'strike_assessment',
  {
    clusterId: text('cluster_id')
      .primaryKey()
      .references(() => cluster.id),
    /** Losses shown by documents, in US cents. */
    documentedCents: bigint('documented_cents', { mode: 'number' }),
    /** The largest single payment shown by a document, in US cents. */
    largestPaymentCents: bigint('largest_payment_cents', { mode: 'number' }),
    /** Contact or threats go on, or there is a risk of self-harm. */
    isOngoing: boolean('is_ongoing'),
    /** When some of its infrastructure last answered. */
    liveAt: at('live_at'),
    /** Somebody read the shared edition and found no personal data of third parties in it. */
    isRedacted: boolean('is_redacted').notNull().default(false),
    signedOffBy: text('signed_off_by').references(() => account.id),
    signedOffAt: at('signed_off_at'),
    updatedBy: text('updated_by')
      .notNull()
      .references(() => account.id),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    check(
      'strike_assessment_amounts',
      sql`least(${table.documentedCents}, ${table.largestPaymentCents}) >= 0`,
    ),
    check('strike_assessment_sign_off', sql`(${table.signedOffBy} is null) = (${table.signedOffAt} is null)`),
  ],
);
