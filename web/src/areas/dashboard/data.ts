import { vaultContract } from '@fap/shared/vault/contract.ts';
import { read } from '../../platform/read.ts';

/** The first page of the vault, read here for its counts alone. */
export const vaultCounts = read(vaultContract.entries);
