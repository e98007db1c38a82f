import { isNameless, type PaymentRail } from './payment-rail.ts';
import type { PaymentStatus, Reason } from './rules.ts';

/** So many days before an alert, payments that raised none deserve a second look. */
export const SECOND_LOOK_DAYS = 30;
/** Cash and checks name nobody; they are looked at from this part of the threshold on. */
const NAMELESS_PART = 4;

/** What is known of a payment that raised no alert when it was made. */
export interface EarlierPayment {
  direction: 'in' | 'out';
  status: PaymentStatus;
  reasons: readonly Pick<Reason, 'rule'>[];
  rail: PaymentRail;
  /** Cents. */
  amount: number;
}

/**
 * Whether a payment that was cleared may belong to an alert of the following month: it went to somebody new, was much more than that payee got before, or was cash or a check that is no
 * small change. Scams begin with a fee or a trial sum that nothing is wrong with, until the next payment shows what it was.
 */
export function deservesSecondLook(
  { direction, status, reasons, rail, amount }: EarlierPayment,
  /** The alert threshold in the payment's currency, cents. */
  threshold: number,
): boolean {
  if (
    direction === 'in' ||
    status !== 'cleared' ||
    reasons.some(({ rule }) => rule === 'allowed' || rule === 'recurring')
  )
    return false;
  return isNameless(rail)
    ? amount * NAMELESS_PART >= threshold
    : reasons.some(({ rule }) => rule === 'new-payee' || rule === 'rising');
}
