import { clusterPriority, clusterStatus } from '@fap/shared/clusters/cluster-state.ts';
import type { ActiveCluster, ClusterSummary } from '@fap/shared/clusters/entities.ts';
import type { LayerStatus } from '@fap/shared/puzzle/completion.ts';
import type { cluster } from '../../db/schema/clusters.ts';

type Row = typeof cluster.$inferSelect;

/** A cluster row as lists show it. */
export function presentCluster(row: Row, now: Date): ClusterSummary {
  const figures = {
    reports: row.victims,
    impactCents: row.impactCents,
    completionRate: row.completionRate,
    lastActivity: row.lastActivityAt,
  };
  return {
    id: row.id,
    name: row.name,
    scamType: row.scamType,
    description: row.description,
    status: clusterStatus(figures, now),
    priority: clusterPriority(figures),
    strength: row.strength,
    completionRate: row.completionRate,
    victims: row.victims,
    verifiedBy: row.verifiedBy,
    sources: row.sources,
    lastActivity: row.lastActivityAt.toISOString(),
    clusterChainId: row.clusterChainId,
  };
}

export interface ActiveClusterParts {
  layers: { type: string; status: LayerStatus }[];
  heat: number;
  boss: string | null;
}

/** A cluster with its open work. */
export function presentActiveCluster(row: Row, now: Date, parts: ActiveClusterParts): ActiveCluster {
  return {
    ...presentCluster(row, now),
    heatSignature: parts.heat,
    totalPieces: parts.layers.length,
    missingPieces: parts.layers.filter((piece) => piece.status === 'missing').length,
    victimCount: row.victims,
    financialImpact: { cents: row.impactCents, currency: row.impactCurrency },
    clusterBoss: parts.boss,
    puzzlePieces: parts.layers,
  };
}
