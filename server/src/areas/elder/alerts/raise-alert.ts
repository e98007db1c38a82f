import type { AlertKind, AlertLevel } from '@fap/shared/elder/alerts.ts';
import { ESCALATION_MINUTES } from '@fap/shared/elder/constants.ts';
import { elderFacts, elderTopic } from '@fap/shared/elder/events.ts';
import type { Reader } from '@fap/shared/elder/reason-sentences.ts';
import { eq, sql } from 'drizzle-orm';
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
const ROWS_PER_INSERT = 1_000;
/** More alerts of one moment than this are one notice on each device. */
const MAX_SINGLE_NOTICES = 5;

export interface NewAlert {
  kind: AlertKind;
  level: AlertLevel;
  /** What it is about, if it is about a payment. */
  payment?: PaymentRow;
  /** Numbers and ids of an alert that is not about a payment. */
  facts?: Record<string, string | number | boolean>;
}
type RaisedAlert = NewAlert & { id: string };

/** As `raiseAlerts`, for one; null when it was raised before. */
export async function raiseAlert(
  tx: TxCtx,
  { elderId, ...alert }: NewAlert & { elderId: string },
): Promise<string | null> {
  const [raised] = await raiseAlerts(tx, elderId, [alert]);
  return raised?.id ?? null;
}

/**
 * Tells an elder, and every guardian who may get alerts, in the caller's transaction; a guardian's conduct is told to the elder alone.
 * An alert of a payment is raised once: gives those that are new, or say more than before. The caller holds the elder's shield and
 * writes the audit row.
 */
export async function raiseAlerts(
  tx: TxCtx,
  elderId: string,
  alerts: readonly NewAlert[],
): Promise<RaisedAlert[]> {
  if (alerts.length === 0) return [];
  const guardians = (await listGuardianships(tx, elderId)).filter((one) => mayGuardian(one, 'alerts'));
  const receiversOf = ({ kind }: NewAlert) => (kind === 'guardian-conduct' ? [] : guardians);
  const raised: RaisedAlert[] = [];
  for (let at = 0; at < alerts.length; at += ROWS_PER_INSERT)
    raised.push(...(await keepAlerts(tx, elderId, alerts.slice(at, at + ROWS_PER_INSERT), receiversOf)));
  tellAll(tx, elderId, raised, receiversOf);
  return raised;
}

/** Tells an alert once more, because it says more now: whoever answered it is asked again. The caller holds the elder's shield. */
export async function raiseAgain(
  tx: TxCtx,
  elderId: string,
  { id, facts }: Required<Pick<RaisedAlert, 'id' | 'facts'>>,
): Promise<void> {
  const guardians = (await listGuardianships(tx, elderId)).filter((one) => mayGuardian(one, 'alerts'));
  const createdAt = tx.clock.now();
  const escalatesAt = new Date(createdAt.getTime() + ESCALATION_MINUTES * MINUTE_MS);
  const [row] = await tx.db
    .update(elderAlert)
    .set({
      facts,
      createdAt,
      settledAt: null,
      escalations: 0,
      nextEscalationAt: guardians.length > 0 ? escalatesAt : null,
    })
    .where(eq(elderAlert.id, id))
    .returning({ kind: elderAlert.kind, level: elderAlert.level });
  if (!row) throw new Error('an alert to tell again is gone');
  const receiversOf = () => guardians;
  await keepRecipients(tx, [{ ...row, id, facts }], receiversOf);
  tellAll(tx, elderId, [{ ...row, id, facts }], receiversOf);
}

function tellAll(tx: TxCtx, elderId: string, raised: readonly RaisedAlert[], receiversOf: ReceiversOf): void {
  for (const one of raised) publishAlert(tx, elderId, one, receiversOf(one));
  const newest = raised.slice(-1);
  const isFlood = raised.length > MAX_SINGLE_NOTICES;
  for (const one of isFlood ? newest : raised)
    emit(tx, elderEvents.alertRaised, {
      alertId: one.id,
      elderId,
      guardianIds: receiversOf(one)
        .map(({ guardianId }) => guardianId)
        .toSorted(),
      alerts: isFlood ? raised.length : 1,
    });
}

function publishAlert(
  tx: TxCtx,
  elderId: string,
  { id, kind, level, payment, facts = {} }: RaisedAlert,
  guardians: readonly GuardianshipInForce[],
): void {
  const about = (reader: Reader, withAmounts: boolean) => ({
    alertId: id,
    elderId,
    kind,
    level,
    reason: alertReason({ kind, facts, payment: payment ?? null, reader, withAmounts, callEndedAt: null }),
    createdAt: tx.clock.now().toISOString(),
    ...(payment ? { transaction: presentAlertPayment(payment, { withAmounts }) } : {}),
  });
  publish(tx, elderTopic(elderId), elderFacts.alert, about('elder', true));
  for (const one of guardians)
    publish(tx, logOf(one), elderFacts.alert, about('guardian', mayGuardian(one, 'amounts')));
}

type ReceiversOf = (alert: NewAlert) => readonly GuardianshipInForce[];

/** Keeps alerts and whom they go to; gives those whose payment has none yet that says as much. */
async function keepAlerts(
  tx: TxCtx,
  elderId: string,
  alerts: readonly NewAlert[],
  receiversOf: ReceiversOf,
): Promise<RaisedAlert[]> {
  const createdAt = tx.clock.now();
  const escalatesAt = new Date(createdAt.getTime() + ESCALATION_MINUTES * MINUTE_MS);
  const made = alerts.map((one) => ({ ...one, id: tx.ids.next('alert') }));
  const kept = await tx.db
    .insert(elderAlert)
    .values(
      made.map((one) => ({
        id: one.id,
        elderId,
        kind: one.kind,
        level: one.level,
        paymentId: one.payment?.id ?? null,
        facts: one.facts ?? {},
        createdAt,
        // Who pressed "I'm on the phone" knows of it.
        seenAt: one.kind === 'phone-call' ? createdAt : null,
        nextEscalationAt: receiversOf(one).length > 0 ? escalatesAt : null,
      })),
    )
    .onConflictDoUpdate({
      target: elderAlert.paymentId,
      set: {
        level: sql`excluded.level`,
        createdAt,
        seenAt: null,
        settledAt: null,
        escalations: 0,
        nextEscalationAt: sql`excluded.next_escalation_at`,
      },
      // It was a suspicion and is a confirmed scam now: that is worth telling again.
      setWhere: sql`${elderAlert.level} = 'high' and excluded.level = 'critical'`,
    })
    .returning({ id: elderAlert.id, paymentId: elderAlert.paymentId });
  const idOf = new Map(kept.map(({ id, paymentId }) => [paymentId ?? id, id]));
  const raised = made.flatMap((one) => {
    const id = idOf.get(one.payment?.id ?? one.id);
    return id === undefined ? [] : [{ ...one, id }];
  });
  await keepRecipients(tx, raised, receiversOf);
  return raised;
}

async function keepRecipients(
  tx: TxCtx,
  raised: readonly RaisedAlert[],
  receiversOf: ReceiversOf,
): Promise<void> {
  const createdAt = tx.clock.now();
  const rows = raised.flatMap((alert) =>
    receiversOf(alert).map((one) => ({ alertId: alert.id, guardianshipId: one.id, createdAt })),
  );
  if (rows.length === 0) return;
  await tx.db
    .insert(alertRecipient)
    .values(rows)
    .onConflictDoUpdate({
      target: [alertRecipient.alertId, alertRecipient.guardianshipId],
      set: { createdAt, acknowledgedAt: null, mailedAt: null },
    });
}
