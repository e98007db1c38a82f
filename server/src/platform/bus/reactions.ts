import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { outboxEvent, reactionReceipt } from '../../db/schema/platform.ts';
import type { Ctx, InlineReaction, TxCtx } from '../write/context.ts';
import type { DomainEventMap, DomainEventType } from '../write/domain-events.ts';
import { transact } from '../write/transact.ts';

/** Work that follows from a committed domain event; runs in its own transaction, exactly once per event. */
export interface Reaction<T extends DomainEventType = DomainEventType> {
  name: string;
  on: T;
  /** Payloads it has nothing to do with need no transaction. */
  concerns?(payload: DomainEventMap[T]): boolean;
  /** As of `transact`: why it may write rows that nobody has to answer for. */
  housekeeping?: string;
  run(tx: TxCtx, payload: DomainEventMap[T]): Promise<void>;
}

/** Declares a reaction; `name` is stored with each run, so it must not change. */
export function defineReaction<T extends DomainEventType>(reaction: Reaction<T>): Reaction {
  return reaction as unknown as Reaction;
}

/** Declares an inline reaction to one type of event: it runs inside the transaction that emits the event. */
export function defineInlineReaction<T extends DomainEventType>(reaction: Reaction<T>): InlineReaction {
  const { name, on, concerns, run } = reaction as unknown as Reaction;
  return {
    name,
    on: [on],
    async run(tx, events) {
      for (const { payload } of events) if (concerns?.(payload) ?? true) await run(tx, payload);
    },
  };
}

const MAX_ATTEMPTS = 8;
const BATCH = 100;
/** Reactions that may run at the same time. */
const LANES = 4;
const RETRY_BASE_MS = 500;

export interface DrainReport {
  processed: number;
  failed: number;
}

/**
 * Runs the reactions of waiting events, oldest first. A reaction and its receipt commit together, so a crash in
 * between repeats nothing; a failing event is tried again later and, after the last attempt, parked for a person.
 */
export async function drainOutbox(ctx: Ctx, reactions: readonly Reaction[]): Promise<DrainReport> {
  const report: DrainReport = { processed: 0, failed: 0 };
  for (;;) {
    const events = await ctx.db
      .select()
      .from(outboxEvent)
      .where(
        and(
          isNull(outboxEvent.processedAt),
          isNull(outboxEvent.parkedAt),
          lte(outboxEvent.nextAttemptAt, ctx.clock.now()),
        ),
      )
      .orderBy(asc(outboxEvent.id))
      .limit(BATCH);
    if (events.length === 0) return report;
    const [awaited, unheard] = partition(events, (event) =>
      reactions.some((reaction) => reaction.on === event.type),
    );
    await markProcessed(
      ctx,
      unheard.map((event) => event.id),
    );
    report.processed += unheard.length;
    const lanes = Map.groupBy(awaited, laneOf);
    await Promise.all([...lanes.values()].map((lane) => drainLane(ctx, lane, reactions, report)));
  }
}

type OutboxRow = typeof outboxEvent.$inferSelect;

function reactionsTo(reactions: readonly Reaction[], event: OutboxRow): Reaction[] {
  const payload = event.payload as DomainEventMap[DomainEventType];
  return reactions.filter(({ on, concerns }) => on === event.type && (concerns?.(payload) ?? true));
}

/** Events of the same thing keep their order; different things do not wait for each other. */
function laneOf({ payload }: OutboxRow): number {
  const [id = ''] = Object.values(payload as Record<string, unknown>).filter(
    (value) => typeof value === 'string',
  );
  let hash = 0;
  for (const character of String(id)) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash % LANES;
}

async function drainLane(
  ctx: Ctx,
  events: readonly OutboxRow[],
  reactions: readonly Reaction[],
  report: DrainReport,
): Promise<void> {
  for (const event of events) {
    try {
      for (const reaction of reactionsTo(reactions, event)) {
        await runOnce(ctx, reaction, event.id, event.payload);
      }
      await markProcessed(ctx, [event.id]);
      report.processed += 1;
    } catch (error) {
      report.failed += 1;
      await postpone(ctx, event.id, event.attempts + 1, error);
    }
  }
}

async function markProcessed(ctx: Ctx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db
    .update(outboxEvent)
    .set({ processedAt: ctx.clock.now() })
    .where(inArray(outboxEvent.id, [...ids]));
}

function partition<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  const first = items.filter(isFirst);
  return [first, items.filter((item) => !first.includes(item))];
}

async function runOnce(ctx: Ctx, reaction: Reaction, eventId: number, payload: unknown): Promise<void> {
  const { housekeeping } = reaction;
  const work = async (tx: TxCtx) => {
    const [receipt] = await tx.db
      .insert(reactionReceipt)
      .values({ eventId, reaction: reaction.name })
      .onConflictDoNothing()
      .returning();
    if (!receipt) return;
    await reaction.run(tx, payload as DomainEventMap[DomainEventType]);
  };
  await transact(ctx, 'platform', work, { housekeeping });
}

async function postpone(ctx: Ctx, eventId: number, attempts: number, error: unknown): Promise<void> {
  ctx.log.error({ err: error, eventId, attempts }, 'a reaction failed');
  const isLast = attempts >= MAX_ATTEMPTS;
  const next = new Date(ctx.clock.now().getTime() + RETRY_BASE_MS * 2 ** attempts);
  await ctx.db
    .update(outboxEvent)
    .set({
      attempts,
      nextAttemptAt: next,
      lastError: sql`left(${String(error)}, 1000)`,
      ...(isLast ? { parkedAt: ctx.clock.now() } : {}),
    })
    .where(eq(outboxEvent.id, eventId));
}
