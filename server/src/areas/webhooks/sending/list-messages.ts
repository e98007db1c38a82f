import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { PageRequest } from '@fap/shared/kernel/page.ts';
import type { WebhookMessage } from '@fap/shared/webhooks/contract.ts';
import { SHOWN_ATTEMPTS } from '@fap/shared/webhooks/states.ts';
import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { webhookAttempt, webhookMessage } from '../../../db/schema/webhooks.ts';
import type { ListPage } from '../../../platform/http/list-page.ts';
import { cutPage, olderThan } from '../../../platform/postgres/keyset.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { getWebhook } from '../register/list-webhooks.ts';

/** What was sent to a webhook, newest first, with the newest attempts of each. Throws NOT_FOUND. */
export async function listMessages(
  ctx: Ctx,
  webhookId: string,
  { limit, cursor }: PageRequest,
): Promise<ListPage<WebhookMessage>> {
  await getWebhook(ctx, webhookId);
  const { createdAt, id } = webhookMessage;
  const found = await ctx.db
    .select()
    .from(webhookMessage)
    .where(and(eq(webhookMessage.webhookId, webhookId), olderThan(cursor, createdAt, id)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, (row) => [row.createdAt, row.id]);
  return { items: await present(ctx, rows), nextCursor, total: null };
}

/** One message. Throws NOT_FOUND. */
export async function getMessage(ctx: Ctx, id: string): Promise<WebhookMessage> {
  const rows = await ctx.db.select().from(webhookMessage).where(eq(webhookMessage.id, id));
  const [message] = await present(ctx, rows);
  if (!message) throw new AppError('NOT_FOUND');
  return message;
}

async function present(
  ctx: Ctx,
  rows: readonly (typeof webhookMessage.$inferSelect)[],
): Promise<WebhookMessage[]> {
  const attempts = await newestAttempts(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, event, state, createdAt, deliveredAt, attempts: count }) => ({
    id,
    event,
    state,
    createdAt: createdAt.toISOString(),
    deliveredAt: deliveredAt?.toISOString() ?? null,
    attempts: count,
    log: (attempts.get(id) ?? []).map(({ at, status, error, durationMs }) => ({
      at: at.toISOString(),
      status,
      error,
      durationMs,
    })),
  }));
}

async function newestAttempts({ db }: Ctx, messageIds: string[]) {
  if (messageIds.length === 0) return new Map<string, (typeof webhookAttempt.$inferSelect)[]>();
  const numbered = db
    .select({
      id: webhookAttempt.id,
      place:
        sql<number>`row_number() over (partition by ${webhookAttempt.messageId} order by ${webhookAttempt.id} desc)`.as(
          'place',
        ),
    })
    .from(webhookAttempt)
    .where(inArray(webhookAttempt.messageId, messageIds))
    .as('numbered');
  const rows = await db
    .select({ attempt: webhookAttempt })
    .from(webhookAttempt)
    .innerJoin(numbered, eq(numbered.id, webhookAttempt.id))
    .where(lte(numbered.place, SHOWN_ATTEMPTS))
    .orderBy(desc(webhookAttempt.id));
  return Map.groupBy(
    rows.map(({ attempt }) => attempt),
    ({ messageId }) => messageId,
  );
}
