import { clustersContract } from '@fap/shared/clusters/contract.ts';
import { read } from '../../../platform/read.ts';

/** Clusters with open work. */
export const activeClusters = read(clustersContract.active);

/** The request for those that need people most, so many as fit one look. */
export const MOST_URGENT = { query: { order: 'urgency', limit: '6' } } as const;
