import { type TimeParts, utcTime } from './utc-time.ts';

/** Which of the two first numbers of a date is the month. */
export type DateOrder = 'mdy' | 'dmy';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?![\d/.])(.*)$/u;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/u;
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})[-/.](\d{4}|\d{2})(?![\d/.-])(.*)$/u;
const DAY_NAME_YEAR = /^(\d{1,2})[ -]([a-z]{3,9})\.?,?[ -](\d{4}|\d{2})(?!\d)(.*)$/iu;
const NAME_DAY_YEAR = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})(?!\d)(.*)$/iu;
const CLOCK = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)? ?([AP]M)? ?(Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/iu;
/** XML may give a date a time zone, which says nothing about the day. */
const ZONE = /^(?:Z|[+-]\d{2}:\d{2})$/u;
/** Longer than any date is written. */
const MAX_LENGTH = 60;

/** Which order a date proves for the file it is in: a number above 12 is no month; null when it proves none. */
export function orderOf(text: string): DateOrder | null {
  const match = text.length > MAX_LENGTH ? null : YEAR_LAST.exec(text.trim());
  if (!match || match[2] === '.') return null;
  if (Number(match[1]) > 12) return 'dmy';
  return Number(match[3]) > 12 ? 'mdy' : null;
}

/** A date, with or without a time, as ISO 8601 UTC; null when it is none. `order` is for dates such as 02/03/2026. */
export function parseDate(text: string, order: DateOrder): string | null {
  if (text.length > MAX_LENGTH) return null;
  const plain = text.trim();
  const found = yearFirst(plain) ?? yearLast(plain, order) ?? named(plain);
  if (!found) return null;
  const time = parseClock(found.rest);
  return time && utcTime({ ...found.day, ...time });
}

interface Found {
  day: TimeParts;
  rest: string;
}

function yearFirst(text: string): Found | null {
  const match = YEAR_FIRST.exec(text) ?? COMPACT.exec(text);
  return match && found(match[1], Number(match[2]), match[3], match[4]);
}

function yearLast(text: string, order: DateOrder): Found | null {
  const match = YEAR_LAST.exec(text);
  if (!match) return null;
  const [, first, separator, second, year, rest] = match;
  const isDayFirst = separator === '.' || order === 'dmy';
  return found(year, Number(isDayFirst ? second : first), isDayFirst ? first : second, rest);
}

function named(text: string): Found | null {
  const dayFirst = DAY_NAME_YEAR.exec(text);
  if (dayFirst) return found(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1], dayFirst[4]);
  const nameFirst = NAME_DAY_YEAR.exec(text);
  return nameFirst && found(nameFirst[3], monthOf(nameFirst[1]), nameFirst[2], nameFirst[4]);
}

const monthOf = (name = ''): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

const found = (year = '', month: number, day = '', rest = ''): Found => ({
  day: { year: Number(year.length === 2 ? `20${year}` : year), month, day: Number(day) },
  rest: rest.replace(/^(?:[T,]|, )/u, '').trim(),
});

function parseClock(text: string): Partial<TimeParts> | null {
  if (text === '' || ZONE.test(text)) return {};
  const match = CLOCK.exec(text);
  if (!match) return null;
  const [, hour, minute, second = '0', fraction = '', half, zone = ''] = match;
  const hours = half ? halfDayHour(Number(hour), half) : Number(hour);
  const millisecond = Number(fraction.slice(0, 3).padEnd(3, '0'));
  return { hour: hours, minute: Number(minute), second: Number(second), millisecond, offset: offsetOf(zone) };
}

/** 12 AM is the hour 0 and 12 PM the hour 12; an hour that no such clock shows is none at all. */
function halfDayHour(hour: number, half: string): number {
  if (hour < 1 || hour > 12) return Number.POSITIVE_INFINITY;
  return (hour % 12) + (half.toUpperCase() === 'PM' ? 12 : 0);
}

function offsetOf(zone: string): number {
  if (!/^[+-]/u.test(zone)) return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith('-') ? -minutes : minutes;
}
