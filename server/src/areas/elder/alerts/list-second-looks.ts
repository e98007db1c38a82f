import { centsOfDollars } from '@fap/shared/elder/currency-scale.ts';
import type { Payment } from '@fap/shared/elder/entities.ts';
import { deservesSecondLook, SECOND_LOOK_DAYS } from '@fap/shared/elder/second-look.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { and, desc, eq, gte, isNull, lt } from 'drizzle-orm';
import { elderAlert, payment } from '../../../db/schema/elder.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { getShield } from '../rows/get-shield.ts';
import { presentPayment, reasonsOf } from '../rows/present-payment.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So many are more than anybody reads; the newest say most. */
const MAX_LISTED = 10;

/**
 * Payments of the month before one's own alert that raised none and may belong to it, newest first; none where somebody said that the alert's payment
 * is fine. Throws NOT_FOUND.
 */
export async function listSecondLooks(ctx: Ctx, alertId: string): Promise<Payment[]> {
  const elderId = actingAccount(ctx);
  const [alert] = await ctx.db
    .select({ payment })
    .from(elderAlert)
    .leftJoin(payment, eq(payment.id, elderAlert.paymentId))
    .where(and(eq(elderAlert.id, alertId), eq(elderAlert.elderId, elderId)));
  if (!alert) throw new AppError('NOT_FOUND');
  if (!alert.payment || alert.payment.decision === 'release') return [];
  const { occurredAt } = alert.payment;
  const { transactionThreshold } = await getShield(ctx, elderId);
  const earlier = await ctx.db
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.elderId, elderId),
        eq(payment.direction, 'out'),
        eq(payment.status, 'cleared'),
        isNull(payment.decision),
        lt(payment.occurredAt, occurredAt),
        gte(payment.occurredAt, new Date(occurredAt.getTime() - SECOND_LOOK_DAYS * DAY_MS)),
      ),
    )
    .orderBy(desc(payment.occurredAt), desc(payment.id));
  return earlier
    .filter((row) =>
      deservesSecondLook(
        { ...row, reasons: reasonsOf(row) },
        centsOfDollars(transactionThreshold, row.currency),
      ),
    )
    .slice(0, MAX_LISTED)
    .map((row) => presentPayment({ ...row, deciderName: null }));
}
