import type { PaymentInput } from '@fap/shared/elder/payment.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { PaymentRow } from '../rows/present-payment.ts';

/** Banks show what is ordered for later; nobody orders further ahead, and a mistyped year would stand first in the list for ever. */
const MAX_DAYS_AHEAD = 62;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Throws INVALID for a payment that is dated months ahead. */
export function refuseFarAhead(payments: readonly PaymentInput[], now: Date): void {
  const last = now.getTime() + MAX_DAYS_AHEAD * DAY_MS;
  const at = payments.findIndex(({ occurredAt }) => Date.parse(occurredAt) > last);
  const wrong = payments[at];
  if (!wrong) return;
  const message = `Payment ${at + 1} (${wrong.externalId}) is dated ${wrong.occurredAt.slice(0, 10)}, which is more than two months ahead.`;
  throw new AppError('INVALID', { message, issues: [{ path: `transactions.${at}.occurredAt`, message }] });
}

type Sum = Pick<PaymentInput, 'amount' | 'currency' | 'direction'>;

/** Throws CONFLICT where an id that is known already comes with another sum: one of both would be lost without a word. */
export function refuseOtherSums(
  payments: readonly PaymentInput[],
  known: ReadonlyMap<string, Pick<PaymentRow, keyof Sum>>,
): void {
  const seen = new Map<string, Sum>(known);
  for (const one of payments) {
    const before = seen.get(one.externalId);
    if (before && !isSameSum(before, one))
      throw new AppError('CONFLICT', {
        message: t`The id ${one.externalId} belongs to another payment, with another amount.`,
      });
    seen.set(one.externalId, one);
  }
}

const isSameSum = (one: Sum, other: Sum): boolean =>
  one.amount === other.amount && one.currency === other.currency && one.direction === other.direction;
