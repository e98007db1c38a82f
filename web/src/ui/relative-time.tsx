import { t } from '@lingui/core/macro';
import { byLocale, dateFormat } from '../platform/locale.ts';
import { serverNowMs } from '../platform/server-clock.ts';

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];
const relative = byLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
const exact = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** A relative time such as "2 hours ago", with the exact time on hover. */
export function RelativeTime({ at }: { at: string }) {
  const time = new Date(at);
  return (
    <time dateTime={at} title={exact.format(time)}>
      {formatRelative((time.getTime() - serverNowMs()) / 1000)}
    </time>
  );
}

/** Formats seconds from now (negative for the past) in the largest fitting unit. */
export function formatRelative(seconds: number): string {
  const step = STEPS.find(([, size]) => Math.abs(seconds) >= size);
  if (!step) return t`just now`;
  return relative().format(Math.round(seconds / step[1]), step[0]);
}
