import type { AlertKind, AlertLevel } from '@fap/shared/elder/alerts.ts';
import { ESCALATION_MINUTES } from '@fap/shared/elder/constants.ts';
import { elderFacts, elderTopic } from '@fap/shared/elder/events.ts';
import type { Reader } from '@fap/shared/elder/reason-sentences.ts';
import { sql } from 'drizzle-orm';
import { alertRecipient, elderAlert } from '../../../db/schema/elder.ts';
import type { TxCtx } from '../../../platform/write/context.ts';
import { emit, publish } from '../../../platform/write/transact.ts';
import { elderEvents } from '../events.ts';
import {
  type GuardianshipInForce,
  listGuardianships,
  logOf,
  mayGuardian,
} from '../rows/list-guardianships.ts';
import { type PaymentRow, presentAlertPayment } from '../rows/present-payment.ts';
import { alertReason } from './alert-reason.ts';

const MINUTE_MS = 60_000;

export interface NewAlert {
  elderId: string;
  kind: AlertKind;
  level: AlertLevel;
  /** What it is about, if it is about a payment. */
  payment?: PaymentRow;
  /** Numbers and ids of an alert that is not about a payment. */
  facts?: Record<string, string | number | boolean>;
}

/**
 * Tells an elder, and every guardian who may get alerts, in the caller's transaction; a guardian's conduct is told to the elder alone.
 * An alert of a payment is raised once. The caller holds the elder's shield and writes the audit row. Gives the alert's id.
 */
export async function raiseAlert(
  tx: TxCtx,
  { elderId, kind, level, payment, facts = {} }: NewAlert,
): Promise<string | null> {
  const now = tx.clock.now();
  const guardians =
    kind === 'guardian-conduct'
      ? []
      : (await listGuardianships(tx, elderId)).filter((one) => mayGuardian(one, 'alerts'));
  const id = await keepAlert(tx, { elderId, kind, level, facts, ...(payment ? { payment } : {}) }, guardians);
  if (id === null) return null;
  const about = (reader: Reader, withAmounts: boolean) => ({
    alertId: id,
    elderId,
    kind,
    level,
    reason: alertReason({ kind, facts, payment: payment ?? null, reader, withAmounts }),
    createdAt: now.toISOString(),
    ...(payment ? { transaction: presentAlertPayment(payment, { withAmounts }) } : {}),
  });
  publish(tx, elderTopic(elderId), elderFacts.alert, about('elder', true));
  for (const one of guardians)
    publish(tx, logOf(one), elderFacts.alert, about('guardian', mayGuardian(one, 'amounts')));
  emit(tx, elderEvents.alertRaised, {
    alertId: id,
    elderId,
    guardianIds: guardians.map(({ guardianId }) => guardianId).toSorted(),
  });
  return id;
}

/** Keeps the alert and whom it goes to; null when the payment has one already that says as much. */
async function keepAlert(
  tx: TxCtx,
  { elderId, kind, level, payment, facts = {} }: NewAlert,
  guardians: readonly GuardianshipInForce[],
): Promise<string | null> {
  const createdAt = tx.clock.now();
  const nextEscalationAt =
    guardians.length > 0 ? new Date(createdAt.getTime() + ESCALATION_MINUTES * MINUTE_MS) : null;
  // Who pressed "I'm on the phone" knows of it.
  const seenAt = kind === 'phone-call' ? createdAt : null;
  const anew = { level, createdAt, seenAt, settledAt: null, escalations: 0, nextEscalationAt };
  const [kept] = await tx.db
    .insert(elderAlert)
    .values({ id: tx.ids.next('alert'), elderId, kind, paymentId: payment?.id ?? null, facts, ...anew })
    .onConflictDoUpdate({
      target: elderAlert.paymentId,
      set: anew,
      // It was a suspicion and is a confirmed scam now: that is worth telling again.
      setWhere: sql`${elderAlert.level} = 'high' and excluded.level = 'critical'`,
    })
    .returning({ id: elderAlert.id });
  if (!kept) return null;
  if (guardians.length > 0)
    await tx.db
      .insert(alertRecipient)
      .values(guardians.map((one) => ({ alertId: kept.id, guardianshipId: one.id, createdAt })))
      .onConflictDoUpdate({
        target: [alertRecipient.alertId, alertRecipient.guardianshipId],
        set: { createdAt, acknowledgedAt: null, mailedAt: null },
      });
  return kept.id;
}
