/** A calendar day as `YYYY-MM-DD`. */
export type CalendarDay = string;

const DAY_MS = 24 * 60 * 60 * 1000;

const timeOf = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): CalendarDay => new Date(time).toISOString().slice(0, 10);

/** The calendar day so many days later. */
export const addDays = (day: CalendarDay, days: number): CalendarDay => dayOf(timeOf(day) + days * DAY_MS);

/** Days from one calendar day to another; negative when the other comes first. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  Math.round((timeOf(to) - timeOf(from)) / DAY_MS);

/** The calendar day on which the given number of business days after a day have passed. */
export function addBusinessDays(day: CalendarDay, count: number): CalendarDay {
  let [at, left] = [day, count];
  while (left > 0) {
    at = addDays(at, 1);
    if (isBusinessDay(at)) left -= 1;
  }
  return at;
}

/** Whether US banks are open: no weekend and no holiday of the Federal Reserve. */
export function isBusinessDay(day: CalendarDay): boolean {
  const weekday = new Date(timeOf(day)).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  // A holiday on a Sunday is kept on Monday; one on a Saturday is not kept, the Friday before is a business day.
  const isMondayAfterHoliday = weekday === 1 && isHoliday(addDays(day, -1));
  return !isHoliday(day) && !isMondayAfterHoliday;
}

/** Holidays on a fixed date, as `MM-DD`. */
const FIXED: ReadonlySet<string> = new Set(['01-01', '06-19', '07-04', '11-11', '12-25']);
const MONDAY = 1;
const THURSDAY = 4;
/** Holidays on a weekday of a month: month, weekday, and which of the month (-1: the last). */
const FLOATING: readonly (readonly [month: number, weekday: number, nth: number])[] = [
  [1, MONDAY, 3],
  [2, MONDAY, 3],
  [5, MONDAY, -1],
  [9, MONDAY, 1],
  [10, MONDAY, 2],
  [11, THURSDAY, 4],
];

function isHoliday(day: CalendarDay): boolean {
  if (FIXED.has(day.slice(5))) return true;
  const date = new Date(timeOf(day));
  const nth = Math.ceil(date.getUTCDate() / 7);
  const isLast = addDays(day, 7).slice(0, 7) !== day.slice(0, 7);
  return FLOATING.some(
    ([month, weekday, which]) =>
      date.getUTCMonth() + 1 === month &&
      date.getUTCDay() === weekday &&
      (which === -1 ? isLast : nth === which),
  );
}
