import { useSyncExternalStore } from 'react';
import { RelativeTime } from '../../../ui/relative-time.tsx';

/** Statements have days and no times; noon in UTC stands for the day. */
const DATE_ONLY = /T12:00:00(?:\.000)?Z$/u;
const DAY_MS = 24 * 60 * 60 * 1000;
const DAY = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const DAY_AND_YEAR = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** When a payment was made: a day in words where the statement says no more, else how long ago. */
export function PaymentTime({ at }: { at: string }) {
  const today = useSyncExternalStore(subscribeToMinutes, readToday);
  if (!DATE_ONLY.test(at)) return <RelativeTime at={at} />;
  return <time dateTime={at.slice(0, 10)}>{dayInWords(at.slice(0, 10), today)}</time>;
}

/** "Today", "Yesterday", "26 November"; with the year where it is another one. Both days as yyyy-mm-dd. */
export function dayInWords(day: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return (day.slice(0, 4) === today.slice(0, 4) ? DAY : DAY_AND_YEAR).format(Date.parse(day));
}

/** The calendar day here, as yyyy-mm-dd. */
function readToday(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

function subscribeToMinutes(onChange: () => void): () => void {
  const timer = setInterval(onChange, 60_000);
  return () => clearInterval(timer);
}
