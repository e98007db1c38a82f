import type { SearchResult } from '@fap/shared/search/contract.ts';
import { cutSnippet } from '@fap/shared/search/cut-snippet.ts';
import { rankFound } from '@fap/shared/search/rank-found.ts';
import { desc, eq } from 'drizzle-orm';
import { report } from '../../../db/schema/reports.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import type { Question } from './question.ts';

/** Own reports compared; few people ever write more than one. */
const MOST_OWN = 100;

/** The actor's own reports by their words, which are found by nobody else. */
export async function findOwnReports(ctx: Ctx, { words, limit }: Question): Promise<SearchResult[]> {
  const rows = await ctx.db
    .select({
      id: report.id,
      title: report.scamName,
      text: report.description,
      clusterId: report.clusterId,
      createdAt: report.createdAt,
    })
    .from(report)
    .where(eq(report.reporterId, actingAccount(ctx)))
    .orderBy(desc(report.createdAt), desc(report.id))
    .limit(MOST_OWN);
  const found = rows.map((row) => ({ ...row, at: row.createdAt.getTime() }));
  return rankFound(words, found, limit).map(({ id, title, text, clusterId }) => ({
    kind: 'report',
    id,
    title,
    snippet: cutSnippet(words, text),
    clusterId,
    layer: null,
  }));
}
