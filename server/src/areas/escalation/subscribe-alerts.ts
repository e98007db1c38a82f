import { eq } from 'drizzle-orm';
import { alertSubscription } from '../../db/schema/escalation.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';

/** Begins or ends an officer's alerts about clusters that reach the threshold; again the same changes nothing. */
export async function subscribeAlerts(ctx: Ctx, isOn: boolean): Promise<void> {
  await transact(ctx, 'alert.subscribe', async (tx) => {
    const accountId = actingAccount(tx);
    const changed = isOn
      ? await tx.db
          .insert(alertSubscription)
          .values({ accountId, subscribedAt: tx.clock.now() })
          .onConflictDoNothing()
          .returning()
      : await tx.db.delete(alertSubscription).where(eq(alertSubscription.accountId, accountId)).returning();
    if (changed.length === 0) return;
    await recordAudit(tx, {
      action: isOn ? 'alerts.subscribed' : 'alerts.unsubscribed',
      entityType: 'account',
      entityId: accountId,
    });
  });
}
