import { dashboardContract } from '@fap/shared/dashboard/contract.ts';
import { vaultContract } from '@fap/shared/vault/contract.ts';
import { read } from '../../platform/read.ts';

/** The first page of the vault, loaded only for its counts. */
export const vaultCounts = read(vaultContract.entries, { isFreshOnVisit: true });

/** What waits for the user. */
export const desk = read(dashboardContract.desk, { isFreshOnVisit: true });
