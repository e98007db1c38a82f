import { AppError } from '@fap/shared/kernel/app-error.ts';
import { type SQL, sql } from 'drizzle-orm';
import { evidenceItem } from '../../db/schema/evidence.ts';
import type { EvidenceRow } from './upload-evidence.ts';

/** Where a page that ends with this exhibit goes on. */
export const cursorOf = ({ createdAt, id }: Pick<EvidenceRow, 'createdAt' | 'id'>): string =>
  `${createdAt.toISOString()}~${id}`;

/** Older than a cursor; throws INVALID for anything that is none. */
export function isAfter(cursor: string): SQL {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)~([\w.:-]{1,100})$/u.exec(cursor) ?? [];
  if (!at || !id || !isTime(at)) {
    const message = 'This page cannot be found; start from the first one';
    throw new AppError('INVALID', { message, issues: [{ path: 'cursor', message }] });
  }
  return sql`(${evidenceItem.createdAt}, ${evidenceItem.id}) < (${at}::timestamptz, ${id})`;
}

/** Whether a day exists: 31 February is a day in March to Date.parse, and an error to PostgreSQL. */
function isTime(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString() === text;
}
