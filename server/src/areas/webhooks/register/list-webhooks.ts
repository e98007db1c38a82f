import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { Webhook } from '@fap/shared/webhooks/contract.ts';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { partner } from '../../../db/schema/partners.ts';
import { webhook } from '../../../db/schema/webhooks.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { itsPartner } from './in-use.ts';

/** Every webhook that was not removed, newest first. */
export async function listWebhooks(ctx: Ctx, id?: string): Promise<Webhook[]> {
  const rows = await ctx.db
    .select({ webhook, partner: { id: partner.id, name: partner.name } })
    .from(webhook)
    .leftJoin(partner, itsPartner())
    .where(and(isNull(webhook.removedAt), id === undefined ? undefined : eq(webhook.id, id)))
    .orderBy(desc(webhook.createdAt), desc(webhook.id));
  return rows.map(({ webhook: { offReason, offAt, ...row }, partner: itsOwn }) => ({
    id: row.id,
    name: row.name,
    url: row.url,
    events: row.events,
    partner: itsOwn,
    createdAt: row.createdAt.toISOString(),
    off: offReason !== null && offAt !== null ? { reason: offReason, at: offAt.toISOString() } : null,
    lastDeliveredAt: row.lastDeliveredAt?.toISOString() ?? null,
  }));
}

/** One webhook. Throws NOT_FOUND. */
export async function getWebhook(ctx: Ctx, id: string): Promise<Webhook> {
  const [found] = await listWebhooks(ctx, id);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}
