/** A time as its parts; `offset` is minutes east of Greenwich. */
export interface TimeParts {
  year: number;
  month: number;
  day: number;
  hour?: number;
  minute?: number;
  second?: number;
  millisecond?: number;
  offset?: number;
}

/** A day without a time is at noon, so that it stays the same day in most time zones. */
const NOON = 12;
const MINUTE_MS = 60_000;
const MAX_OFFSET = 14 * 60;

/** Parts as ISO 8601 UTC; null when the calendar or the clock has no such time. */
export function utcTime(parts: TimeParts): string | null {
  const { year, month, day, hour = NOON, minute = 0, second = 0, millisecond = 0, offset = 0 } = parts;
  if (year < 1950 || year > 2100 || hour > 23 || minute > 59 || second > 59) return null;
  if (Math.abs(offset) > MAX_OFFSET) return null;
  const local = new Date(Date.UTC(year, month - 1, day, hour, minute, second, millisecond));
  if (local.getUTCMonth() !== month - 1 || local.getUTCDate() !== day) return null;
  return new Date(local.getTime() - offset * MINUTE_MS).toISOString();
}
