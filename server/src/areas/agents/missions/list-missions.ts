import type { Mission } from '@fap/shared/agents/contract.ts';
import { missionWeight } from '@fap/shared/agents/mission-weight.ts';
import { ANATOMY } from '@fap/shared/catalogue/anatomy.ts';
import { and, desc, eq, gt, inArray, isNull, lt, ne } from 'drizzle-orm';
import { agentTeam, agentTeamMember } from '../../../db/schema/agents.ts';
import { cluster } from '../../../db/schema/clusters.ts';
import { layerClaim, puzzleLayer } from '../../../db/schema/puzzle.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { type ClusterRow, presentCluster, priorityRank } from '../../clusters/index.ts';

/** Missions that are listed. */
const SHOWN = 6;
/** Of one cluster at most so many, so that people spread over clusters. */
const SHOWN_OF_CLUSTER = 2;
/** Clusters whose layers are weighed: those of the highest priority, the latest first. */
const WEIGHED_CLUSTERS = 60;

/** The missing layers that matter most now by `missionWeight`, and the one that the reader's team looks for while it is missing. */
export async function listMissions(ctx: Ctx): Promise<{ team: Mission | null; missions: Mission[] }> {
  const [urgent, focus] = await Promise.all([
    ctx.db
      .select()
      .from(cluster)
      .where(and(isNull(cluster.mergedInto), lt(cluster.completionRate, 100)))
      .orderBy(desc(priorityRank()), desc(cluster.lastActivityAt), desc(cluster.id))
      .limit(WEIGHED_CLUSTERS),
    findFocus(ctx),
  ]);
  const missions = await listMissing(ctx, urgent);
  const ofTeam = focus ? await listMissing(ctx, [focus.cluster]) : [];
  return { team: ofTeam.find(({ layer }) => layer === focus?.layer) ?? null, missions: choose(missions) };
}

function choose(missions: readonly Mission[]): Mission[] {
  const taken = new Map<string, number>();
  return missions
    .toSorted((one, other) => missionWeight(other) - missionWeight(one))
    .filter(({ clusterId }) => {
      const count = (taken.get(clusterId) ?? 0) + 1;
      taken.set(clusterId, count);
      return count <= SHOWN_OF_CLUSTER;
    })
    .slice(0, SHOWN);
}

/** Every layer of these clusters without a piece, in the order of the clusters and layers. */
async function listMissing(ctx: Ctx, clusters: readonly ClusterRow[]): Promise<Mission[]> {
  const ids = clusters.map(({ id }) => id);
  if (ids.length === 0) return [];
  const now = ctx.clock.now();
  const [begun, claimed] = await Promise.all([
    ctx.db
      .select({ clusterId: puzzleLayer.clusterId, layer: puzzleLayer.layer })
      .from(puzzleLayer)
      .where(and(inArray(puzzleLayer.clusterId, ids), ne(puzzleLayer.status, 'missing'))),
    ctx.db
      .select({ clusterId: layerClaim.clusterId, layer: layerClaim.layer })
      .from(layerClaim)
      .where(
        and(
          inArray(layerClaim.clusterId, ids),
          isNull(layerClaim.endedAt),
          gt(layerClaim.expiresAt, now),
          ne(layerClaim.holderId, actingAccount(ctx)),
        ),
      ),
  ]);
  const [isBegun, isClaimed] = [placesOf(begun), placesOf(claimed)];
  return clusters.flatMap((row) => {
    const { id, name, scamType, priority } = presentCluster(row, now);
    const layers = ANATOMY.filter(({ layer }) => !isBegun.has(`${id} ${layer}`));
    return layers.map(({ layer, isCriticalPath }) => ({
      clusterId: id,
      clusterName: name,
      scamType,
      priority,
      layer,
      isCriticalPath,
      missing: layers.length,
      isClaimed: isClaimed.has(`${id} ${layer}`),
    }));
  });
}

const placesOf = (rows: readonly { clusterId: string; layer: number }[]) =>
  new Set(rows.map(({ clusterId, layer }) => `${clusterId} ${layer}`));

async function findFocus(ctx: Ctx): Promise<{ cluster: ClusterRow; layer: number | null } | null> {
  const [row] = await ctx.db
    .select({ cluster, layer: agentTeam.focusLayer })
    .from(agentTeamMember)
    .innerJoin(agentTeam, eq(agentTeam.id, agentTeamMember.teamId))
    .innerJoin(cluster, eq(cluster.id, agentTeam.focusClusterId))
    .where(and(eq(agentTeamMember.accountId, actingAccount(ctx)), isNull(cluster.mergedInto)));
  return row ?? null;
}
