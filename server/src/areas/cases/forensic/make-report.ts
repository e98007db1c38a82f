import { createHash } from 'node:crypto';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { Language } from '@fap/shared/kernel/languages.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq } from 'drizzle-orm';
import { caseReport } from '../../../db/schema/cases.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { getCase, worksOn } from '../policy.ts';
import { drawInThread } from './draw-thread.ts';
import { collectContent } from './report-content.ts';

export interface MadeReport {
  reportId: string;
  caseId: string;
  sha256: string;
}

/** Makes a case's forensic report in a language, as the actor may read the case, and keeps its bytes. Throws NOT_FOUND. */
export async function makeReport(ctx: Ctx, caseId: string, language: Language): Promise<MadeReport> {
  const row = await getCase(ctx, caseId);
  const reportId = ctx.ids.next('report');
  const madeAt = ctx.clock.now();
  const pdf = await drawInThread(await collectContent(ctx, row, { reportId, madeAt, language }));
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  await transact(ctx, 'case.create', async (tx) => {
    await tx.db
      .insert(caseReport)
      .values({ id: reportId, caseId, madeBy: actingAccount(tx), pdf, sha256, createdAt: madeAt });
    await recordAudit(tx, {
      action: 'case.report-made',
      entityType: 'case',
      entityId: caseId,
      custodyOf: [caseId],
      after: { reportId, sha256 },
    });
  });
  return { reportId, caseId, sha256 };
}

/** The bytes of a forensic report, for who made it and those who work on the case; throws NOT_FOUND. */
export async function getReport(ctx: Ctx, caseId: string, reportId: string): Promise<Uint8Array> {
  const row = await getCase(ctx, caseId);
  const [report] = await ctx.db
    .select({ pdf: caseReport.pdf, madeBy: caseReport.madeBy })
    .from(caseReport)
    .where(and(eq(caseReport.id, reportId), eq(caseReport.caseId, caseId)));
  if (!report || (report.madeBy !== actingAccount(ctx) && !worksOn(ctx, row)))
    throw new AppError('NOT_FOUND', { message: t`There is no such report` });
  return report.pdf;
}
