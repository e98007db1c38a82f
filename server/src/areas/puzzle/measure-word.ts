import {
  AUTHOR_BELIEF,
  AUTHOR_LIMITS,
  type ReviewerRecord,
  type Tie,
  type Word,
  wordOf,
} from '@fap/shared/puzzle/weigh-review.ts';
import { type SQL, sql } from 'drizzle-orm';
import { contribution } from '../../db/schema/puzzle.ts';
import type { Ctx } from '../../platform/write/context.ts';

/** Only the newest reviews count: people learn, and the measure must stay quick. */
const NEWEST = 500;
/** An analyst's word on a piece is worth so many pieces that two others settled. */
const ANALYST_WORTH = 3;
/** Others of one mind without whom a piece says nothing of a reviewer: their own word must not prove itself. */
const OTHERS_NEEDED = 2;

/** What somebody's word is worth now, by their counted reviews of pieces that others settled. */
export async function measureWord(ctx: Ctx, reviewerId: string, isVouched: boolean): Promise<Word> {
  const [record] = await ctx.db.execute<{ [Field in keyof ReviewerRecord]: number }>(sql`
    with mine as (
      select review.contribution_id, review.verdict, piece.status
      from contribution_review as review join contribution as piece on piece.id = review.contribution_id
      where review.reviewer_id = ${reviewerId} and review.standing <> 'new'
        and piece.status in ('confirmed', 'disputed')
      order by review.created_at desc limit ${NEWEST}),
    judged as (
      select mine.verdict = 'confirm' as confirmed, mine.status = 'confirmed' as is_right,
        (select case when coalesce(bool_or(other.decides_alone), false) then ${ANALYST_WORTH}
           when count(*) filter (where (other.verdict = 'confirm') = (mine.status = 'confirmed')) >= ${OTHERS_NEEDED} then 1
           else 0 end
         from contribution_review as other
         where other.contribution_id = mine.contribution_id and other.reviewer_id <> ${reviewerId}
           and other.standing <> 'new') as worth
      from mine)
    select
      coalesce(sum(worth) filter (where is_right), 0)::int as "right",
      coalesce(sum(worth) filter (where is_right and confirmed), 0)::int as "rightConfirmed",
      coalesce(sum(worth) filter (where not is_right), 0)::int as wrong,
      coalesce(sum(worth) filter (where not is_right and confirmed), 0)::int as "wrongConfirmed"
    from judged`);
  if (!record) throw new Error('an aggregate without a row');
  return wordOf(record, isVouched);
}

/** How a reviewer is tied to the author of a piece and to those who confirmed it before, within the clusters they review in. */
export async function measureTies(
  ctx: Ctx,
  reviewerId: string,
  { id, authorId }: { id: string; authorId: string },
): Promise<Tie[]> {
  const rows = await ctx.db.execute<{ times: number; expected: number }>(sql`
    with mine as materialized (
      select review.contribution_id, review.verdict, piece.cluster_id, piece.author_id
      from contribution_review as review join contribution as piece on piece.id = review.contribution_id
      where review.reviewer_id = ${reviewerId} and review.standing <> 'new'
      order by review.created_at desc limit ${NEWEST}),
    confirmed as (select contribution_id, author_id from mine where verdict = 'confirm'),
    pool as materialized (
      select piece.id, piece.author_id from contribution as piece
      where piece.cluster_id in (select cluster_id from mine) and piece.author_id <> ${reviewerId}),
    sums as (select (select count(*) from confirmed)::float as confirms, greatest(1, (select count(*) from pool))::float as pieces),
    partners as materialized (
      select earlier.reviewer_id from contribution_review as earlier
      where earlier.contribution_id = ${id} and earlier.verdict = 'confirm' and not earlier.decides_alone
        and earlier.standing <> 'new' and earlier.reviewer_id <> ${reviewerId})
    select
      (select count(*) from confirmed where author_id = ${authorId})::int as times,
      (confirms * (select count(*) from pool where author_id = ${authorId}) / pieces)::float as expected
    from sums
    union all
    select
      count(*) filter (where theirs.contribution_id in (select contribution_id from confirmed))::int,
      (max(sums.confirms) * count(*) / max(sums.pieces))::float
    from partners
    join contribution_review as theirs on theirs.reviewer_id = partners.reviewer_id
      and theirs.verdict = 'confirm' and theirs.contribution_id in (select id from pool)
    cross join sums
    group by partners.reviewer_id`);
  return rows.map(({ times, expected }) => ({ times, expected }));
}

/** `priorOf` as an expression, of the author of a row of contributions. */
export function priorOfAuthor(authorId: SQL, exceptPiece: SQL): SQL<number> {
  const count = (status: string) =>
    sql`(select count(*) from ${contribution} as theirs where theirs.author_id = ${authorId} and theirs.origin = 'agent' and theirs.status = ${status} and theirs.id <> ${exceptPiece})`;
  return sql<number>`(select ln(share / (1 - share))::float from (
    select least(${AUTHOR_LIMITS.most}::float, greatest(${AUTHOR_LIMITS.least}::float,
      (confirmed + ${AUTHOR_BELIEF.confirmed}::float) / (confirmed + disputed + ${AUTHOR_BELIEF.confirmed + AUTHOR_BELIEF.disputed}::float))) as share
    from (select ${count('confirmed')} as confirmed, ${count('disputed')} as disputed) as counts) as believed)`;
}
