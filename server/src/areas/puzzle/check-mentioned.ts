import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { MENTIONS_MAX } from '@fap/shared/puzzle/constants.ts';
import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { comment } from '../../db/schema/comments.ts';
import { contribution, contributionReview, layerClaim } from '../../db/schema/puzzle.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';

/**
 * Who of these people is told that somebody mentioned them on this puzzle. Throws INVALID for somebody who has done nothing here.
 * Left out are the writer, and people whose account is suspended or deleted: a piece that waited offline is not lost by that.
 */
export async function checkMentioned(
  ctx: Ctx,
  clusterId: string,
  mentions: readonly string[] | undefined,
): Promise<string[]> {
  const wanted = (mentions ?? []).filter((id) => id !== actingAccount(ctx));
  if (wanted.length === 0) return [];
  const people = await ctx.db
    .select({
      id: account.id,
      isGone: sql<boolean>`${or(sql`${account.suspendedAt} is not null`, sql`${account.erasedAt} is not null`)}`,
      isHere: sql<boolean>`${hasWorkedOn(ctx, clusterId)}`,
    })
    .from(account)
    .where(inArray(account.id, wanted));
  const byId = new Map(people.map((person) => [person.id, person]));
  if (wanted.some((id) => !byId.get(id)?.isGone && !byId.get(id)?.isHere))
    throw invalid(t`You can mention people who work on this puzzle`);
  return wanted.filter((id) => !byId.get(id)?.isGone);
}

/** Everybody a text mentions after a change; throws INVALID when an edit would make them too many. */
export function addMentioned(before: readonly string[], added: readonly string[]): string[] {
  const all = [...new Set([...before, ...added])];
  if (all.length > MENTIONS_MAX) throw invalid(t`You can mention ${MENTIONS_MAX} people at most`);
  return all;
}

/** Whether the account wrote, reviewed, claimed or commented on something. A victim's report does not count: others must not learn whose it is. */
function hasWorkedOn({ db }: Ctx, clusterId: string): SQL | undefined {
  const one = { one: sql`1` };
  const ofCluster = eq(contribution.clusterId, clusterId);
  return or(
    exists(
      db
        .select(one)
        .from(contribution)
        .where(and(ofCluster, eq(contribution.authorId, account.id), eq(contribution.origin, 'agent'))),
    ),
    exists(
      db
        .select(one)
        .from(contributionReview)
        .innerJoin(contribution, eq(contribution.id, contributionReview.contributionId))
        .where(and(ofCluster, eq(contributionReview.reviewerId, account.id))),
    ),
    exists(
      db
        .select(one)
        .from(layerClaim)
        .where(and(eq(layerClaim.clusterId, clusterId), eq(layerClaim.holderId, account.id))),
    ),
    exists(
      db
        .select(one)
        .from(comment)
        .where(and(eq(comment.clusterId, clusterId), eq(comment.authorId, account.id))),
    ),
  );
}

const invalid = (message: string) =>
  new AppError('INVALID', { message, issues: [{ path: 'mentions', message }] });
