import { casesContract } from '@fap/shared/cases/contract.ts';
import { read } from '../../platform/read.ts';

/** The newest cases. */
export const recentCases = read(casesContract.recentCases, { isFreshOnVisit: true });
export const NEWEST = { query: { limit: '5' } };
