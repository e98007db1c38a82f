import { utcTime } from '../values/utc-time.ts';

const DATE = /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2})?(\d{2})?(?:\.(\d{1,3})\d{0,6})?)?$/u;
const ZONE = /^([+-]?)(\d{1,2})(?:[.:](\d{1,2}))?(?::\w{0,10})?$/u;
/** Longer than any date of OFX. */
const MAX_LENGTH = 60;

/** A time of OFX, as `20260105143000.000[-5:EST]`, as ISO 8601 UTC; without a zone it is UTC. Null when it is none. */
export function parseOfxDate(text: string): string | null {
  if (text.length > MAX_LENGTH) return null;
  const [stamp = '', suffix] = text.trim().split('[', 2);
  const match = DATE.exec(stamp.trim());
  const offset = suffix === undefined ? 0 : offsetOf(suffix);
  if (!match || offset === null) return null;
  const [year, month, day] = match.slice(1, 4).map(Number);
  const date = { year: year ?? 0, month: month ?? 0, day: day ?? 0 };
  // A zone does not move a day that has no time.
  if (match[4] === undefined) return utcTime(date);
  const [hour = 0, minute = 0, second = 0] = match.slice(4, 7).map((digits) => Number(digits ?? 0));
  return utcTime({
    ...date,
    hour,
    minute,
    second,
    millisecond: Number((match[7] ?? '').padEnd(3, '0')),
    offset,
  });
}

/** Minutes east of Greenwich: the standard has hours with a fraction, as 5.5; null when it is none. */
function offsetOf(suffix: string): number | null {
  const match = suffix.endsWith(']') ? ZONE.exec(suffix.slice(0, -1).trim()) : null;
  if (!match) return suffix === ']' ? 0 : null;
  const [, sign, hours, part] = match;
  const minutes = Math.round(Number(`${hours}.${part ?? 0}`) * 60);
  return sign === '-' ? -minutes : minutes;
}
