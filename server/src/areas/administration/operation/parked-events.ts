import type { FailedWork } from '@fap/shared/administration/operation-contract.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { PageRequest } from '@fap/shared/kernel/page.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { outboxEvent } from '../../../db/schema/platform.ts';
import { unparkEvent } from '../../../platform/bus/unpark-event.ts';
import type { ListPage } from '../../../platform/http/list-page.ts';
import { cutPage, parseKeyset } from '../../../platform/postgres/keyset.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { presentError } from './list-queues.ts';

/** A page of the events whose reactions failed every attempt, newest first. Later events of the same lane wait for each. */
export async function listParkedEvents(
  ctx: Ctx,
  { limit, cursor }: PageRequest,
): Promise<ListPage<FailedWork>> {
  const [before] = parseKeyset(cursor, ['number']) ?? [];
  const isParked = and(isNotNull(outboxEvent.parkedAt), isNull(outboxEvent.processedAt));
  const found = await ctx.db
    .select()
    .from(outboxEvent)
    .where(and(isParked, before === undefined ? undefined : lt(outboxEvent.id, before)))
    .orderBy(desc(outboxEvent.id))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, ({ id }) => [id]);
  return {
    items: rows.map(({ id, type, parkedAt, createdAt, attempts, lastError }) => ({
      id: String(id),
      name: type,
      failedAt: (parkedAt ?? createdAt).toISOString(),
      attempts,
      error: presentError(lastError ?? ''),
    })),
    nextCursor,
    total: await ctx.db.$count(outboxEvent, isParked),
  };
}

/** Lets the reactions of a parked event run again. Throws NOT_FOUND; CONFLICT when it is not parked. */
export async function retryEvent(ctx: Ctx, eventId: string): Promise<{ name: string }> {
  return transact(ctx, 'admin.access', async (tx) => {
    const [event] = await tx.db
      .select({ id: outboxEvent.id, type: outboxEvent.type, attempts: outboxEvent.attempts })
      .from(outboxEvent)
      .where(eq(sql`${outboxEvent.id}::text`, eventId));
    if (!event) throw new AppError('NOT_FOUND', { message: t`There is no such event` });
    if (!(await unparkEvent(tx, event.id)))
      throw new AppError('CONFLICT', { message: t`This event is not parked, or runs again already` });
    await recordAudit(tx, {
      action: 'event.retried',
      entityType: 'event',
      entityId: eventId,
      before: { attempts: event.attempts },
      after: { type: event.type },
    });
    return { name: event.type };
  });
}
