import { STORED_STATES } from '@fap/shared/education/content/proposal-rules.ts';
import { LESSON_IDS } from '@fap/shared/education/lessons/lessons.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from './auth.ts';
import { at, oneOf } from './columns.ts';

/** An account's answers in the practice lessons, one for each item. Only they see them; they are no record of anything. */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    lessonId: text('lesson_id', { enum: LESSON_IDS }).notNull(),
    itemId: text('item_id').notNull(),
    answer: text('answer').notNull(),
    answeredAt: at('answered_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.lessonId, table.itemId] }),
    check('lesson_progress_lesson', oneOf(table.lessonId, LESSON_IDS)),
  ],
);

/** A better text that somebody suggested for one text of the product, and what an analyst decided. What the product says stands in its source. */
export const contentProposal = pgTable(
  'content_proposal',
  {
    id: text('id').primaryKey(),
    /** Kind and id of the entry, such as `article/the-second-call`. */
    entry: text('entry').notNull(),
    /** Where the text stands in the entry. */
    address: text('address').notNull(),
    /** What the product said when it was suggested. */
    baseText: text('base_text').notNull(),
    proposedText: text('proposed_text').notNull(),
    reason: text('reason').notNull().default(''),
    sourceTitle: text('source_title').notNull().default(''),
    sourceUrl: text('source_url'),
    authorId: text('author_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    state: text('state', { enum: STORED_STATES }).notNull(),
    createdAt: at('created_at').notNull(),
    decidedAt: at('decided_at'),
    /** Null for one that its author withdrew. */
    decidedBy: text('decided_by').references(() => account.id),
    note: text('note').notNull().default(''),
    /** The accepted changes of a text are counted from 1. */
    version: integer('version'),
  },
  (table) => [
    uniqueIndex('content_proposal_open_once')
      .on(table.authorId, table.entry, table.address)
      .where(sql`${table.state} = 'open'`),
    uniqueIndex('content_proposal_version').on(table.entry, table.address, table.version),
    index('content_proposal_state_idx').on(table.state, table.createdAt, table.id),
    index('content_proposal_author_idx').on(table.authorId, table.createdAt, table.id),
    check('content_proposal_state', oneOf(table.state, STORED_STATES)),
    check('content_proposal_counted', sql`(${table.state} = 'accepted') = (${table.version} is not null)`),
  ],
);
