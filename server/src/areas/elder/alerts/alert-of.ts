import { ALERT_WINDOW_DAYS } from '@fap/shared/elder/constants.ts';
import { and, eq, gte, isNull } from 'drizzle-orm';
import { elderAlert, payment } from '../../../db/schema/elder.ts';
import type { TxCtx } from '../../../platform/write/context.ts';
import { type PaymentRow, reasonsOf } from '../rows/present-payment.ts';
import { type NewAlert, raiseAlerts } from './raise-alert.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const oldestOf = (now: Date): Date => new Date(now.getTime() - ALERT_WINDOW_DAYS * DAY_MS);

/** The alert of a payment that was just judged, if it raises one. */
export function alertOf(row: PaymentRow, now: Date): NewAlert[] {
  const isKnownScam = reasonsOf(row).some(({ rule }) => rule === 'known-scam');
  if (row.status === 'cleared' || (row.occurredAt < oldestOf(now) && !isKnownScam)) return [];
  const level = row.status === 'flagged' && !isKnownScam ? 'high' : 'critical';
  return [{ kind: 'payment', level, payment: row }];
}

/** Alerts to what was flagged in the last week while the shield was off. The caller holds the shield, which is on now, and writes the audit row. */
export async function alertToMissed(tx: TxCtx, elderId: string): Promise<void> {
  const missed = await tx.db
    .select({ payment })
    .from(payment)
    .leftJoin(elderAlert, eq(elderAlert.paymentId, payment.id))
    .where(
      and(
        eq(payment.elderId, elderId),
        eq(payment.status, 'flagged'),
        isNull(elderAlert.id),
        gte(payment.occurredAt, oldestOf(tx.clock.now())),
      ),
    )
    .orderBy(payment.occurredAt, payment.id);
  await raiseAlerts(
    tx,
    elderId,
    missed.flatMap((one) => alertOf(one.payment, tx.clock.now())),
  );
}
