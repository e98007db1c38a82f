import { vaultContract } from '@fap/shared/vault/contract.ts';
import { resource } from '../../platform/resource.ts';

/** The first page of the vault, read here for its counts alone. */
export const vaultCounts = resource(vaultContract.entries);
