import type { OwnDataCounts } from '@fap/shared/own-data/contract.ts';
import { and, eq, ne } from 'drizzle-orm';
import { comment } from '../../../db/schema/comments.ts';
import { evidenceItem } from '../../../db/schema/evidence.ts';
import { contribution, contributionReview } from '../../../db/schema/puzzle.ts';
import { report } from '../../../db/schema/reports.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';

/** What the acting account has, for somebody who is about to delete it. */
export async function countOwn(ctx: Ctx): Promise<OwnDataCounts> {
  const me = actingAccount(ctx);
  const pieces = and(eq(contribution.authorId, me), ne(contribution.origin, 'report'));
  return {
    reports: await ctx.db.$count(report, eq(report.reporterId, me)),
    files: await ctx.db.$count(
      evidenceItem,
      and(eq(evidenceItem.ownerId, me), eq(evidenceItem.kind, 'file')),
    ),
    pieces:
      (await ctx.db.$count(contribution, pieces)) +
      (await ctx.db.$count(contributionReview, eq(contributionReview.reviewerId, me))) +
      (await ctx.db.$count(comment, eq(comment.authorId, me))),
  };
}
