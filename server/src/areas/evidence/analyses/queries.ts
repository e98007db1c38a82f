import type { AnalysisHistoryPage } from '@fap/shared/evidence/ai-contract.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { PageRequest } from '@fap/shared/kernel/page.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { textAnalysis } from '../../../db/schema/evidence.ts';
import { cutPage, olderThan } from '../../../platform/postgres/keyset.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { isOwnAnalysis } from '../policy.ts';
import { type AnalysisRow, presentHistoryEntry } from './presenter.ts';

/** Characters of each text that a list reads: enough for its excerpt. */
const LISTED_CHARACTERS = 500;

/** A page of the actor's own analyses, newest first. */
export async function listAnalyses(ctx: Ctx, { limit, cursor }: PageRequest): Promise<AnalysisHistoryPage> {
  const found = await ctx.db
    .select({
      ...getTableColumns(textAnalysis),
      text: sql<string>`left(${textAnalysis.text}, ${LISTED_CHARACTERS})`,
    })
    .from(textAnalysis)
    .where(and(isOwnAnalysis(ctx).scope, olderThan(cursor, textAnalysis.createdAt, textAnalysis.id)))
    .orderBy(desc(textAnalysis.createdAt), desc(textAnalysis.id))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, ({ createdAt, id }) => [createdAt, id]);
  return { analyses: rows.map(presentHistoryEntry), nextCursor };
}

/** An analysis of the actor's own; for everybody else it does not exist (NOT_FOUND). */
export async function getAnalysis(ctx: Ctx, id: string): Promise<AnalysisRow> {
  const [row] = await ctx.db
    .select()
    .from(textAnalysis)
    .where(and(eq(textAnalysis.id, id), isOwnAnalysis(ctx).scope));
  if (!row) throw new AppError('NOT_FOUND', { message: t`There is no such analysis` });
  return row;
}
