import { elderFacts, elderTopic } from '@fap/shared/elder/events.ts';
import { type Reason, RULE_POINTS, type ScamMatch, statusOf } from '@fap/shared/elder/rules.ts';
import { and, eq, gt } from 'drizzle-orm';
import { payment, paymentIndicator } from '../../../db/schema/elder.ts';
import type { TxCtx } from '../../../platform/write/context.ts';
import { publish, recordAudit } from '../../../platform/write/transact.ts';
import { raiseAlert } from '../alerts/raise-alert.ts';
import { boundsOf, lockShield } from '../rows/get-shield.ts';
import { type PaymentRow, presentPayment, reasonsOf } from '../rows/present-payment.ts';
import { asHappened, hasScam } from './hand-payments.ts';
import { matchScams } from './match-scams.ts';

/** Payments this old are not looked at again: nothing could be done about them. */
const LOOKED_AT_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * An indicator's state changed: payments that name it are judged again. One that is confirmed now raises an alert even for a payment of
 * last week; one that is confirmed no more only loses its reason, for what was decided stays decided.
 */
export async function rejudgePayments(tx: TxCtx, indicatorId: string): Promise<void> {
  const since = new Date(tx.clock.now().getTime() - LOOKED_AT_DAYS * DAY_MS);
  const touched = await tx.db
    .select({ elderId: payment.elderId })
    .from(paymentIndicator)
    .innerJoin(payment, eq(payment.id, paymentIndicator.paymentId))
    .where(
      and(
        eq(paymentIndicator.indicatorId, indicatorId),
        eq(payment.direction, 'out'),
        gt(payment.occurredAt, since),
      ),
    )
    .groupBy(payment.elderId)
    .orderBy(payment.elderId);
  for (const { elderId } of touched) {
    const own = await lockShield(tx, elderId);
    const rows = await tx.db
      .select({ row: payment, type: paymentIndicator.type, value: paymentIndicator.value })
      .from(paymentIndicator)
      .innerJoin(payment, eq(payment.id, paymentIndicator.paymentId))
      .where(
        and(
          eq(paymentIndicator.indicatorId, indicatorId),
          eq(payment.elderId, elderId),
          gt(payment.occurredAt, since),
        ),
      )
      .orderBy(payment.occurredAt, payment.id);
    const [first] = rows;
    if (!first) continue;
    const named = { id: indicatorId, type: first.type, value: first.value };
    const match = (await matchScams(tx, [named])).get(indicatorId);
    for (const { row } of rows) await rejudge(tx, row, match, own);
  }
}

async function rejudge(
  tx: TxCtx,
  row: PaymentRow,
  match: ScamMatch | undefined,
  own: Awaited<ReturnType<typeof lockShield>>,
): Promise<void> {
  if (hasScam(row) === (match !== undefined)) return;
  const others = reasonsOf(row).filter(({ rule }) => rule !== 'known-scam');
  // A confirmed scam outweighs an allowance and a bill's rhythm, as when a payment is judged first.
  const risks = others.filter(({ rule }) => rule !== 'allowed' && rule !== 'recurring');
  const reasons: Reason[] = match ? [scamReason(match), ...risks] : others;
  const points = reasons.reduce((sum, one) => sum + one.points, 0);
  const judged = asHappened(
    statusOf(points, match !== undefined, boundsOf(own)),
    row.occurredAt,
    tx.clock.now(),
    own.isActive,
  );
  const isRaised = row.decision === null && match !== undefined;
  const [after] = await tx.db
    .update(payment)
    .set({ reasons, points, ...(isRaised ? { status: judged } : {}) })
    .where(eq(payment.id, row.id))
    .returning();
  if (!after) throw new Error('a locked payment is gone');
  publish(tx, elderTopic(row.elderId), elderFacts.transaction, {
    transaction: presentPayment({ ...after, deciderName: null }),
  });
  if (match && own.isActive)
    await raiseAlert(tx, { elderId: row.elderId, kind: 'payment', level: 'critical', payment: after });
  await recordAudit(tx, {
    action: 'elder.payment-judged-again',
    entityType: 'payment',
    entityId: row.id,
    before: { status: row.status, points: row.points },
    after: { status: after.status, points },
  });
}

const scamReason = ({ defanged, reports }: ScamMatch): Reason => ({
  rule: 'known-scam',
  points: RULE_POINTS['known-scam'],
  facts: { value: defanged, reports },
});
