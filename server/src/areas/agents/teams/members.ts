import { TEAM_MAX } from '@fap/shared/agents/team-contract.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, asc, eq } from 'drizzle-orm';
import { agentTeam, agentTeamMember, agentTeamRequest } from '../../../db/schema/agents.ts';
import type { TxCtx } from '../../../platform/write/context.ts';
import { recordAudit } from '../../../platform/write/transact.ts';
import { announceMoved } from '../live/announce-moved.ts';
import { noTeam } from './queries.ts';

type TeamRow = typeof agentTeam.$inferSelect;

/** Locks a team, which serialises what happens to its members; throws NOT_FOUND. */
export async function lockTeam(tx: TxCtx, teamId: string): Promise<TeamRow> {
  const [team] = await tx.db.select().from(agentTeam).where(eq(agentTeam.id, teamId)).for('update');
  if (!team) throw noTeam();
  return team;
}

/** Lets somebody into a locked team; all their open questions and invitations end. Throws CONFLICT for a full team, and for who is in one. */
export async function addMember(tx: TxCtx, team: TeamRow, accountId: string): Promise<void> {
  const members = await tx.db.$count(agentTeamMember, eq(agentTeamMember.teamId, team.id));
  if (members >= TEAM_MAX)
    throw new AppError('CONFLICT', { message: t`${team.name} has ${TEAM_MAX} members, which is the most` });
  await insertMember(tx, team.id, accountId);
}

/** Makes somebody a member and says so. */
export async function insertMember(tx: TxCtx, teamId: string, accountId: string): Promise<void> {
  const [joined] = await tx.db
    .insert(agentTeamMember)
    .values({ accountId, teamId, joinedAt: tx.clock.now() })
    .onConflictDoNothing()
    .returning({ accountId: agentTeamMember.accountId });
  if (!joined)
    throw new AppError('CONFLICT', { message: t`An agent is in one team at a time, and is in one already` });
  await tx.db.delete(agentTeamRequest).where(eq(agentTeamRequest.accountId, accountId));
  await recordAudit(tx, {
    action: 'team.joined',
    entityType: 'team',
    entityId: teamId,
    after: { accountId },
  });
  announceMoved(tx, 'teams');
}

/** Takes somebody out of a locked team: the longest member leads from then on, and a team without members is gone. False when they were not in it. */
export async function removeMember(tx: TxCtx, team: TeamRow, accountId: string): Promise<boolean> {
  const [left] = await tx.db
    .delete(agentTeamMember)
    .where(and(eq(agentTeamMember.accountId, accountId), eq(agentTeamMember.teamId, team.id)))
    .returning();
  await settleLead(tx, team, accountId);
  if (!left) return false;
  await recordAudit(tx, {
    action: 'team.left',
    entityType: 'team',
    entityId: team.id,
    before: { accountId },
  });
  announceMoved(tx, 'teams');
  return true;
}

async function settleLead(tx: TxCtx, team: TeamRow, leavingId: string): Promise<void> {
  const [longest] = await tx.db
    .select({ accountId: agentTeamMember.accountId })
    .from(agentTeamMember)
    .where(eq(agentTeamMember.teamId, team.id))
    .orderBy(asc(agentTeamMember.joinedAt), asc(agentTeamMember.accountId))
    .limit(1);
  if (!longest) {
    await tx.db.delete(agentTeam).where(eq(agentTeam.id, team.id));
    await recordAudit(tx, {
      action: 'team.ended',
      entityType: 'team',
      entityId: team.id,
      before: { foundedAt: team.foundedAt.toISOString() },
    });
  } else if (team.leadId === leavingId) {
    await tx.db.update(agentTeam).set({ leadId: longest.accountId }).where(eq(agentTeam.id, team.id));
    await recordAudit(tx, {
      action: 'team.lead-changed',
      entityType: 'team',
      entityId: team.id,
      after: { accountId: longest.accountId },
    });
  }
}
