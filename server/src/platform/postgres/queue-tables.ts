import { sql } from 'drizzle-orm';
import { integer, jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Database, TransactionDatabase } from './database.ts';

/** The job queue's own table, made by pg-boss: only for reading. */
export const queuedJob = pgSchema('pgboss').table('job', {
  id: uuid('id').notNull(),
  name: text('name').notNull(),
  state: text('state', {
    enum: ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'],
  }).notNull(),
  retryCount: integer('retry_count').notNull(),
  createdOn: timestamp('created_on', { withTimezone: true }).notNull(),
  startAfter: timestamp('start_after', { withTimezone: true }).notNull(),
  completedOn: timestamp('completed_on', { withTimezone: true }),
  output: jsonb('output'),
});

/** Whether a process with workers has made the queue in this database yet. */
export async function hasQueue(db: Database | TransactionDatabase): Promise<boolean> {
  const [row] = await db.execute<{ has: boolean }>(sql`select to_regclass('pgboss.job') is not null as has`);
  return row?.has === true;
}
