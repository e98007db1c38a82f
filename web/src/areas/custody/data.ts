import { type ChainCheck, custodyContract } from '@fap/shared/custody/contract.ts';
import type { EndpointResponse } from '@fap/shared/kernel/endpoint.ts';
import { apiLines } from '../../platform/api-client.ts';
import { read } from '../../platform/read.ts';

export type ChainSummary = EndpointResponse<typeof custodyContract.chainSummary>;
export type Figures = Pick<
  ChainSummary,
  'totalClusters' | 'blockchainAnchored' | 'legalReady' | 'integrityVerified'
>;

/** Shown in demo mode when the request fails (specification, section 9). */
export const FALLBACK_FIGURES: Figures = {
  totalClusters: 156,
  blockchainAnchored: 134,
  legalReady: 89,
  integrityVerified: 152,
};

/** Figures, newest activity and health of the ClusterChain. */
export const chainSummary = read(custodyContract.chainSummary, { isFreshOnVisit: true });

/** How far a check has come. */
export interface CheckProgress {
  step: 'entries' | 'heads' | 'files';
  done: number;
}

/** What a check found; the parts beside the verdict may be missing where an answer says only yes or no. */
export type FoundCheck = Pick<ChainCheck, 'isValid'> & Partial<ChainCheck>;

type Line = CheckProgress | { result: FoundCheck } | { error: string };

/** Has the server recompute a cluster's custody log; throws when it could not. */
export async function verifyChain(
  clusterChainId: string,
  onProgress: (progress: CheckProgress) => void,
): Promise<FoundCheck> {
  const lines = apiLines(custodyContract.chainVerify, { body: { clusterChainId } }) as AsyncGenerator<Line>;
  for await (const line of lines) {
    if ('result' in line) return line.result;
    if ('error' in line) throw new Error(line.error);
    onProgress(line);
  }
  throw new Error('The answer broke off');
}
