import { AppError } from '@fap/shared/kernel/app-error.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { alertRecipient, elderAlert, guardianship } from '../../../db/schema/elder.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { lockShield } from '../rows/get-shield.ts';
import { type GuardianshipInForce, IS_IN_FORCE } from '../rows/list-guardianships.ts';
import { noteActivity } from '../rows/note-activity.ts';
import { recordAct } from '../rows/record-act.ts';

/**
 * A guardian looks after an alert: it leaves their own list, and stays in those of the others, because the one who answers first may be
 * the thief. A suspicion escalates no further; about what is held or certain others are mailed until it is decided. Again changes nothing.
 * Throws NOT_FOUND.
 */
export async function acknowledgeAlert(
  ctx: Ctx,
  alertId: string,
): Promise<{ alertId: string; acknowledgedAt: string }> {
  const find = async (db: Ctx['db']) => {
    const [row] = await db
      .select({ recipient: alertRecipient, own: guardianship, paymentId: elderAlert.paymentId })
      .from(alertRecipient)
      .innerJoin(guardianship, eq(guardianship.id, alertRecipient.guardianshipId))
      .innerJoin(elderAlert, eq(elderAlert.id, alertRecipient.alertId))
      .where(
        and(
          eq(alertRecipient.alertId, alertId),
          eq(guardianship.guardianId, actingAccount(ctx)),
          IS_IN_FORCE,
          sql`'alerts' = any(${guardianship.scopes})`,
        ),
      );
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  };
  const { own } = await find(ctx.db);
  return transact(ctx, 'elder.protect', async (tx) => {
    await lockShield(tx, own.elderId);
    const { recipient, paymentId } = await find(tx.db);
    const acknowledgedAt = recipient.acknowledgedAt ?? tx.clock.now();
    if (recipient.acknowledgedAt === null) {
      await tx.db
        .update(alertRecipient)
        .set({ acknowledgedAt })
        .where(and(eq(alertRecipient.alertId, alertId), eq(alertRecipient.guardianshipId, own.id)));
      await tx.db
        .update(elderAlert)
        .set({ nextEscalationAt: null })
        .where(and(eq(elderAlert.id, alertId), eq(elderAlert.level, 'high')));
      await recordAct(tx, own as GuardianshipInForce, 'acknowledged', paymentId);
    }
    await recordAudit(tx, { action: 'elder.alert-acknowledged', entityType: 'alert', entityId: alertId });
    return { alertId, acknowledgedAt: acknowledgedAt.toISOString() };
  });
}

/** The elder has read an alert of their own; a guardian is still asked to help. Throws NOT_FOUND. */
export async function seeAlert(ctx: Ctx, alertId: string): Promise<{ alertId: string; seenAt: string }> {
  const elderId = actingAccount(ctx);
  return transact(ctx, 'elder.protect', async (tx) => {
    await lockShield(tx, elderId);
    const isOwn = and(eq(elderAlert.id, alertId), eq(elderAlert.elderId, elderId));
    await tx.db
      .update(elderAlert)
      .set({ seenAt: tx.clock.now() })
      .where(and(isOwn, isNull(elderAlert.seenAt)));
    const [row] = await tx.db.select({ seenAt: elderAlert.seenAt }).from(elderAlert).where(isOwn);
    if (!row?.seenAt) throw new AppError('NOT_FOUND');
    await noteActivity(tx, elderId);
    await recordAudit(tx, { action: 'elder.alert-seen', entityType: 'alert', entityId: alertId });
    return { alertId, seenAt: row.seenAt.toISOString() };
  });
}
