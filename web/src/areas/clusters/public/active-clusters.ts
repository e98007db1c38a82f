import { clustersContract } from '@fap/shared/clusters/contract.ts';
import { read } from '../../../platform/read.ts';

/** Clusters with open work; whoever comes back to them may have reported or solved one meanwhile. */
export const activeClusters = read(clustersContract.active, { isFreshOnVisit: true });

/** The request for the six most urgent clusters. */
export const MOST_URGENT = { query: { order: 'urgency', limit: '6' } } as const;

/** The request for all of them that fit in a page, the most urgent ones first. */
export const BY_URGENCY = { query: { order: 'urgency' } } as const;
