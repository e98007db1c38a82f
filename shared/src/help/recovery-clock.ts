import { plural, t } from '@fap/shared/kernel/words.ts';
import { addBusinessDays, addDays, type CalendarDay, daysBetween } from './business-days.ts';
import { RAIL_ADVICE } from './rail-advice.ts';
import type { Rail, RecoveryLimit } from './rails.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A moment, with the calendar day it falls on where the person is. */
export interface Moment {
  ms: number;
  day: CalendarDay;
}

export interface Payment {
  rail: Rail;
  /** The newest payment: the one that can still be stopped soonest. */
  paidAt: Moment;
  now: Moment;
  /** null: not known, or in another currency. */
  amountUsd: number | null;
}

/** A time limit and what is left of it. */
export interface RecoveryWindow {
  limit: RecoveryLimit;
  /** Whole hours or days, rounded down, so that nobody counts on time they do not have; null: no number fits. */
  left: { unit: 'hours' | 'days'; count: number } | null;
  /** The last day of a limit in days. */
  lastDay: CalendarDay | null;
  isOver: boolean;
}

/**
 * The recovery clock: every time limit that applies to a payment, with what is left of it. Empty for a payment in the
 * future, which nobody has made.
 */
export function recoveryClock({ rail, paidAt, now, amountUsd }: Payment): RecoveryWindow[] {
  if (paidAt.ms > now.ms) return [];
  return RAIL_ADVICE[rail].limits
    .filter((limit) => applies(limit, amountUsd))
    .map((limit) => windowOf(limit, paidAt, now));
}

/** An unknown amount keeps the limit: its text names the amount, and silence would cost somebody the window. */
const applies = (limit: RecoveryLimit, amountUsd: number | null): boolean =>
  limit.kind !== 'hours' || amountUsd === null || amountUsd >= limit.fromUsd;

function windowOf(limit: RecoveryLimit, paidAt: Moment, now: Moment): RecoveryWindow {
  switch (limit.kind) {
    case 'hours': {
      const leftMs = paidAt.ms + limit.hours * HOUR_MS - now.ms;
      const isOver = leftMs <= 0;
      const left = isOver ? null : { unit: 'hours' as const, count: Math.floor(leftMs / HOUR_MS) };
      return { limit, left, lastDay: null, isOver };
    }
    case 'business-days':
      return daysWindow(limit, addBusinessDays(paidAt.day, limit.days), now);
    case 'days':
      return daysWindow(limit, addDays(paidAt.day, limit.days), now);
    case 'same-day':
      return { limit, left: null, lastDay: paidAt.day, isOver: now.day > paidAt.day };
    case 'at-once':
      return { limit, left: null, lastDay: null, isOver: false };
  }
}

function daysWindow(limit: RecoveryLimit, lastDay: CalendarDay, now: Moment): RecoveryWindow {
  const count = daysBetween(now.day, lastDay);
  const isOver = count < 0;
  return { limit, left: isOver ? null : { unit: 'days', count }, lastDay, isOver };
}

/** What is left of a window in a few words. */
export function describeLeft({ limit, left, isOver }: RecoveryWindow): string {
  if (limit.kind === 'at-once') return limit.pace === 'minutes' ? t`Now: minutes count` : t`Now: hours count`;
  if (isOver) return limit.kind === 'hours' ? t`The ${limit.hours} hours are over` : t`This limit has passed`;
  if (limit.kind === 'same-day') return t`Today`;
  if (!left) return '';
  if (left.count === 0) return left.unit === 'hours' ? t`Less than 1 hour left` : t`Today is the last day`;
  return left.unit === 'hours'
    ? plural(left.count, { one: '# hour left', other: '# hours left' })
    : plural(left.count, { one: '# day left', other: '# days left' });
}
