import { COUNTED_AFTER_DAYS } from '@fap/shared/privacy/public-figures.ts';
import { type SQL, sql } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';

/**
 * SQL for when an account starts to count in figures of people: once it is confirmed or old enough (`public-figures.ts`).
 */
export const countsFrom: SQL = sql`least(${account.confirmedAt}, ${account.createdAt} + ${COUNTED_AFTER_DAYS} * interval '1 day')`;
