import { and, asc, desc, eq, gt, lte, min, sql } from 'drizzle-orm';
import { topic, topicEvent } from '../../db/schema/platform.ts';
import { type Database, prepared, type TransactionDatabase } from '../postgres/database.ts';
import type { PendingFact } from './pending.ts';

/** A committed fact as the log holds it. */
export interface LoggedFact extends PendingFact {
  seq: number;
  at: Date;
}

/**
 * Replaces a value in the facts of a topic about one thing (`about`: a path in the payload and its value), so that a replay does
 * not reveal what was removed. Their order and number stay.
 */
export async function rewriteFacts(
  db: TransactionDatabase,
  name: string,
  about: { path: readonly string[]; value: string },
  change: { path: readonly string[]; value: string },
): Promise<void> {
  const pathOf = (path: readonly string[]) => sql`${sql.param([...path])}::text[]`;
  await db
    .update(topicEvent)
    .set({
      payload: sql`jsonb_set(${topicEvent.payload}, ${pathOf(change.path)}, to_jsonb(${change.value}::text))`,
    })
    .where(
      and(eq(topicEvent.topic, name), sql`${topicEvent.payload} #>> ${pathOf(about.path)} = ${about.value}`),
    );
}

/** The latest committed `seq` of a topic; 0 for one in which nothing happened yet. */
export async function getLatestSeq(db: Database | TransactionDatabase, name: string): Promise<number> {
  const [row] = await db.select({ seq: topic.seq }).from(topic).where(eq(topic.name, name));
  return row?.seq ?? 0;
}

/**
 * The `seq` after which everything in a topic is newer than a time; facts that are no longer kept count as older. One
 * statement, so that no commit falls between its parts.
 */
export async function getSeqAt(db: Database, name: string, time: Date): Promise<number> {
  const lastBefore = db
    .select({ seq: topicEvent.seq })
    .from(topicEvent)
    .where(and(eq(topicEvent.topic, name), lte(topicEvent.at, time)))
    .orderBy(desc(topicEvent.seq))
    .limit(1);
  const firstKept = db
    .select({ seq: sql<number>`${min(topicEvent.seq)} - 1` })
    .from(topicEvent)
    .where(eq(topicEvent.topic, name));
  const head = db.select({ seq: topic.seq }).from(topic).where(eq(topic.name, name));
  const [row] = await db.execute<{ seq: string }>(
    sql`select coalesce((${lastBefore}), (${firstKept}), (${head}), 0) as seq`,
  );
  return Number(row?.seq ?? 0);
}

/** Facts of a topic after `seq`, oldest first, at most `limit`. */
export async function listFacts(
  db: Database,
  name: string,
  after: number,
  limit: number,
): Promise<LoggedFact[]> {
  const rows = await prepared(db)
    .select()
    .from(topicEvent)
    .where(and(eq(topicEvent.topic, name), gt(topicEvent.seq, after)))
    .orderBy(asc(topicEvent.seq))
    .limit(limit);
  return rows.map((row) => ({ ...row, payload: row.payload as Record<string, unknown> }));
}
