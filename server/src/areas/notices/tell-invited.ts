import { and, eq } from 'drizzle-orm';
import { agentTeamRequest } from '../../db/schema/agents.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import type { DomainEventMap } from '../../platform/write/domain-events.ts';
import { notify } from './notify.ts';

/** Tells an agent that a team invites them, unless that was answered or taken back since. */
export async function tellInvited(
  tx: TxCtx,
  { teamId, accountId, byId }: DomainEventMap['agents.team.invited'],
): Promise<void> {
  const [open] = await tx.db
    .select({ kind: agentTeamRequest.kind })
    .from(agentTeamRequest)
    .where(and(eq(agentTeamRequest.teamId, teamId), eq(agentTeamRequest.accountId, accountId)));
  if (open?.kind === 'invited')
    await notify(tx, { accountId, content: { kind: 'team-invited', payload: { teamId } }, by: byId });
}
