import { ESCALATION_MINUTES } from '@fap/shared/elder/constants.ts';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import { alertRecipient, elderAlert, guardianship } from '../../../db/schema/elder.ts';
import type { Ctx, TxCtx } from '../../../platform/write/context.ts';
import { emit, recordAudit, transact } from '../../../platform/write/transact.ts';
import { queueMail } from '../../mail/index.ts';
import { elderEvents } from '../events.ts';
import { IS_IN_FORCE } from '../rows/list-guardianships.ts';

const MINUTE_MS = 60_000;
const BATCH = 200;

/** Mails the next guardian of every alert that nobody answered for ten minutes, and has their devices show it again. */
export async function escalateAlerts(ctx: Ctx): Promise<void> {
  const due = await ctx.db
    .select({ id: elderAlert.id })
    .from(elderAlert)
    .where(lte(elderAlert.nextEscalationAt, ctx.clock.now()))
    .orderBy(asc(elderAlert.nextEscalationAt), asc(elderAlert.id))
    .limit(BATCH);
  for (const { id } of due)
    await transact(ctx, 'platform', (tx) => escalate(tx, id), {
      housekeeping: 'nobody is left to tell, so that the alert is only taken off the clock',
    });
}

async function escalate(tx: TxCtx, alertId: string): Promise<void> {
  const now = tx.clock.now();
  // Another process, an acknowledgement or a decision may have been here first.
  const [alert] = await tx.db
    .select()
    .from(elderAlert)
    .where(and(eq(elderAlert.id, alertId), lte(elderAlert.nextEscalationAt, now)))
    .for('update');
  if (!alert) return;
  const [next, after] = await tx.db
    .select({ id: guardianship.id, guardianId: guardianship.guardianId, email: account.email })
    .from(alertRecipient)
    .innerJoin(guardianship, eq(guardianship.id, alertRecipient.guardianshipId))
    .innerJoin(account, eq(account.id, guardianship.guardianId))
    .where(
      and(
        eq(alertRecipient.alertId, alertId),
        isNull(alertRecipient.mailedAt),
        IS_IN_FORCE,
        sql`'alerts' = any(${guardianship.scopes})`,
      ),
    )
    .orderBy(asc(guardianship.position), asc(guardianship.acceptedAt), asc(guardianship.id))
    .limit(2);
  await tx.db
    .update(elderAlert)
    .set({
      nextEscalationAt: next && after ? new Date(now.getTime() + ESCALATION_MINUTES * MINUTE_MS) : null,
      ...(next ? { escalations: alert.escalations + 1 } : {}),
    })
    .where(eq(elderAlert.id, alertId));
  if (!next) return;
  await tx.db
    .update(alertRecipient)
    .set({ mailedAt: now })
    .where(and(eq(alertRecipient.alertId, alertId), eq(alertRecipient.guardianshipId, next.id)));
  await mailGuardian(tx, alert.elderId, next.email);
  if (next.guardianId)
    emit(tx, elderEvents.alertEscalated, { alertId, elderId: alert.elderId, guardianId: next.guardianId });
  await recordAudit(tx, {
    action: 'elder.alert-escalated',
    entityType: 'alert',
    entityId: alertId,
    after: { guardianshipId: next.id },
  });
}

/** No amount and no payee: mail is read on locked screens and by others. */
async function mailGuardian(tx: TxCtx, elderId: string, to: string): Promise<void> {
  const [elder] = await tx.db
    .select({ name: account.displayName })
    .from(account)
    .where(eq(account.id, elderId));
  const name = elder?.name ?? 'Somebody you protect';
  await queueMail(tx, {
    to,
    subject: `${name} may be paying a scammer`,
    text: [
      `An alert about ${name} has been waiting for ${ESCALATION_MINUTES} minutes and nobody has answered it.`,
      `Please call ${name} on a number you know, then open Elder Shield:`,
      '/elder-shield',
      'Don’t call a number from a message: it may be the scammer’s.',
    ].join('\n\n'),
  });
}
