import { COUNTED_AFTER_DAYS } from '@fap/shared/privacy/public-figures.ts';
import { type SQL, sql } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';

/** From when on an account counts in figures of people, in SQL: once it is confirmed or old enough (`public-figures.ts`). */
export const countsFrom: SQL = sql`least(${account.confirmedAt}, ${account.createdAt} + ${COUNTED_AFTER_DAYS} * interval '1 day')`;
