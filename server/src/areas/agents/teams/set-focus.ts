import { levelOfTool, toolsOf } from '@fap/shared/agents/ranks.ts';
import type { TeamDetail } from '@fap/shared/agents/team-contract.ts';
import { anatomyLayer } from '@fap/shared/catalogue/anatomy.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq, ne } from 'drizzle-orm';
import { agentTeam } from '../../../db/schema/agents.ts';
import { puzzleLayer } from '../../../db/schema/puzzle.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { getCluster } from '../../clusters/index.ts';
import { announceMoved } from '../live/announce-moved.ts';
import { lockTeam } from './members.ts';
import { findTeamOf, getLevel, getTeam, noTeam } from './queries.ts';

interface Focus {
  clusterId: string;
  layer: number;
}

/**
 * Says which missing layer the members of the actor's team look for; null takes it back. Throws NOT_FOUND for other teams, FORBIDDEN
 * below the level of Cluster Boss privileges, CONFLICT for a layer that has a piece.
 */
export async function setFocus(ctx: Ctx, teamId: string, focus: Focus | null): Promise<TeamDetail> {
  if (focus) await checkMissing(ctx, focus);
  return transact(ctx, 'puzzle.contribute', async (tx) => {
    const team = await lockTeam(tx, teamId);
    if ((await findTeamOf(tx, actingAccount(tx)))?.id !== teamId) throw noTeam();
    if (!toolsOf(await getLevel(tx)).includes('boss-privileges'))
      throw new AppError('FORBIDDEN', {
        message: t`Cluster Boss privileges open at level ${levelOfTool('boss-privileges')}`,
      });
    const set = { focusClusterId: focus?.clusterId ?? null, focusLayer: focus?.layer ?? null };
    await tx.db.update(agentTeam).set(set).where(eq(agentTeam.id, teamId));
    await recordAudit(tx, {
      action: 'team.focus-set',
      entityType: 'team',
      entityId: teamId,
      before: { focusClusterId: team.focusClusterId, focusLayer: team.focusLayer },
      after: set,
    });
    announceMoved(tx, 'teams');
    return getTeam(tx, teamId);
  });
}

async function checkMissing(ctx: Ctx, { clusterId, layer }: Focus): Promise<void> {
  const { mergedInto } = await getCluster(ctx, clusterId);
  if (mergedInto !== null)
    throw new AppError('CONFLICT', { message: t`This cluster was merged into another one` });
  const [begun] = await ctx.db
    .select({ layer: puzzleLayer.layer })
    .from(puzzleLayer)
    .where(
      and(
        eq(puzzleLayer.clusterId, clusterId),
        eq(puzzleLayer.layer, layer),
        ne(puzzleLayer.status, 'missing'),
      ),
    );
  if (begun) throw new AppError('CONFLICT', { message: t`${anatomyLayer(layer).name} has a piece already` });
}
