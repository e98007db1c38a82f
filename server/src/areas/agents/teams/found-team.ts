import type { TeamDetail } from '@fap/shared/agents/team-contract.ts';
import { teamNameKey } from '@fap/shared/agents/team-name.ts';
import { can } from '@fap/shared/auth/capabilities.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq, ne, sql } from 'drizzle-orm';
import { agentTeam } from '../../../db/schema/agents.ts';
import { actingAccount, type Ctx, type TxCtx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { announceMoved } from '../live/announce-moved.ts';
import { insertMember, lockTeam } from './members.ts';
import { getTeam } from './queries.ts';

/** Founds a team that the actor leads. Throws CONFLICT for a name that is taken, and for who is in a team already. */
export async function foundTeam(ctx: Ctx, name: string): Promise<TeamDetail> {
  const leadId = actingAccount(ctx);
  const nameKey = teamNameKey(name);
  return transact(ctx, 'puzzle.contribute', async (tx) => {
    await lockFreeName(tx, nameKey, null);
    const [team] = await tx.db
      .insert(agentTeam)
      .values({
        id: tx.ids.next('team'),
        name,
        nameKey,
        leadId,
        foundedAt: tx.clock.now(),
      })
      .returning({ id: agentTeam.id });
    if (!team) throw new Error('the team was not written');
    await recordAudit(tx, { action: 'team.founded', entityType: 'team', entityId: team.id });
    await insertMember(tx, team.id, leadId);
    return getTeam(tx, team.id);
  });
}

/** Gives a team another name; its lead may, and moderators. Throws FORBIDDEN, and CONFLICT for a name that is taken. */
export async function renameTeam(ctx: Ctx, teamId: string, name: string): Promise<TeamDetail> {
  return transact(ctx, 'puzzle.contribute', async (tx) => {
    const team = await lockTeam(tx, teamId);
    if (team.leadId !== actingAccount(tx) && !can(tx.actor.roles, 'content.moderate'))
      throw new AppError('FORBIDDEN', { message: t`The team’s lead names it` });
    if (team.name === name) return getTeam(tx, teamId);
    const nameKey = teamNameKey(name);
    await lockFreeName(tx, nameKey, teamId);
    await tx.db.update(agentTeam).set({ name, nameKey }).where(eq(agentTeam.id, teamId));
    // Without the names: a name that had to go must not stay in the audit trail.
    await recordAudit(tx, { action: 'team.renamed', entityType: 'team', entityId: teamId });
    announceMoved(tx, 'teams');
    return getTeam(tx, teamId);
  });
}

/** Holds a name until the end of the transaction, so that two teams that want it at once do not both get it; throws CONFLICT where it is taken. */
async function lockFreeName(tx: TxCtx, nameKey: string, teamId: string | null): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`team ${nameKey}`}, 0))`);
  const [other] = await tx.db
    .select({ id: agentTeam.id })
    .from(agentTeam)
    .where(and(eq(agentTeam.nameKey, nameKey), teamId === null ? undefined : ne(agentTeam.id, teamId)));
  if (other) throw new AppError('CONFLICT', { message: t`A team has this name, or one that looks like it` });
}
