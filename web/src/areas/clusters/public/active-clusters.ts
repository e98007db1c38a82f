import { clustersContract } from '@fap/shared/clusters/contract.ts';
import type { ActiveCluster } from '@fap/shared/clusters/entities.ts';
import { read } from '../../../platform/read.ts';

/** Clusters with open work. */
export const activeClusters = read(clustersContract.active);

const URGENCY = { critical: 3, high: 2, medium: 1, low: 0 };

/** The most urgent first: by priority, then by how much happened lately. */
export function byUrgency(a: ActiveCluster, b: ActiveCluster): number {
  return URGENCY[b.priority] - URGENCY[a.priority] || b.heatSignature - a.heatSignature;
}
