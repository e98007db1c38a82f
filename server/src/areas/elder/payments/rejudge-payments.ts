import { elderFacts, elderTopic } from '@fap/shared/elder/events.ts';
import type { ScamMatch } from '@fap/shared/elder/rules.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import {
  alertRecipient,
  elderAlert,
  guardianship,
  payment,
  paymentIndicator,
} from '../../../db/schema/elder.ts';
import type { TxCtx } from '../../../platform/write/context.ts';
import { emit, publish, recordAudit } from '../../../platform/write/transact.ts';
import { raiseAlerts } from '../alerts/raise-alert.ts';
import { elderEvents } from '../events.ts';
import { lockShield, type ShieldRow } from '../rows/get-shield.ts';
import { isAmong } from '../rows/is-among.ts';
import { IS_IN_FORCE, logOf } from '../rows/list-guardianships.ts';
import { type PaymentRow, presentPayment } from '../rows/present-payment.ts';
import { raisedStatus, weighAgain } from './judge-again.ts';
import { matchScams } from './match-scams.ts';

/** Payments this old are not looked at again: nothing could be done about them. */
const LOOKED_AT_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * An indicator's state changed: every elder whose payments name it gets a turn of their own, so that a domain that many pay to keeps
 * nobody's shield locked, and a process that dies leaves only the turns that were not through.
 */
export async function announceNamed(tx: TxCtx, indicatorId: string): Promise<void> {
  const touched = await tx.db
    .select({ elderId: payment.elderId })
    .from(paymentIndicator)
    .innerJoin(payment, eq(payment.id, paymentIndicator.paymentId))
    .where(isLookedAt(tx, indicatorId))
    .groupBy(payment.elderId)
    .orderBy(payment.elderId);
  if (touched.length === 0) return;
  for (const { elderId } of touched) emit(tx, elderEvents.paymentsNamed, { elderId, indicatorId });
  await recordAudit(tx, {
    action: 'elder.payments-named',
    entityType: 'indicator',
    entityId: indicatorId,
    after: { elders: touched.length },
  });
}

/**
 * Judges an elder's payments again that name an indicator. One that is confirmed now raises an alert even for a payment of last week;
 * one that is confirmed no more only loses its reason, for what was decided stays decided.
 */
export async function rejudgePayments(
  tx: TxCtx,
  { elderId, indicatorId }: { elderId: string; indicatorId: string },
): Promise<void> {
  const own = await lockShield(tx, elderId);
  const rows = await tx.db
    .select({ row: payment })
    .from(paymentIndicator)
    .innerJoin(payment, eq(payment.id, paymentIndicator.paymentId))
    .where(and(isLookedAt(tx, indicatorId), eq(payment.elderId, elderId)))
    .orderBy(payment.occurredAt, payment.id);
  const matchesOf = await findMatches(
    tx,
    rows.map(({ row }) => row.id),
  );
  const judged: Rejudged[] = [];
  for (const { row } of rows) {
    const one = await rejudge(tx, row, matchesOf(row.id), own);
    if (one) judged.push(one);
  }
  await tellRejudged(tx, own, judged);
}

const isLookedAt = (tx: TxCtx, indicatorId: string) =>
  and(
    eq(paymentIndicator.indicatorId, indicatorId),
    eq(payment.direction, 'out'),
    gt(payment.occurredAt, new Date(tx.clock.now().getTime() - LOOKED_AT_DAYS * DAY_MS)),
  );

/** The confirmed indicators of each payment: one may name several, and the others still count when one is contested. */
async function findMatches(
  tx: TxCtx,
  paymentIds: readonly string[],
): Promise<(paymentId: string) => ScamMatch[]> {
  const named = await tx.db
    .select()
    .from(paymentIndicator)
    .where(isAmong(paymentIndicator.paymentId, paymentIds))
    .orderBy(paymentIndicator.indicatorId);
  const scams = await matchScams(
    tx,
    [...new Map(named.map((one) => [one.indicatorId, one])).values()].map(({ indicatorId, type, value }) => ({
      id: indicatorId,
      type,
      value,
    })),
  );
  const byPayment = Map.groupBy(named, ({ paymentId }) => paymentId);
  return (paymentId) =>
    (byPayment.get(paymentId) ?? []).flatMap(({ indicatorId }) => scams.get(indicatorId) ?? []);
}

interface Rejudged {
  before: PaymentRow;
  after: PaymentRow;
  isScam: boolean;
}

async function rejudge(
  tx: TxCtx,
  before: PaymentRow,
  matches: readonly ScamMatch[],
  own: ShieldRow,
): Promise<Rejudged | null> {
  const weighed = weighAgain(before, matches);
  if (!weighed) return null;
  const isScam = matches.length > 0;
  const status =
    isScam && before.decision === null
      ? raisedStatus(before, weighed.points, own, tx.clock.now())
      : before.status;
  const decideBy = status === 'intercepted' ? before.decideBy : null;
  const [after] = await tx.db
    .update(payment)
    .set({ ...weighed, status, decideBy })
    .where(eq(payment.id, before.id))
    .returning();
  if (!after) throw new Error('a locked payment is gone');
  publish(tx, elderTopic(before.elderId), elderFacts.transaction, {
    transaction: presentPayment({ ...after, deciderName: null }),
  });
  await recordAudit(tx, {
    action: 'elder.payment-judged-again',
    entityType: 'payment',
    entityId: before.id,
    before: { status: before.status, points: before.points },
    after: { status, points: weighed.points },
  });
  return { before, after, isScam };
}

/** Raises the alerts of confirmed scams; where an alert said as much before, it is unread again, and open pages get the new status. */
async function tellRejudged(
  tx: TxCtx,
  { elderId, isActive }: ShieldRow,
  judged: readonly Rejudged[],
): Promise<void> {
  const scams = judged.filter(({ isScam }) => isScam).map(({ after }) => after);
  const raised = isActive
    ? await raiseAlerts(
        tx,
        elderId,
        scams.map((row) => ({ kind: 'payment', level: 'critical', payment: row })),
      )
    : [];
  const told = new Set(raised.map((one) => one.payment?.id));
  const moved = judged
    .filter(({ before, after }) => before.status !== after.status && !told.has(after.id))
    .map(({ after }) => after);
  if (moved.length > 0) await tellMoved(tx, elderId, moved);
}

/** Only who got the alert hears of it: to other guardians the payment does not exist. */
async function tellMoved(tx: TxCtx, elderId: string, moved: readonly PaymentRow[]): Promise<void> {
  const isAbout = isAmong(
    elderAlert.paymentId,
    moved.map(({ id }) => id),
  );
  await tx.db.update(elderAlert).set({ seenAt: null }).where(isAbout);
  const receivers = await tx.db
    .select({ guardian: guardianship, paymentId: elderAlert.paymentId })
    .from(alertRecipient)
    .innerJoin(elderAlert, eq(elderAlert.id, alertRecipient.alertId))
    .innerJoin(guardianship, eq(guardianship.id, alertRecipient.guardianshipId))
    .where(and(isAbout, IS_IN_FORCE, sql`'alerts' = any(${guardianship.scopes})`));
  for (const { id, status } of moved)
    for (const { guardian } of receivers.filter(({ paymentId }) => paymentId === id))
      publish(tx, logOf(guardian), elderFacts.decision, {
        elderId,
        transactionId: id,
        status,
        decision: null,
        by: 'rules',
      });
}
