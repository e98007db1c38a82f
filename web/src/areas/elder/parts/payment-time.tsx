import { t } from '@lingui/core/macro';
import { dateFormat } from '../../../platform/locale.ts';
import { serverNowMs } from '../../../platform/server-clock.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';

/** Statements have days and no times; noon in UTC stands for the day. */
const DATE_ONLY = /T12:00:00(?:\.000)?Z$/u;
const DAY_MS = 24 * 60 * 60 * 1000;
const day = dateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayAndYear = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

/** When a payment was made: a day in words where the statement says no more, else how long ago. */
export function PaymentTime({ at }: { at: string }) {
  if (!DATE_ONLY.test(at)) return <RelativeTime at={at} />;
  const now = serverNowMs();
  const today = new Date(now - new Date(now).getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  return <time dateTime={at.slice(0, 10)}>{dayInWords(at.slice(0, 10), today)}</time>;
}

/** "Today", "Yesterday", "November 26"; with the year where it is another one. Both days as yyyy-mm-dd. */
export function dayInWords(one: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(one)) / DAY_MS);
  if (days === 0) return t`Today`;
  if (days === 1) return t`Yesterday`;
  return (one.slice(0, 4) === today.slice(0, 4) ? day : dayAndYear).format(Date.parse(one));
}
