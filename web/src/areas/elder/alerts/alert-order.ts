import type { ElderAlert } from '@fap/shared/elder/entities.ts';

/** A paused payment that nobody has decided on. */
export const isHeld = ({ transaction }: Pick<ElderAlert, 'transaction'>): boolean =>
  transaction?.status === 'intercepted' && transaction.decision === null;

/** It went through, and nobody said that it is fine. */
export const isFlagged = ({ transaction }: Pick<ElderAlert, 'transaction'>): boolean =>
  transaction?.status === 'flagged' && transaction.decision === null;

/** Whether an alert still wants its elder: unread, or a payment that waits for a decision. */
export const isWaiting = (alert: ElderAlert): boolean => alert.seenAt === null || isHeld(alert);

/** What waits, most urgent first: payments to decide on, then what a guardian did, then the rest; the newest of each first. */
export const waitingOf = (alerts: readonly ElderAlert[]): ElderAlert[] =>
  alerts
    .filter(isWaiting)
    .toSorted(
      (one, other) =>
        urgency(one) - urgency(other) || Date.parse(other.createdAt) - Date.parse(one.createdAt),
    );

const urgency = (alert: ElderAlert): number =>
  isHeld(alert) ? 0 : alert.kind === 'guardian-conduct' ? 1 : 2;
