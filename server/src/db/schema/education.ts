import { LESSON_IDS } from '@fap/shared/education/lessons/lessons.ts';
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
