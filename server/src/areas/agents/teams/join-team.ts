import { CHOICES } from '@fap/shared/agents/choices.ts';
import { type RequestKind, TEAM_REQUESTS_MAX, type TeamDetail } from '@fap/shared/agents/team-contract.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, asc, eq, or } from 'drizzle-orm';
import { agentChoice, agentTeam, agentTeamMember, agentTeamRequest } from '../../../db/schema/agents.ts';
import { account } from '../../../db/schema/auth.ts';
import { actingAccount, type Ctx, type TxCtx } from '../../../platform/write/context.ts';
import { emit, recordAudit, transact } from '../../../platform/write/transact.ts';
import { getChoices, isInUse, noProfile } from '../choices/choices.ts';
import { agentEvents } from '../events.ts';
import { announceMoved } from '../live/announce-moved.ts';
import { addMember, lockTeam, removeMember } from './members.ts';
import { findRequest, findTeamOf, getTeam } from './queries.ts';

/** The actor asks to be let in; where the team invited them, they are in. Throws CONFLICT for who is in a team. */
export const askToJoin = (ctx: Ctx, teamId: string): Promise<TeamDetail> =>
  transact(ctx, 'puzzle.contribute', async (tx) => {
    const team = await lockTeam(tx, teamId);
    await meet(tx, { team, accountId: actingAccount(tx), kind: 'asked' });
    return getTeam(tx, teamId);
  });

/** The lead invites an agent with a profile; whoever asked is in. Throws FORBIDDEN for others than the lead, NOT_FOUND without a profile. */
export const inviteAgent = (ctx: Ctx, teamId: string, accountId: string): Promise<TeamDetail> =>
  transact(ctx, 'puzzle.contribute', async (tx) => {
    const team = await lockTeam(tx, teamId);
    if (team.leadId !== actingAccount(tx))
      throw new AppError('FORBIDDEN', { message: t`The team’s lead invites` });
    // Who asked has shown themselves to the lead; of nobody else may an id tell that an account exists.
    if ((await findRequest(tx, teamId, accountId)) === null) await checkHasProfile(tx, accountId);
    await meet(tx, { team, accountId, kind: 'invited' });
    return getTeam(tx, teamId);
  });

/** Answers an open question as the team's lead, or one's own invitation. Throws FORBIDDEN for others, NOT_FOUND without either. */
export async function answerRequest(
  ctx: Ctx,
  { teamId, accountId, isAccepted }: { teamId: string; accountId: string; isAccepted: boolean },
): Promise<TeamDetail> {
  return transact(ctx, 'puzzle.contribute', async (tx) => {
    const team = await lockTeam(tx, teamId);
    const me = actingAccount(tx);
    if (accountId !== me && team.leadId !== me)
      throw new AppError('FORBIDDEN', { message: t`The team’s lead answers` });
    const kind = await findRequest(tx, teamId, accountId);
    const isTheirs = kind === 'asked' ? team.leadId === me : accountId === me;
    // The lead may take an invitation back, and nobody accepts for somebody else.
    if (kind === null || (!isTheirs && (isAccepted || team.leadId !== me)))
      throw new AppError('NOT_FOUND', { message: t`Nothing waits for an answer here` });
    if (isAccepted) await addMember(tx, team, accountId);
    else await endRequest(tx, teamId, accountId);
    return getTeam(tx, teamId);
  });
}

/** The actor leaves a team, or takes back that they asked; throws NOT_FOUND where they did neither. */
export async function leaveTeam(ctx: Ctx, teamId: string): Promise<void> {
  await transact(ctx, 'puzzle.contribute', async (tx) => {
    const team = await lockTeam(tx, teamId);
    const me = actingAccount(tx);
    const isMember = (await findTeamOf(tx, me))?.id === teamId;
    if (isMember) await removeMember(tx, team, me);
    else if ((await findRequest(tx, teamId, me)) === 'asked') await endRequest(tx, teamId, me);
    else throw new AppError('NOT_FOUND', { message: t`You are not in this team` });
  });
}

interface Meeting {
  team: Awaited<ReturnType<typeof lockTeam>>;
  accountId: string;
  kind: RequestKind;
}

/** Notes that one side wants it; if both do, they are together. */
async function meet(tx: TxCtx, { team, accountId, kind }: Meeting): Promise<void> {
  const before = await findRequest(tx, team.id, accountId);
  if (before === kind) return;
  if (before !== null) return addMember(tx, team, accountId);
  if (await isKnownToBeInTeam(tx, accountId, kind))
    throw new AppError('CONFLICT', {
      message: kind === 'asked' ? t`You are in a team already` : t`This agent is in a team already`,
    });
  if ((await tx.db.$count(agentTeamRequest, eq(agentTeamRequest.teamId, team.id))) >= TEAM_REQUESTS_MAX)
    throw new AppError('CONFLICT', { message: t`${team.name} has too many open questions and invitations` });
  await tx.db.insert(agentTeamRequest).values({ teamId: team.id, accountId, kind, madeAt: tx.clock.now() });
  await recordAudit(tx, {
    action: kind === 'asked' ? 'team.asked' : 'team.invited',
    entityType: 'team',
    entityId: team.id,
    after: { accountId },
  });
  announceMoved(tx, 'teams');
  if (kind === 'invited')
    emit(tx, agentEvents.teamInvited, { teamId: team.id, accountId, byId: tx.actor.accountId });
}

/** Whether somebody is in a team, and whoever wants this may know it: who lets nobody see their team can be invited, and finds out alone. */
async function isKnownToBeInTeam(tx: TxCtx, accountId: string, kind: RequestKind): Promise<boolean> {
  if ((await findTeamOf(tx, accountId)) === null) return false;
  return kind === 'asked' || (await getChoices(tx, accountId)).team;
}

async function endRequest(tx: TxCtx, teamId: string, accountId: string): Promise<void> {
  await tx.db
    .delete(agentTeamRequest)
    .where(and(eq(agentTeamRequest.teamId, teamId), eq(agentTeamRequest.accountId, accountId)));
  await recordAudit(tx, {
    action: 'team.request-ended',
    entityType: 'team',
    entityId: teamId,
    before: { accountId },
  });
  announceMoved(tx, 'teams');
}

async function checkHasProfile(tx: TxCtx, accountId: string): Promise<void> {
  const [person] = await tx.db
    .select({ id: account.id })
    .from(account)
    .innerJoin(agentChoice, eq(agentChoice.accountId, account.id))
    .where(
      and(
        eq(account.id, accountId),
        isInUse(),
        or(...CHOICES.map((choice) => eq(agentChoice[choice], true))),
      ),
    );
  if (!person) throw noProfile();
}

/** Takes an erased account out of its team and of those it leads. Repeatable, also after its rows were deleted. */
export async function forgetMember(tx: TxCtx, accountId: string): Promise<void> {
  const teams = await tx.db
    .selectDistinct({ id: agentTeam.id })
    .from(agentTeam)
    .leftJoin(agentTeamMember, eq(agentTeamMember.teamId, agentTeam.id))
    .where(or(eq(agentTeam.leadId, accountId), eq(agentTeamMember.accountId, accountId)))
    .orderBy(asc(agentTeam.id));
  for (const { id } of teams) await removeMember(tx, await lockTeam(tx, id), accountId);
}
