import type { Moment } from '@fap/shared/help/recovery-clock.ts';

/** A time with its calendar day in this device's time zone. */
export function momentOf(ms: number): Moment {
  const date = new Date(ms);
  const part = (value: number) => String(value).padStart(2, '0');
  return { ms, day: `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}` };
}

/**
 * A local time such as `2026-03-01T10:00` in milliseconds; null when it is empty or unfinished. A date alone is its beginning: limits that
 * run from a payment must not seem longer than they are.
 */
export function parseLocalTime(text: string): number | null {
  const [, day, time = '00:00'] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?/u.exec(text) ?? [];
  const ms = day ? new Date(`${day}T${time}`).getTime() : Number.NaN;
  return Number.isNaN(ms) ? null : ms;
}
