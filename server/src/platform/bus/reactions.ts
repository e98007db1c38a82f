import { and, asc, eq, gt, isNotNull, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { outboxEvent, reactionReceipt } from '../../db/schema/platform.ts';
import { prepared } from '../postgres/database.ts';
import { withoutValues } from '../runtime/describe-error.ts';
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
  /** As of `transact`: it comes often, and its statements have always the same texts. */
  isHot?: boolean;
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
/** Lanes that are drained at the same time. */
const LANES = 4;
const RETRY_BASE_MS = 500;

export interface DrainReport {
  processed: number;
  failed: number;
}

/**
 * Runs the reactions of waiting events, oldest first. A reaction and its receipt commit together, so a crash in
 * between repeats nothing; a failing event is tried again later and, after the last attempt, parked for a person. Until it is
 * through, the later events of its lane wait; other lanes do not.
 */
export async function drainOutbox(ctx: Ctx, reactions: readonly Reaction[]): Promise<DrainReport> {
  const report: DrainReport = { processed: 0, failed: 0 };
  for (;;) {
    const now = ctx.clock.now();
    const events = await prepared(ctx.db)
      .select()
      .from(outboxEvent)
      .where(
        and(
          isNull(outboxEvent.processedAt),
          isNull(outboxEvent.parkedAt),
          lte(outboxEvent.nextAttemptAt, now),
          notExists(heldBack(ctx, now)),
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
    const lanes = [...Map.groupBy(awaited, ({ lane, id }) => lane ?? `event ${id}`).values()];
    const through: number[] = [];
    const drain = async () => {
      for (let lane = lanes.shift(); lane; lane = lanes.shift())
        through.push(...(await drainLane(ctx, lane, reactions, report)));
    };
    await Promise.all(Array.from({ length: LANES }, drain));
    // At once: until here the receipts tell what has run.
    await markProcessed(ctx, through);
    report.processed += through.length;
  }
}

type OutboxRow = typeof outboxEvent.$inferSelect;

function reactionsTo(reactions: readonly Reaction[], event: OutboxRow): Reaction[] {
  const payload = event.payload as DomainEventMap[DomainEventType];
  return reactions.filter(({ on, concerns }) => on === event.type && (concerns?.(payload) ?? true));
}

/** An earlier event of the same lane that failed: it waits to be tried again, or is parked for a person. */
function heldBack(ctx: Ctx, now: Date) {
  const earlier = alias(outboxEvent, 'earlier');
  return ctx.db
    .select({ id: earlier.id })
    .from(earlier)
    .where(
      and(
        eq(earlier.lane, outboxEvent.lane),
        lt(earlier.id, outboxEvent.id),
        isNull(earlier.processedAt),
        or(isNotNull(earlier.parkedAt), gt(earlier.nextAttemptAt, now)),
      ),
    );
}

/** Gives the events whose reactions have all run. */
async function drainLane(
  ctx: Ctx,
  events: readonly OutboxRow[],
  reactions: readonly Reaction[],
  report: DrainReport,
): Promise<number[]> {
  const through: number[] = [];
  for (const event of events) {
    try {
      for (const reaction of reactionsTo(reactions, event)) {
        await runOnce(ctx, reaction, event.id, event.payload);
      }
      through.push(event.id);
    } catch (error) {
      report.failed += 1;
      await postpone(ctx, event.id, event.attempts + 1, error);
      // What comes after it in its lane would overtake it.
      return through;
    }
  }
  return through;
}

async function markProcessed(ctx: Ctx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  // One array and not a list, whose text would be another for each number of events.
  await prepared(ctx.db)
    .update(outboxEvent)
    .set({ processedAt: ctx.clock.now() })
    .where(sql`${outboxEvent.id} = any(${sql.param([...ids])}::bigint[])`);
}

function partition<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  const first = items.filter(isFirst);
  return [first, items.filter((item) => !first.includes(item))];
}

async function runOnce(ctx: Ctx, reaction: Reaction, eventId: number, payload: unknown): Promise<void> {
  const { housekeeping, isHot } = reaction;
  const work = async (tx: TxCtx) => {
    const [receipt] = await tx.db
      .insert(reactionReceipt)
      .values({ eventId, reaction: reaction.name })
      .onConflictDoNothing()
      .returning();
    if (!receipt) return;
    await reaction.run(tx, payload as DomainEventMap[DomainEventType]);
  };
  await transact(ctx, 'platform', work, { housekeeping, isHot });
}

async function postpone(ctx: Ctx, eventId: number, attempts: number, error: unknown): Promise<void> {
  const isLast = attempts >= MAX_ATTEMPTS;
  const message = isLast
    ? 'a reaction failed for the last time: its event is parked'
    : 'a reaction failed and is tried again';
  ctx.log.error({ err: error, eventId, attempts }, message);
  const next = new Date(ctx.clock.now().getTime() + RETRY_BASE_MS * 2 ** attempts);
  await ctx.db
    .update(outboxEvent)
    .set({
      attempts,
      nextAttemptAt: next,
      // The values of a failed query may be a victim's words.
      lastError: sql`left(${withoutValues(String(error))}, 1000)`,
      ...(isLast ? { parkedAt: ctx.clock.now() } : {}),
    })
    .where(eq(outboxEvent.id, eventId));
}
