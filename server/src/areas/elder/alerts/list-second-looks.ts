import { centsOfDollars } from '@fap/shared/elder/currency-scale.ts';
import type { Payment } from '@fap/shared/elder/entities.ts';
import { NAMELESS_RAILS } from '@fap/shared/elder/payment-rail.ts';
import {
  deservesSecondLook,
  HABIT_LOOK_BACK_DAYS,
  type Habits,
  isCountedBy,
  MAX_HABIT_SUMS,
  SECOND_LOOK_DAYS,
} from '@fap/shared/elder/second-look.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { and, desc, eq, gte, inArray, isNull, lt, min, sql } from 'drizzle-orm';
import { elderAlert, payment } from '../../../db/schema/elder.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { getShield } from '../rows/get-shield.ts';
import { presentPayment, reasonsOf } from '../rows/present-payment.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So many are more than anybody reads; the newest say most. */
const MAX_LISTED = 10;
/** A feed may hold any number. */
const MOST_OF_A_MONTH = 1_000;

/**
 * Payments of the month before one's own alert that raised none and may belong to it, newest first, those among them that the alert counts; none where somebody said that the alert's payment
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
  const { occurredAt, externalId } = alert.payment;
  const toPayee = { ...alert.payment, reasons: reasonsOf(alert.payment), atMs: occurredAt.getTime() };
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
        // In the order of judging: a statement without times has all payments of a day at one moment.
        sql`(${payment.occurredAt}, ${payment.externalId} collate "C") < (${occurredAt.toISOString()}::timestamptz, ${externalId})`,
        gte(payment.occurredAt, new Date(occurredAt.getTime() - SECOND_LOOK_DAYS * DAY_MS)),
      ),
    )
    .orderBy(desc(payment.occurredAt), desc(payment.id))
    .limit(MOST_OF_A_MONTH);
  const habits = await getHabits(ctx, elderId, occurredAt);
  return earlier
    .filter((row) => {
      const one = { ...row, reasons: reasonsOf(row), atMs: row.occurredAt.getTime() };
      return (
        isCountedBy(one, toPayee) ||
        deservesSecondLook(one, centsOfDollars(transactionThreshold, row.currency), habits)
      );
    })
    .slice(0, MAX_LISTED)
    .map((row) => presentPayment({ ...row, deciderName: null }));
}

/** Since when an elder's payments are known, and which sums of cash and checks left before a moment. */
async function getHabits(ctx: Ctx, elderId: string, before: Date): Promise<Habits> {
  const [first] = await ctx.db
    .select({ at: min(payment.occurredAt) })
    .from(payment)
    .where(eq(payment.elderId, elderId));
  const nameless = await ctx.db
    .select({
      rail: payment.rail,
      currency: payment.currency,
      amount: payment.amount,
      occurredAt: payment.occurredAt,
    })
    .from(payment)
    .where(
      and(
        eq(payment.elderId, elderId),
        eq(payment.direction, 'out'),
        inArray(payment.rail, NAMELESS_RAILS),
        lt(payment.occurredAt, before),
        gte(
          payment.occurredAt,
          new Date(before.getTime() - (SECOND_LOOK_DAYS + HABIT_LOOK_BACK_DAYS) * DAY_MS),
        ),
      ),
    )
    .orderBy(desc(payment.occurredAt), desc(payment.id))
    .limit(MAX_HABIT_SUMS);
  return {
    sinceMs: first?.at?.getTime() ?? before.getTime(),
    nameless: nameless.map((row) => ({ ...row, atMs: row.occurredAt.getTime() })),
  };
}
