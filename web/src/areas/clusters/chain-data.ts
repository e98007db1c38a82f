import { custodyContract } from '@fap/shared/custody/contract.ts';
import { plannedResource } from '../../platform/resource.ts';

export interface ChainSummary {
  totalClusters: number;
  blockchainAnchored: number;
  legalReady: number;
  integrityVerified: number;
}

/** Shown in demo mode when the read fails (specification, section 9). */
export const FALLBACK_SUMMARY: ChainSummary = {
  totalClusters: 156,
  blockchainAnchored: 134,
  legalReady: 89,
  integrityVerified: 152,
};

/** Figures of the ClusterChain. */
export const chainSummary = plannedResource<ChainSummary>(custodyContract.chainSummary);
