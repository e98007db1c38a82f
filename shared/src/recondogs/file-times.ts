/** A time as programs write it: ISO, EXIF (`2026:03:01 10:00:00`) or PDF (`D:20260301100000Z`). */
export function parseFileTime(value: string): number | null {
  const digits = /^(?:D:)?(\d{4})[:-]?(\d\d)[:-]?(\d\d)[T ]?(\d\d)?:?(\d\d)?:?(\d\d)?/u.exec(value.trim());
  if (!digits) {
    const mail = Date.parse(value);
    return Number.isNaN(mail) ? null : mail;
  }
  const [, year, month, day, hour = '0', minute = '0', second = '0'] = digits;
  const time = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  );
  return Number(year) < 1_980 || Number.isNaN(time) ? null : time;
}
