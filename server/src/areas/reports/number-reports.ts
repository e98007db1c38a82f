import { sql } from 'drizzle-orm';
import { report } from '../../db/schema/reports.ts';

/**
 * A report's number among those a query selects, from 1 on in the order in which they came, so that a citation stays
 * right when more come. The query selects all reports of a cluster and of those merged into it.
 */
export const reportNumber = sql<number>`(row_number() over (order by ${report.createdAt}, ${report.id}))::int`;

/** How a report is cited: `Report 3`. */
export const reportCitation = (number: number): string => `Report ${number}`;
