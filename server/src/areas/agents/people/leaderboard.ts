import { SCORE_Z } from '@fap/shared/agents/accuracy-score.ts';
import type { LeaderboardEntry, LeaderboardView } from '@fap/shared/agents/contract.ts';
import { levelOf } from '@fap/shared/agents/rewards.ts';
import type { PageRequest } from '@fap/shared/kernel/page.ts';
import { type SQL, sql } from 'drizzle-orm';
import { agentChoice, agentTeam, agentTeamMember } from '../../../db/schema/agents.ts';
import { account } from '../../../db/schema/auth.ts';
import { contribution } from '../../../db/schema/puzzle.ts';
import { cutPage, parseKeyset } from '../../../platform/postgres/keyset.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { isDecided } from '../figures/pieces.ts';

/** Neighbours above and below the reader. */
const NEIGHBOURS = 3;

interface PlacedRow {
  [column: string]: unknown;
  accountId: string;
  displayName: string;
  accepted: number;
  disputed: number;
  score: number;
  place: number;
  isShown: boolean;
  xp: number;
  showsLevel: boolean;
  teamId: string | null;
  teamName: string | null;
}

/**
 * Those who let others see their place, and `accountId`, with what they see of each other. Equal scores share a place; who is not
 * shown takes none. `accuracyScore` is the same formula; a test keeps the two in step.
 */
function placedAgents(accountId: string): SQL {
  return sql`with counted as (
      select ${contribution.authorId} as account_id,
        count(*) filter (where ${contribution.status} = 'confirmed')::int as accepted,
        count(*) filter (where ${contribution.status} = 'disputed')::int as disputed
      from ${contribution}
      where ${isDecided()} and (${contribution.authorId} = ${accountId} or ${contribution.authorId} in (
        select ${agentChoice.accountId} from ${agentChoice} where ${agentChoice.leaderboard}))
      group by ${contribution.authorId}
    ), scored as (
      select counted.*, account.display_name, account.xp,
        coalesce(choice.leaderboard, false) as is_shown,
        coalesce(choice.level, false) or account.id = ${accountId} as shows_level,
        coalesce(choice.team, false) or account.id = ${accountId} as shows_team,
        ${SCORE} as score
      from counted
      join ${account} as account on account.id = counted.account_id
      left join ${agentChoice} as choice on choice.account_id = account.id
      where account.erased_at is null and account.suspended_at is null
    ), placed as (
      select scored.*,
        1 + (count(*) filter (where is_shown) over (order by score desc, accepted desc
          range between unbounded preceding and current row exclude group))::int as place,
        (row_number() over (order by score desc, accepted desc, account_id desc))::int as position
      from scored
    )`;
}

const Z2 = SCORE_Z * SCORE_Z;
const number = (value: number) => sql.raw(`${value}::float8`);
/** `accuracyScore` of `accepted` and `disputed`, which are never both zero. */
const SCORE = (() => {
  const decided = sql`(counted.accepted + counted.disputed)::float8`;
  const share = sql`(counted.accepted::float8 / ${decided})`;
  const margin = sql`${number(SCORE_Z)} * sqrt((${share} * (1 - ${share}) + ${number(Z2 / 4)} / ${decided}) / ${decided})`;
  return sql`case when counted.accepted = 0 then 0::float8
    else (${share} + ${number(Z2 / 2)} / ${decided} - ${margin}) / (1 + ${number(Z2)} / ${decided}) end`;
})();

const COLUMNS = sql`placed.account_id as "accountId", placed.display_name as "displayName", accepted, disputed, score, place,
  is_shown as "isShown", xp, shows_level as "showsLevel", team.id as "teamId", team.name as "teamName"
  from placed
  left join ${agentTeamMember} as member on shows_team and member.account_id = placed.account_id
  left join ${agentTeam} as team on team.id = member.team_id`;

/** A page of the leaderboard from the top, or the reader with their neighbours; those without a decided piece begin at the top. */
export async function listLeaderboard(
  ctx: Ctx,
  { view, limit, cursor }: PageRequest & { view: LeaderboardView },
): Promise<{ entries: LeaderboardEntry[]; nextCursor: string | null }> {
  const me = actingAccount(ctx);
  if (view === 'neighbours') {
    const own = sql`coalesce((select position from placed where account_id = ${me}), ${NEIGHBOURS + 1})`;
    const rows = await ctx.db.execute<PlacedRow>(sql`${placedAgents(me)}
      select ${COLUMNS}
      where position between ${own} - ${NEIGHBOURS} and ${own} + ${NEIGHBOURS} order by position`);
    return { entries: rows.map((row) => presentEntry(row, me)), nextCursor: null };
  }
  const keys = parseKeyset(cursor, ['number', 'number', 'id']);
  const after = keys
    ? sql`(score, accepted, placed.account_id) < (${keys[0]}::float8, ${keys[1]}::float8, ${keys[2]})`
    : sql`true`;
  const found = await ctx.db.execute<PlacedRow>(sql`${placedAgents(me)}
    select ${COLUMNS} where ${after} order by position limit ${limit + 1}`);
  const { rows, nextCursor } = cutPage(found, limit, ({ score, accepted, accountId }) => [
    score,
    accepted,
    accountId,
  ]);
  return { entries: rows.map((row) => presentEntry(row, me)), nextCursor };
}

/** The place of somebody who lets others see it; null without a decided piece. */
export async function getPlace(ctx: Ctx, accountId: string): Promise<number | null> {
  const [row] = await ctx.db.execute<{ place: number }>(
    sql`${placedAgents(accountId)} select place from placed where account_id = ${accountId}`,
  );
  return row?.place ?? null;
}

function presentEntry(row: PlacedRow, me: string): LeaderboardEntry {
  const { accountId, displayName, place, accepted, disputed, score, isShown } = row;
  return {
    accountId,
    displayName,
    place,
    accepted,
    disputed,
    score,
    level: row.showsLevel ? levelOf(row.xp) : null,
    team: row.teamId === null ? null : { id: row.teamId, name: row.teamName ?? '' },
    isOwn: accountId === me,
    isShown,
  };
}
