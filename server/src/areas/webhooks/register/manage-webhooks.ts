import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { Webhook } from '@fap/shared/webhooks/contract.ts';
import { type ChosenEvent, PARTNER_EVENTS } from '@fap/shared/webhooks/events.ts';
import { MAX_WEBHOOKS } from '@fap/shared/webhooks/states.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { partner } from '../../../db/schema/partners.ts';
import { webhook } from '../../../db/schema/webhooks.ts';
import type { OutgoingReach } from '../../../platform/fetch/outgoing-reach.ts';
import { actingAccount, authorize, type Ctx, type TxCtx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { makeSecret } from '../signing/sign.ts';
import { checkAddress } from './check-address.ts';
import { getWebhook } from './list-webhooks.ts';

export interface WebhookInput {
  name: string;
  url: string;
  events: readonly ChosenEvent[];
}

/**
 * Adds a webhook and gives its secret, which no other answer has. For a partner the actor must manage partners. Throws INVALID for an
 * address we send nothing to, NOT_FOUND for no partner, CONFLICT for an ended one and at fifty.
 */
export async function addWebhook(
  ctx: Ctx,
  reach: OutgoingReach,
  { name, url, events, partnerId }: WebhookInput & { partnerId: string | null },
): Promise<{ webhook: Webhook; secret: string }> {
  checkAddress(url, reach);
  refusePartnerEvents(events, partnerId);
  if (partnerId !== null) authorize(ctx, 'partners.manage');
  return transact(ctx, 'webhooks.manage', async (tx) => {
    // Race: of two added at one moment, the second must count the first.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('webhooks', 0))`);
    if ((await tx.db.$count(webhook, isNull(webhook.removedAt))) >= MAX_WEBHOOKS)
      throw conflict(t`There are ${MAX_WEBHOOKS} webhooks, which is the most. Please remove one first.`);
    if (partnerId !== null) await refuseEnded(tx, partnerId);
    const id = tx.ids.next('webhook');
    const secret = makeSecret();
    await tx.db.insert(webhook).values({
      id,
      name,
      url,
      secret,
      events: [...new Set(events)],
      partnerId,
      createdBy: actingAccount(tx),
      createdAt: tx.clock.now(),
    });
    await record(tx, 'webhook.added', { id, after: { name, url, events, partnerId } });
    return { webhook: await getWebhook(tx, id), secret };
  });
}

/** Changes a webhook's name, address and events. Throws as `addWebhook`. */
export async function changeWebhook(
  ctx: Ctx,
  reach: OutgoingReach,
  { id, name, url, events }: WebhookInput & { id: string },
): Promise<Webhook> {
  checkAddress(url, reach);
  return transact(ctx, 'webhooks.manage', async (tx) => {
    const before = await lockWebhook(tx, id);
    refusePartnerEvents(events, before.partnerId);
    await tx.db
      .update(webhook)
      .set({ name, url, events: [...new Set(events)] })
      .where(eq(webhook.id, id));
    const { name: oldName, url: oldUrl, events: oldEvents } = before;
    await record(tx, 'webhook.changed', {
      id,
      before: { name: oldName, url: oldUrl, events: oldEvents },
      after: { name, url, events },
    });
    return getWebhook(tx, id);
  });
}

/** Gives a webhook a new secret, which no other answer has; the old one signs nothing more. Throws NOT_FOUND. */
export async function renewSecret(ctx: Ctx, id: string): Promise<string> {
  return transact(ctx, 'webhooks.manage', async (tx) => {
    await lockWebhook(tx, id);
    const secret = makeSecret();
    await tx.db.update(webhook).set({ secret }).where(eq(webhook.id, id));
    await record(tx, 'webhook.secret-renewed', { id });
    return secret;
  });
}

/** Switches a webhook on again, with its failures forgotten. Throws NOT_FOUND, and CONFLICT while it is on. */
export async function switchOn(ctx: Ctx, id: string): Promise<Webhook> {
  return transact(ctx, 'webhooks.manage', async (tx) => {
    const { offAt, offReason } = await lockWebhook(tx, id);
    if (offAt === null) throw conflict(t`This webhook is on`);
    await tx.db.update(webhook).set({ offAt: null, offReason: null, failures: 0 }).where(eq(webhook.id, id));
    await record(tx, 'webhook.switched-on', { id, before: { offReason } });
    return getWebhook(tx, id);
  });
}

/** Removes a webhook: its secret goes at once, what waits is not sent, and its log goes after 30 days. Throws NOT_FOUND. */
export async function removeWebhook(ctx: Ctx, id: string): Promise<void> {
  await transact(ctx, 'webhooks.manage', async (tx) => {
    await lockWebhook(tx, id);
    await tx.db.update(webhook).set({ removedAt: tx.clock.now(), secret: '' }).where(eq(webhook.id, id));
    await record(tx, 'webhook.removed', { id });
  });
}

/** Locks a webhook that was not removed; one of a partner is for those who manage partners. Throws NOT_FOUND. */
export async function lockWebhook(tx: TxCtx, id: string): Promise<typeof webhook.$inferSelect> {
  const [row] = await tx.db
    .select()
    .from(webhook)
    .where(and(eq(webhook.id, id), isNull(webhook.removedAt)))
    .for('update');
  if (!row) throw new AppError('NOT_FOUND');
  if (row.partnerId !== null) authorize(tx, 'partners.manage');
  return row;
}

function refusePartnerEvents(events: readonly ChosenEvent[], partnerId: string | null): void {
  if (partnerId !== null || !events.some((event) => PARTNER_EVENTS.includes(event))) return;
  const message = t`Only a partner’s webhook is told of its collection. Please choose the partner.`;
  throw new AppError('INVALID', { message, issues: [{ path: 'events', message }] });
}

async function refuseEnded(tx: TxCtx, partnerId: string): Promise<void> {
  const [row] = await tx.db
    .select({ endedAt: partner.endedAt })
    .from(partner)
    .where(eq(partner.id, partnerId));
  if (!row) throw new AppError('NOT_FOUND');
  if (row.endedAt !== null) throw conflict(t`This partnership has ended`);
}

const record = (
  tx: TxCtx,
  action: string,
  { id, ...change }: { id: string; before?: unknown; after?: unknown },
) => recordAudit(tx, { action, entityType: 'webhook', entityId: id, ...change });

const conflict = (message: string) => new AppError('CONFLICT', { message });
