import { t } from '@lingui/core/macro';
import { byLocale, dateFormat } from '../platform/locale.ts';
import { serverNowMs } from '../platform/server-clock.ts';
import { useMinute } from '../platform/use-minute.ts';

type Step = readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number, count: number];
/** Units from the smallest, each with its length and the count at which the next one begins. */
const STEPS: readonly Step[] = [
  ['minute', 60, 60],
  ['hour', 3_600, 24],
  ['day', 86_400, 30],
  ['month', 30 * 86_400, 12],
];
const YEARS: Step = ['year', 365 * 86_400, Number.POSITIVE_INFINITY];
const relative = byLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
const exact = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** A relative time such as "2 hours ago", which goes on with the clock, with the exact time on hover. */
export function RelativeTime({ at }: { at: string }) {
  useMinute();
  const time = new Date(at);
  return (
    <time dateTime={at} title={exact.format(time)}>
      {formatRelative((time.getTime() - serverNowMs()) / 1000)}
    </time>
  );
}

/** Formats seconds from now (negative for the past) in the largest unit of which it is at least one. */
export function formatRelative(seconds: number): string {
  if (Math.abs(seconds) < 60) return t`just now`;
  // Counted after rounding: 59 minutes and a half are an hour, not 60 minutes.
  const [unit, size] = STEPS.find(([, size, next]) => Math.round(Math.abs(seconds) / size) < next) ?? YEARS;
  return relative().format(Math.round(seconds / size), unit);
}
