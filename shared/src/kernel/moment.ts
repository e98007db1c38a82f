import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { timeSchema } from './schemas.ts';

/** A time that somebody sends us: of a day that exists, and in one form, so that two can be put in order as texts. */
export const momentSchema = v.pipe(
  timeSchema,
  v.check(isMoment, t`There is no such day or time`),
  v.transform((text) => new Date(text).toISOString()),
);

/** JavaScript reads the 31st of February as a day in March, and PostgreSQL has no year 0. */
function isMoment(text: string): boolean {
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) return false;
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number);
  const utcYear = at.getUTCFullYear();
  return utcYear >= 1000 && utcYear <= 9999 && new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
}
