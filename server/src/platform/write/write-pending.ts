import { type SQL, sql } from 'drizzle-orm';
import {
  auditEntry,
  custodyChain,
  custodyEntry,
  custodyOpening,
  outboxEvent,
  topic,
  topicEvent,
} from '../../db/schema/platform.ts';
import type { TransactionDatabase } from '../postgres/database.ts';
import { chainAudits } from './custody-log.ts';
import type { Pending, PendingFact } from './pending.ts';

/**
 * The one statement that writes a transaction's audit rows with their entries in custody logs, its domain events and facts, as the last
 * thing before its commit; null when there is nothing to write. Each fact gets its topic's next `seq`: the topic's row stays locked until the commit, so a topic's facts are visible in the
 * order of their `seq` and without gaps. Topics are locked in the order of their names everywhere, so that two
 * transactions never deadlock.
 */
export async function pendingStatement(
  db: TransactionDatabase,
  pending: Pending,
  now: Date,
): Promise<SQL | null> {
  const { events, facts } = pending;
  if (pending.audits.length + events.length + facts.length === 0) return null;
  const { audits, entries, heads } = await chainAudits(db, pending.audits);
  const topics = topicsOf(facts);
  return sql`
    with audits as (
      insert into ${auditEntry}
        (id, at, actor_id, action, entity_type, entity_id, cluster_id, before, after, request_id)
      select coalesce(id, nextval(pg_get_serial_sequence('audit_entry', 'id'))), at, "actorId", action, "entityType", "entityId", "clusterId", before, after, "requestId"
      from ${rows(audits)} as new(
        n int, id bigint, at timestamptz, "actorId" text, action text, "entityType" text, "entityId" text, "clusterId" text,
        before jsonb, after jsonb, "requestId" text)
      order by n
    ), entries as (
      insert into ${custodyEntry} (chain_id, seq, at, action, actor, subject, change, entry_hash)
      select "chainId", seq, at, action, actor, subject, change, "entryHash"
      from ${rows(entries)} as new(
        "chainId" text, seq bigint, at timestamptz, action text, actor text, subject text, change text, "entryHash" text)
    ), openings as (
      insert into ${custodyOpening} (chain_id, seq, audit_id, actor_salt, subject_salt, change_salt)
      select "chainId", seq, "auditId", decode(salts->>'actor', 'hex'), decode(salts->>'subject', 'hex'),
        decode(salts->>'change', 'hex')
      from ${rows(entries)} as new("chainId" text, seq bigint, "auditId" bigint, salts jsonb)
    ), heads as (
      update ${custodyChain} set length = new.length, head = new.head
      from ${rows(heads)} as new(id text, length bigint, head text)
      where custody_chain.id = new.id
    ), events as (
      insert into ${outboxEvent} (type, lane, payload, created_at, next_attempt_at)
      select type, lane, payload, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
      from ${rows(events)} as new(n int, type text, lane text, payload jsonb)
      order by n
    ), topics as (
      insert into ${topic} as known (name, seq)
      select name, facts from ${rows(topics)} as new(n int, name text, facts int)
      order by n
      on conflict (name) do update set seq = known.seq + excluded.seq
      returning name, seq
    )
    insert into ${topicEvent} (topic, seq, name, payload, at)
    select new.topic, topics.seq - new."fromEnd", new.name, new.payload, ${now.toISOString()}::timestamptz
    from ${rows(fromEnd(facts))} as new(n int, topic text, name text, payload jsonb, "fromEnd" int)
    join topics on topics.name = new.topic
    order by new.n`;
}

/** Each topic once with how many facts it gets, in the order in which everybody locks them. */
function topicsOf(facts: readonly PendingFact[]): { name: string; facts: number }[] {
  const byTopic = Map.groupBy(facts, (fact) => fact.topic);
  return [...byTopic.keys()].sort().map((name) => ({ name, facts: byTopic.get(name)?.length ?? 0 }));
}

/** Facts with the number of facts of their topic that come after them. */
function fromEnd(facts: readonly PendingFact[]): (PendingFact & { fromEnd: number })[] {
  const after = new Map<string, number>();
  return facts
    .toReversed()
    .map((fact) => {
      const count = after.get(fact.topic) ?? 0;
      after.set(fact.topic, count + 1);
      return { ...fact, fromEnd: count };
    })
    .toReversed();
}

/** Rows as one parameter, numbered in their order. */
const rows = (values: readonly object[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(values.map((value, n) => ({ ...value, n })))}::jsonb)`;
