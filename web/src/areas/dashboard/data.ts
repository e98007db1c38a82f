import { plannedContract } from '@fap/shared/planned-contract.ts';
import { plannedResource } from '../../platform/resource.ts';

interface VaultPage {
  counts: { anchored: number };
}

/** The first page of the vault, read here for its counts alone. */
export const vaultCounts = plannedResource<VaultPage>(plannedContract.vaultEntries);
