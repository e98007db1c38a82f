import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq, ne } from 'drizzle-orm';
import { report } from '../../../db/schema/reports.ts';
import { rulesFor } from '../../../platform/postgres/row-rule.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import type { ReportRow } from '../words-of.ts';

/** One's own reports; nobody else's exist, whatever one's roles. */
export const isOwnReport = (ctx: Ctx) => rulesFor(report).has('reporterId', actingAccount(ctx));

/** Whether a report is somebody else's. */
export async function isOthers(ctx: Ctx, id: string): Promise<boolean> {
  const others = and(eq(report.id, id), ne(report.reporterId, actingAccount(ctx)));
  return (await ctx.db.$count(report, others)) > 0;
}

/** One's own report with this id; throws NOT_FOUND otherwise. */
export async function getOwnReport(ctx: Ctx, id: string): Promise<ReportRow> {
  const [row] = await ctx.db
    .select()
    .from(report)
    .where(and(eq(report.id, id), isOwnReport(ctx).scope));
  if (!row) throw new AppError('NOT_FOUND', { message: t`There is no such report` });
  return row;
}
