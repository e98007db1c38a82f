import { vaultContract } from '@fap/shared/vault/contract.ts';
import { read } from '../../platform/read.ts';

/** The first page of the vault, loaded only for its counts. */
export const vaultCounts = read(vaultContract.entries);
