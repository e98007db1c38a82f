import type { Moment } from '@fap/shared/help/recovery-clock.ts';

/** A time with its calendar day in this device's time zone. */
export function momentOf(ms: number): Moment {
  const date = new Date(ms);
  const part = (value: number) => String(value).padStart(2, '0');
  return { ms, day: `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}` };
}

/** The value of a `datetime-local` control in milliseconds; null when it is empty or unfinished. */
export function parseLocalTime(text: string): number | null {
  const ms = /^\d{4}-\d\d-\d\dT\d\d:\d\d/u.test(text) ? new Date(text).getTime() : Number.NaN;
  return Number.isNaN(ms) ? null : ms;
}
