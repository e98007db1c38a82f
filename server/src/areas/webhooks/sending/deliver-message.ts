import { FAILURES_UNTIL_OFF, type OffReason } from '@fap/shared/webhooks/states.ts';
import { and, eq, sql } from 'drizzle-orm';
import { partner } from '../../../db/schema/partners.ts';
import { webhook, webhookAttempt, webhookMessage } from '../../../db/schema/webhooks.ts';
import { FetchRefusal, guardedRequest } from '../../../platform/fetch/guarded-fetch.ts';
import type { OutgoingReach } from '../../../platform/fetch/outgoing-reach.ts';
import type { Ctx, TxCtx } from '../../../platform/write/context.ts';
import { emit, recordAudit, transact } from '../../../platform/write/transact.ts';
import { webhookEvents } from '../events.ts';
import { isInUse, itsPartner } from '../register/in-use.ts';
import { signatureHeaders } from '../signing/sign.ts';

/** A receiver has so long to answer (Standard Webhooks: 15 to 30 seconds). */
const TIMEOUT_MS = 20_000;
/** Of an answer only the status counts; whoever sends more than this is refused. */
const MAX_ANSWER_BYTES = 64 * 1024;
/** The receiver wants no more (Standard Webhooks). */
const GONE = 410;
const LOG = 'how far a message has come; who queued it is on record there';

interface Attempt {
  status: number | null;
  /** null: it arrived. */
  error: string | null;
}

/**
 * Sends a queued message to its webhook, through the guard of outgoing requests; a redirect is not followed. Throws when another attempt may
 * succeed. A crash after the receiver took it sends it again with the same id, by which receivers tell.
 */
export async function deliverMessage(ctx: Ctx, reach: OutgoingReach, messageId: string): Promise<void> {
  const message = await findQueued(ctx, messageId);
  if (!message) return;
  if (!message.isInUse) return giveUpMessage(ctx, messageId, { countsAsFailure: false });
  const startedAt = performance.now();
  const made = await attempt(ctx, reach, { ...message, id: messageId });
  const durationMs = Math.round(performance.now() - startedAt);
  const isGone = made.status === GONE;
  await transact(
    ctx,
    'platform',
    async (tx) => {
      await lockReceiver(tx, messageId);
      await tx.db.insert(webhookAttempt).values({ messageId, at: tx.clock.now(), durationMs, ...made });
      await tx.db
        .update(webhookMessage)
        .set({
          attempts: sql`${webhookMessage.attempts} + 1`,
          ...(made.error === null ? { state: 'delivered', deliveredAt: tx.clock.now() } : {}),
          ...(isGone ? { state: 'failed' } : {}),
        })
        .where(eq(webhookMessage.id, messageId));
      if (made.error === null)
        await tx.db
          .update(webhook)
          .set({ failures: 0, lastDeliveredAt: tx.clock.now() })
          .where(eq(webhook.id, message.webhookId));
      if (isGone) await switchOff(tx, message.webhookId, 'gone');
    },
    { housekeeping: LOG },
  );
  if (made.error !== null && !isGone) throw new Error(`a webhook’s message did not arrive: ${made.error}`);
}

async function findQueued(ctx: Ctx, messageId: string) {
  const [found] = await ctx.db
    .select({
      webhookId: webhook.id,
      url: webhook.url,
      secret: webhook.secret,
      body: webhookMessage.body,
      isInUse: sql<boolean>`${isInUse()}`,
    })
    .from(webhookMessage)
    .innerJoin(webhook, eq(webhook.id, webhookMessage.webhookId))
    .leftJoin(partner, itsPartner())
    .where(and(eq(webhookMessage.id, messageId), eq(webhookMessage.state, 'queued')));
  return found;
}

async function attempt(
  ctx: Ctx,
  { allowPrivate }: OutgoingReach,
  { id, url, secret, body }: { id: string; url: string; secret: string; body: string },
): Promise<Attempt> {
  try {
    const { status } = await guardedRequest(url, {
      allowPrivate,
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_ANSWER_BYTES,
      headers: {
        'content-type': 'application/json',
        ...signatureHeaders(secret, { id, at: ctx.clock.now(), body }),
      },
      body: new TextEncoder().encode(body),
    });
    return { status, error: null };
  } catch (error) {
    if (!(error instanceof FetchRefusal)) throw error;
    return { status: error.status, error: error.message };
  }
}

/** Marks a message as failed that no attempt delivered; of too many in a row, the webhook is switched off. */
export async function giveUpMessage(
  ctx: Ctx,
  messageId: string,
  { countsAsFailure = true }: { countsAsFailure?: boolean } = {},
): Promise<void> {
  await transact(
    ctx,
    'platform',
    async (tx) => {
      await lockReceiver(tx, messageId);
      const [failed] = await tx.db
        .update(webhookMessage)
        .set({ state: 'failed' })
        .where(and(eq(webhookMessage.id, messageId), eq(webhookMessage.state, 'queued')))
        .returning({ webhookId: webhookMessage.webhookId });
      if (!failed || !countsAsFailure) return;
      const [row] = await tx.db
        .update(webhook)
        .set({ failures: sql`${webhook.failures} + 1` })
        .where(eq(webhook.id, failed.webhookId))
        .returning({ failures: webhook.failures });
      if (row && row.failures >= FAILURES_UNTIL_OFF) await switchOff(tx, failed.webhookId, 'failing');
    },
    { housekeeping: LOG },
  );
}

/** Lock order: a message's webhook before the message, as those who manage webhooks lock them; else two could deadlock. */
async function lockReceiver(tx: TxCtx, messageId: string): Promise<void> {
  await tx.db
    .select({ id: webhook.id })
    .from(webhook)
    .innerJoin(webhookMessage, eq(webhookMessage.webhookId, webhook.id))
    .where(eq(webhookMessage.id, messageId))
    .for('update', { of: webhook });
}

/** Switches a webhook off, and tells who added it. */
async function switchOff(tx: TxCtx, webhookId: string, reason: OffReason): Promise<void> {
  const [off] = await tx.db
    .update(webhook)
    .set({ offReason: reason, offAt: tx.clock.now() })
    .where(and(eq(webhook.id, webhookId), sql`${webhook.offAt} is null`))
    .returning({ createdBy: webhook.createdBy });
  if (!off) return;
  await recordAudit(tx, {
    action: 'webhook.switched-off',
    entityType: 'webhook',
    entityId: webhookId,
    after: { reason },
  });
  emit(tx, webhookEvents.switchedOff, { webhookId, accountId: off.createdBy });
}
