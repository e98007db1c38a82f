import {
  PAYMENT_STATUSES,
  type PaymentStatus,
  type ScamMatch,
  scamReason,
  statusOf,
  type Weighed,
  weighReasons,
} from '@fap/shared/elder/rules.ts';
import { boundsOf, type ShieldRow } from '../rows/get-shield.ts';
import { outweighedOf, type PaymentRow, reasonsOf } from '../rows/present-payment.ts';
import { asHappened } from './hand-payments.ts';

/** The reasons of a kept payment with what it names now; null where that changes nothing. */
export function weighAgain(row: PaymentRow, matches: readonly ScamMatch[]): Weighed | null {
  const known = reasonsOf(row).find(({ rule }) => rule === 'known-scam')?.facts.value;
  // Of several the one that was told before stays.
  const match = matches.find(({ defanged }) => defanged === known) ?? matches[0];
  if (match?.defanged === known) return null;
  const others = [...reasonsOf(row), ...outweighedOf(row)].filter(({ rule }) => rule !== 'known-scam');
  return weighReasons(match ? [scamReason(match), ...others] : others);
}

/**
 * The status of a payment that turned out to name a confirmed scam: as if it had been judged with that, but never lower, for what is
 * held or blocked waits for somebody's decision however old it is.
 */
export function raisedStatus(row: PaymentRow, points: number, own: ShieldRow, now: Date): PaymentStatus {
  const judged = statusOf(points, true, boundsOf(own));
  // What is held is not over, and stays so while the shield is off.
  const reached = row.status === 'intercepted' ? judged : asHappened(judged, row, now, own.isActive);
  return rankOf(reached) > rankOf(row.status) ? reached : row.status;
}

const rankOf = (status: PaymentStatus): number => PAYMENT_STATUSES.indexOf(status);
