import { type Standing, standingOf } from '@fap/shared/puzzle/standing.ts';
import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { contribution, contributionReview } from '../../db/schema/puzzle.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { countsFrom } from '../auth/index.ts';

/** Whether the reviews of an account count at this moment (rule PZ21). */
export async function getStanding(ctx: Ctx, accountId: string): Promise<Standing> {
  return (await getTrust(ctx, accountId)).standing;
}

/** An account's standing, and whether somebody vouched for it. */
export async function getTrust(
  ctx: Ctx,
  accountId: string,
): Promise<{ standing: Standing; isVouched: boolean }> {
  const now = ctx.clock.now().toISOString();
  const [facts] = await ctx.db
    .select({
      isVouched: sql<boolean>`coalesce(${account.confirmedAt} <= ${now}::timestamptz, false)`,
      isKnown: sql<boolean>`${or(isNotNull(account.emailConfirmedAt), sql`${countsFrom} <= ${now}::timestamptz`)}`,
    })
    .from(account)
    .where(eq(account.id, accountId));
  if (!facts) throw new Error(`there is no account ${accountId}`);
  const { isVouched } = facts;
  const unproven = { pieces: 0, clusters: 0, judges: 0 };
  if (isVouched || !facts.isKnown) return { isVouched, standing: standingOf({ ...facts, ...unproven }) };
  const [work] = await ctx.db
    .select({
      pieces: sql<number>`count(distinct ${contribution.id})::int`,
      clusters: sql<number>`count(distinct ${contribution.clusterId})::int`,
      judges: sql<number>`count(distinct ${contributionReview.reviewerId})::int`,
    })
    .from(contribution)
    .innerJoin(contributionReview, eq(contributionReview.contributionId, contribution.id))
    .where(
      and(
        eq(contribution.authorId, accountId),
        eq(contribution.origin, 'agent'),
        eq(contribution.status, 'confirmed'),
        eq(contributionReview.verdict, 'confirm'),
        or(contributionReview.decidesAlone, eq(contributionReview.standing, 'trusted')),
      ),
    );
  return { isVouched, standing: standingOf({ ...facts, ...(work ?? unproven) }) };
}
