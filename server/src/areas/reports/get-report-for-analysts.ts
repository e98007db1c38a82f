import { can } from '@fap/shared/auth/capabilities.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { report } from '../../db/schema/reports.ts';
import type { Ctx } from '../../platform/write/context.ts';
import type { ReportRow } from './words-of.ts';

/** A report that is in a cluster, for analysts; its own consents decide what they read of it. Throws NOT_FOUND. */
export async function getReportForAnalysts(ctx: Ctx, id: string): Promise<ReportRow & { clusterId: string }> {
  const isThere = and(eq(report.id, id), isNull(report.withdrawnAt));
  const [row] = can(ctx.actor.roles, 'case.read-original')
    ? await ctx.db.select().from(report).where(isThere)
    : [];
  if (!row?.clusterId) throw new AppError('NOT_FOUND', { message: t`There is no such report` });
  return { ...row, clusterId: row.clusterId };
}
