import type { HistoryMoment } from '@fap/shared/puzzle/history.ts';
import { dateFormat } from '../../../platform/locale.ts';

const DAY = dateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const TIME = dateFormat({ hour: 'numeric', minute: '2-digit' });
const FULL = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** The day a moment ended on, as a heading. */
export const dayOf = ({ to }: Pick<HistoryMoment, 'to'>): string => DAY.format(new Date(to));

/** When somebody worked: "2:05 PM – 2:13 PM", or one time when both are the same minute. */
export function timesOf({ from, to }: Pick<HistoryMoment, 'from' | 'to'>): string {
  const [start, end] = [TIME.format(new Date(from)), TIME.format(new Date(to))];
  return start === end ? end : `${start} – ${end}`;
}

/** Date and time of a version: "Nov 21, 2026, 2:13 PM". */
export const momentTime = (at: string): string => FULL.format(new Date(at));
