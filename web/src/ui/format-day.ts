import { dateFormat } from '../platform/locale.ts';

const DAY = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });
const MONTH = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A calendar day (2026-11-28) in the reader's words: "November 28, 2026". */
export const formatDay = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));

/** A month (2026-11) in the reader's words: "November 2026". */
export const formatMonth = (month: string): string => MONTH.format(new Date(`${month}-01T00:00:00Z`));
