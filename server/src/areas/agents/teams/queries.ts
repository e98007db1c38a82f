import { toolsOf } from '@fap/shared/agents/ranks.ts';
import { levelOf } from '@fap/shared/agents/rewards.ts';
import type { TeamDetail, TeamSummary } from '@fap/shared/agents/team-contract.ts';
import { can } from '@fap/shared/auth/capabilities.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { PageRequest } from '@fap/shared/kernel/page.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { agentChoice, agentTeam, agentTeamMember, agentTeamRequest } from '../../../db/schema/agents.ts';
import { account } from '../../../db/schema/auth.ts';
import { cluster } from '../../../db/schema/clusters.ts';
import { contribution } from '../../../db/schema/puzzle.ts';
import type { ListPage } from '../../../platform/http/list-page.ts';
import { cutPage, olderThan } from '../../../platform/postgres/keyset.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { isInUse } from '../choices/choices.ts';
import { isDecided } from '../figures/pieces.ts';

/** The team somebody is in. */
export async function findTeamOf(ctx: Ctx, accountId: string): Promise<{ id: string; name: string } | null> {
  const [team] = await ctx.db
    .select({ id: agentTeam.id, name: agentTeam.name })
    .from(agentTeamMember)
    .innerJoin(agentTeam, eq(agentTeam.id, agentTeamMember.teamId))
    .where(eq(agentTeamMember.accountId, accountId));
  return team ?? null;
}

/** Teams that invited somebody. */
export const listInvitations = (ctx: Ctx, accountId: string): Promise<{ id: string; name: string }[]> =>
  ctx.db
    .select({ id: agentTeam.id, name: agentTeam.name })
    .from(agentTeamRequest)
    .innerJoin(agentTeam, eq(agentTeam.id, agentTeamRequest.teamId))
    .where(and(eq(agentTeamRequest.accountId, accountId), eq(agentTeamRequest.kind, 'invited')))
    .orderBy(asc(agentTeamRequest.madeAt), asc(agentTeam.id));

/** Accepted pieces of an account that a column of the query around it names. */
const acceptedOf = (accountId: SQL) => sql<number>`(
  select count(*)::int from ${contribution}
  where author_id = ${accountId} and ${isDecided()} and status = 'confirmed')`;

/**
 * A team as lists show it. Its sum holds the pieces of members who let others see both their team and their place: with any other
 * piece in it, the sum would tell who else is a member. Columns are named in words, because a list of one table has them without it.
 */
const summary = (me: string) => ({
  id: agentTeam.id,
  name: agentTeam.name,
  foundedAt: agentTeam.foundedAt,
  members: sql<number>`(select count(*)::int from ${agentTeamMember} as member where member.team_id = agent_team.id)`,
  accepted: sql<number>`coalesce((
    select sum(${acceptedOf(sql`member.account_id`)})::int from ${agentTeamMember} as member
    join ${agentChoice} as choice on choice.account_id = member.account_id and choice.team and choice.leaderboard
    join ${account} as person on person.id = member.account_id
    where member.team_id = agent_team.id and person.erased_at is null and person.suspended_at is null), 0)`,
  isOwn: sql<boolean>`exists (
    select from ${agentTeamMember} as member where member.team_id = agent_team.id and member.account_id = ${me})`,
});

/** A page of teams, newest first. */
export async function listTeams(ctx: Ctx, { limit, cursor }: PageRequest): Promise<ListPage<TeamSummary>> {
  const found = await ctx.db
    .select(summary(actingAccount(ctx)))
    .from(agentTeam)
    .where(olderThan(cursor, agentTeam.foundedAt, agentTeam.id))
    .orderBy(desc(agentTeam.foundedAt), desc(agentTeam.id))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, ({ foundedAt, id }) => [foundedAt, id]);
  const items = rows.map((row) => ({ ...row, foundedAt: row.foundedAt.toISOString() }));
  return { items, nextCursor, total: null };
}

/** A team as the reader may see it; throws NOT_FOUND. */
export async function getTeam(ctx: Ctx, teamId: string): Promise<TeamDetail> {
  const me = actingAccount(ctx);
  const [row] = await ctx.db
    .select({
      ...summary(me),
      leadId: agentTeam.leadId,
      focusLayer: agentTeam.focusLayer,
      focusClusterId: cluster.id,
      focusClusterName: cluster.name,
    })
    .from(agentTeam)
    .leftJoin(cluster, eq(cluster.id, agentTeam.focusClusterId))
    .where(eq(agentTeam.id, teamId));
  if (!row) throw noTeam();
  const { leadId, focusLayer, focusClusterId, focusClusterName, foundedAt, ...team } = row;
  const isLead = leadId === me && team.isOwn;
  const [people, ownTeam, requests, ownRequest, level] = await Promise.all([
    listPeople(ctx, teamId, { leadId, isInside: team.isOwn }),
    findTeamOf(ctx, me),
    isLead ? listRequests(ctx, teamId) : [],
    findRequest(ctx, teamId, me),
    getLevel(ctx),
  ]);
  return {
    ...team,
    foundedAt: foundedAt.toISOString(),
    people,
    focus:
      focusLayer === null || focusClusterId === null
        ? null
        : { clusterId: focusClusterId, clusterName: focusClusterName ?? '', layer: focusLayer },
    may: {
      ask: ownTeam === null && ownRequest === null,
      answer: isLead,
      leave: team.isOwn || ownRequest === 'asked',
      rename: isLead || can(ctx.actor.roles, 'content.moderate'),
      setFocus: team.isOwn && toolsOf(level).includes('boss-privileges'),
    },
    ownRequest,
    requests,
  };
}

/** The acting agent's level. */
export async function getLevel(ctx: Ctx): Promise<number> {
  const [row] = await ctx.db
    .select({ xp: account.xp })
    .from(account)
    .where(eq(account.id, actingAccount(ctx)));
  return levelOf(row?.xp ?? 0);
}

/** The open question or invitation between a team and somebody. */
export async function findRequest(
  ctx: Ctx,
  teamId: string,
  accountId: string,
): Promise<TeamDetail['ownRequest']> {
  const [row] = await ctx.db
    .select({ kind: agentTeamRequest.kind })
    .from(agentTeamRequest)
    .where(and(eq(agentTeamRequest.teamId, teamId), eq(agentTeamRequest.accountId, accountId)));
  return row?.kind ?? null;
}

/** What is said of a team that does not exist. */
export const noTeam = () => new AppError('NOT_FOUND', { message: t`There is no such team` });

async function listPeople(
  ctx: Ctx,
  teamId: string,
  { leadId, isInside }: { leadId: string; isInside: boolean },
): Promise<TeamDetail['people']> {
  const showsTeam = sql<boolean>`coalesce(${agentChoice.team}, false)`;
  const rows = await ctx.db
    .select({
      accountId: account.id,
      displayName: account.displayName,
      joinedAt: agentTeamMember.joinedAt,
      accepted: sql<number | null>`case when ${agentChoice.leaderboard}
        then ${acceptedOf(sql`${agentTeamMember.accountId}`)} end`,
    })
    .from(agentTeamMember)
    .innerJoin(account, eq(account.id, agentTeamMember.accountId))
    .leftJoin(agentChoice, eq(agentChoice.accountId, account.id))
    .where(and(eq(agentTeamMember.teamId, teamId), isInUse(), isInside ? undefined : showsTeam))
    // The lead first, then who came first.
    .orderBy(desc(sql`${account.id} = ${leadId}`), asc(agentTeamMember.joinedAt), asc(account.id));
  const me = actingAccount(ctx);
  return rows.map((row) => ({
    ...row,
    joinedAt: row.joinedAt.toISOString(),
    isLead: row.accountId === leadId,
    isOwn: row.accountId === me,
  }));
}

async function listRequests(ctx: Ctx, teamId: string): Promise<TeamDetail['requests']> {
  const rows = await ctx.db
    .select({
      accountId: account.id,
      displayName: account.displayName,
      kind: agentTeamRequest.kind,
      at: agentTeamRequest.madeAt,
    })
    .from(agentTeamRequest)
    .innerJoin(account, eq(account.id, agentTeamRequest.accountId))
    .where(and(eq(agentTeamRequest.teamId, teamId), isInUse()))
    .orderBy(asc(agentTeamRequest.madeAt), asc(account.id));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
