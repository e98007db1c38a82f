import type { Capability } from '@fap/shared/auth/capabilities.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { FactDefinition, FactPayload } from '@fap/shared/kernel/topic.ts';
import * as v from 'valibot';
import { auditEntry } from '../../db/schema/platform.ts';
import type { Database } from '../postgres/database.ts';
import { authorize, type Ctx, type TxCtx } from './context.ts';
import type { DomainEvent } from './domain-events.ts';
import { writeDomainEvents } from './outbox.ts';
import { writeFacts } from './topic-log.ts';

/**
 * The one way to write: checks the capability, runs `work` in a transaction, and commits its rows together with
 * audit rows, live facts (each with its `seq`) and domain events. A write that recorded no audit row is a bug and
 * is rolled back.
 */
export async function transact<T>(
  ctx: Ctx,
  capability: Capability | 'platform',
  work: (tx: TxCtx) => Promise<T>,
): Promise<T> {
  if (capability === 'platform') {
    if (!ctx.actor.isPlatform) throw new AppError('FORBIDDEN');
  } else {
    authorize(ctx, capability);
  }
  const database = ctx.db as Database;
  let pending: TxCtx['pending'] = { audits: 0, facts: [], events: [] };
  const result = await database.transaction(async (db) => {
    pending = { audits: 0, facts: [], events: [] };
    const tx: TxCtx = { ...ctx, db, pending };
    const value = await work(tx);
    // Inline reactions may emit events of their own, which take their turn at the end of the same list.
    for (const event of pending.events) {
      for (const reaction of ctx.inline)
        if (reaction.on === event.type) await reaction.run(tx, event.payload);
    }
    const wrote = pending.facts.length + pending.events.length > 0;
    if (wrote && pending.audits === 0) throw new Error('a write without an audit row');
    await writeDomainEvents(db, pending.events, ctx.clock.now());
    await writeFacts(db, pending.facts, ctx.clock.now());
    return value;
  });
  ctx.commits.committed({
    topics: [...new Set(pending.facts.map((fact) => fact.topic))],
    hasEvents: pending.events.length > 0,
  });
  return result;
}

export interface AuditRecord {
  action: string;
  entityType: string;
  entityId: string;
  clusterId?: string;
  before?: unknown;
  after?: unknown;
}

/** Appends who did what, before and after, in the transaction of the change. */
export async function recordAudit(tx: TxCtx, record: AuditRecord): Promise<void> {
  await tx.db.insert(auditEntry).values({
    at: tx.clock.now(),
    actorId: tx.actor.accountId,
    action: record.action,
    entityType: record.entityType,
    entityId: record.entityId,
    clusterId: record.clusterId ?? null,
    before: record.before ?? null,
    after: record.after ?? null,
    requestId: tx.requestId,
  });
  tx.pending.audits += 1;
}

/** Announces a domain event; its reactions run after the commit. */
export function emit(tx: TxCtx, event: DomainEvent): void {
  tx.pending.events.push(event);
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
