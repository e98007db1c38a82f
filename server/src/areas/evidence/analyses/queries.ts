import type { AnalysisHistoryPage } from '@fap/shared/evidence/ai-contract.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { textAnalysis } from '../../../db/schema/evidence.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { type AnalysisRow, presentHistoryEntry } from './presenter.ts';

const PAGE_SIZE = 20;
/** Characters of each text that a list reads: enough for its excerpt. */
const LISTED_CHARACTERS = 500;

/** A page of the actor's own analyses, newest first, after the one named by `cursor`. */
export async function listAnalyses(ctx: Ctx, cursor?: string | undefined): Promise<AnalysisHistoryPage> {
  const last = cursor === undefined ? null : await getAnalysis(ctx, cursor);
  const rows = await ctx.db
    .select({
      ...getTableColumns(textAnalysis),
      text: sql<string>`left(${textAnalysis.text}, ${LISTED_CHARACTERS})`,
    })
    .from(textAnalysis)
    .where(
      and(
        eq(textAnalysis.ownerId, actingAccount(ctx)),
        last
          ? sql`(${textAnalysis.createdAt}, ${textAnalysis.id}) < (${last.createdAt.toISOString()}::timestamptz, ${last.id})`
          : undefined,
      ),
    )
    .orderBy(desc(textAnalysis.createdAt), desc(textAnalysis.id))
    .limit(PAGE_SIZE + 1);
  const page = rows.slice(0, PAGE_SIZE);
  return {
    analyses: page.map(presentHistoryEntry),
    nextCursor: rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null,
  };
}

/** An analysis of the actor's own; for everybody else it does not exist (NOT_FOUND). */
export async function getAnalysis(ctx: Ctx, id: string): Promise<AnalysisRow> {
  const [row] = await ctx.db
    .select()
    .from(textAnalysis)
    .where(and(eq(textAnalysis.id, id), eq(textAnalysis.ownerId, actingAccount(ctx))));
  if (!row) throw new AppError('NOT_FOUND', { message: 'There is no such analysis' });
  return row;
}
