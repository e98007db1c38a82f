import { custodyContract } from '@fap/shared/custody/contract.ts';
import { apiPlanned } from '../../platform/api-client.ts';
import { read } from '../../platform/read.ts';

export interface ChainSummary {
  totalClusters: number;
  blockchainAnchored: number;
  legalReady: number;
  integrityVerified: number;
}

/** Shown in demo mode when the request fails (specification, section 9). */
export const FALLBACK_SUMMARY: ChainSummary = {
  totalClusters: 156,
  blockchainAnchored: 134,
  legalReady: 89,
  integrityVerified: 152,
};

/** Figures of the ClusterChain. */
export const chainSummary = read(custodyContract.chainSummary, {
  load: (request, options) => apiPlanned<ChainSummary>(custodyContract.chainSummary, request, options),
});
