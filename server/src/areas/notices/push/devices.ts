import { createHash } from 'node:crypto';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { PushState, PushSubscriptionInput } from '@fap/shared/notices/contract.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { notice, pushSubscription } from '../../../db/schema/notices.ts';
import { actingAccount, type Ctx, type TxCtx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { getPushKeys } from './push-keys.ts';

/** Devices of one person; a further one takes the place of the oldest. */
const MAX_DEVICES = 10;

/** One's own devices that show notices, and the key to subscribe with. */
export async function getPushState(ctx: Ctx): Promise<PushState> {
  const { publicKey } = await getPushKeys(ctx);
  const devices = await ctx.db
    .select({ id: pushSubscription.id, createdAt: pushSubscription.createdAt })
    .from(pushSubscription)
    .where(eq(pushSubscription.accountId, actingAccount(ctx)))
    .orderBy(desc(pushSubscription.createdAt), desc(pushSubscription.id));
  return { publicKey, devices: devices.map(({ id, createdAt }) => ({ id, since: createdAt.toISOString() })) };
}

/**
 * Has the browser of this session show notices. A browser that belonged to another account before belongs to this one from
 * now on: whoever is signed in there is whose notices it shows.
 */
export async function subscribeDevice(
  ctx: Ctx,
  { endpoint, keys }: PushSubscriptionInput,
): Promise<PushState> {
  const accountId = actingAccount(ctx);
  const { sessionId } = ctx.actor;
  if (sessionId === null) throw new AppError('FORBIDDEN', { message: t`Only a browser can show notices` });
  const id = createHash('sha256').update(endpoint).digest('hex');
  const values = { accountId, sessionId, endpoint, ...keys, createdAt: ctx.clock.now() };
  await transact(ctx, 'account.manage', async (tx) => {
    await tx.db
      .insert(pushSubscription)
      .values({ id, ...values })
      .onConflictDoUpdate({ target: pushSubscription.id, set: values });
    await removeOldest(tx, accountId);
    await recordAudit(tx, { action: 'notice.device-added', entityType: 'account', entityId: accountId });
  });
  return getPushState(ctx);
}

async function removeOldest(tx: TxCtx, accountId: string): Promise<void> {
  const devices = await tx.db
    .select({ id: pushSubscription.id })
    .from(pushSubscription)
    .where(eq(pushSubscription.accountId, accountId))
    .orderBy(desc(pushSubscription.createdAt), desc(pushSubscription.id));
  const surplus = devices.slice(MAX_DEVICES).map(({ id }) => id);
  if (surplus.length > 0) await tx.db.delete(pushSubscription).where(inArray(pushSubscription.id, surplus));
}

/** Ends the notices on one of one's own devices; nothing happens where there is none. */
export async function unsubscribeDevice(ctx: Ctx, id: string): Promise<PushState> {
  const accountId = actingAccount(ctx);
  await transact(ctx, 'account.manage', async (tx) => {
    const removed = await tx.db
      .delete(pushSubscription)
      .where(and(eq(pushSubscription.id, id), eq(pushSubscription.accountId, accountId)))
      .returning({ id: pushSubscription.id });
    if (removed.length > 0)
      await recordAudit(tx, { action: 'notice.device-removed', entityType: 'account', entityId: accountId });
  });
  return getPushState(ctx);
}

/** Whether the receiver of a notice has a device that shows notices. */
export async function hasDevice(ctx: Ctx, noticeId: string): Promise<boolean> {
  const found = await ctx.db
    .select({ id: pushSubscription.id })
    .from(pushSubscription)
    .innerJoin(notice, eq(notice.accountId, pushSubscription.accountId))
    .where(eq(notice.id, noticeId))
    .limit(1);
  return found.length > 0;
}
