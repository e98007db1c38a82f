import type { Capability } from '@fap/shared/auth/capabilities.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { FactDefinition, FactPayload } from '@fap/shared/kernel/topic.ts';
import * as v from 'valibot';
import { type Database, prepared, sendNow } from '../postgres/database.ts';
import { authorize, type Ctx, type TxCtx } from './context.ts';
import type { DomainEventMap, DomainEventType, EventDefinition } from './domain-events.ts';
import type { Pending, PendingEvent } from './pending.ts';
import { pendingStatement } from './write-pending.ts';
import { countWrites } from './written-rows.ts';

export interface TransactOptions {
  /** Why rows may be written without an audit row: derived rows, counters, queues. A published fact always needs an audit row. */
  housekeeping?: string | undefined;
  /**
   * Each connection parses the statements once and keeps them, which saves a round trip for each. For work that comes often and whose
   * statements have always the same texts: none of them is ever forgotten.
   */
  isHot?: boolean | undefined;
}

/**
 * The one way to write: checks the capability, runs `work` in a transaction, and commits its rows together with
 * audit rows, live facts (each with its `seq`) and domain events. Written rows, facts or events without an audit row are
 * a bug: everything is rolled back, and the error is thrown.
 */
export async function transact<T>(
  ctx: Ctx,
  capability: Capability | 'platform',
  work: (tx: TxCtx) => Promise<T>,
  { housekeeping, isHot = false }: TransactOptions = {},
): Promise<T> {
  if (capability === 'platform') {
    if (!ctx.actor.isPlatform) throw new AppError('FORBIDDEN');
  } else {
    authorize(ctx, capability);
  }
  const database = (isHot ? prepared(ctx.db) : ctx.db) as Database;
  let pending: Pending = { audits: [], facts: [], events: [] };
  let last: Promise<unknown> | null = null;
  const result = await database.transaction(async (db) => {
    pending = { audits: [], facts: [], events: [] };
    const written = countWrites(db);
    const tx: TxCtx = { ...ctx, db, pending };
    const value = await work(tx);
    // Each once, in the order of the areas' tiers: a reaction hears what those below it emitted, and locks after them.
    for (const reaction of ctx.inline) {
      const heard = pending.events.filter(({ type }) => reaction.on.includes(type));
      if (heard.length > 0) await reaction.run(tx, heard);
    }
    if (pending.audits.length === 0)
      refuseUnaudited(pending, housekeeping === undefined ? written() : new Map());
    const statement = await pendingStatement(db, pending, ctx.clock.now());
    if (statement) last = sendNow(db, statement);
    return value;
  });
  // The commit went out with it, one round trip in which nobody else waits for the locks: PostgreSQL undoes everything if it failed.
  await last;
  ctx.commits.committed({
    topics: [...new Set(pending.facts.map((fact) => fact.topic))],
    hasEvents: pending.events.length > 0,
  });
  return result;
}

function refuseUnaudited({ facts, events }: Pending, written: ReadonlyMap<string, number>): void {
  const what = [
    ...[...written].map(([table, rows]) => `${table} (${rows})`),
    ...facts.map(({ name }) => name),
    ...events.map(({ type }) => type),
  ];
  if (what.length > 0) throw new Error(`a write without an audit row: ${[...new Set(what)].join(', ')}`);
}

export interface AuditRecord {
  action: string;
  entityType: string;
  entityId: string;
  /** Where everybody reads that something happened; its custody log gets an entry. */
  clusterId?: string;
  /** Further clusters and cases whose custody logs get an entry, without it being shown among their activity. */
  custodyOf?: readonly (string | null)[];
  before?: unknown;
  after?: unknown;
}

/** Records who did what, before and after; written at the end of the transaction of the change, with all its others. */
export async function recordAudit(tx: TxCtx, record: AuditRecord): Promise<void> {
  tx.pending.audits.push({
    at: tx.clock.now(),
    actorId: tx.actor.accountId,
    action: record.action,
    entityType: record.entityType,
    entityId: record.entityId,
    clusterId: record.clusterId ?? null,
    chains: [record.clusterId ?? null, ...(record.custodyOf ?? [])].filter((id) => id !== null),
    before: record.before ?? null,
    after: record.after ?? null,
    requestId: tx.requestId,
  });
}

/** Announces a domain event: inline reactions run before the commit, all others after it. */
export function emit<T extends DomainEventType>(
  tx: TxCtx,
  { type, lane }: EventDefinition<T>,
  payload: DomainEventMap[T],
): void {
  tx.pending.events.push({ type, payload, lane: lane(payload) } as PendingEvent);
}

/** Puts a live fact, checked against its schema, into a topic's durable log; it is sent after the commit. */
export function publish<F extends FactDefinition>(
  tx: TxCtx,
  topic: string,
  fact: F,
  payload: FactPayload<F>,
): void {
  tx.pending.facts.push({
    topic,
    name: fact.name,
    payload: v.parse(fact.payload, payload) as Record<string, unknown>,
  });
}
