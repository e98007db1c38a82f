import { CHAIN_TOPIC, chainFacts } from '@fap/shared/clusters/events.ts';
import type { EndpointResponse } from '@fap/shared/kernel/endpoint.ts';
import type { AnchorState } from '@fap/shared/vault/constants.ts';
import { type VaultEntry, vaultContract } from '@fap/shared/vault/contract.ts';
import { type PagesState, pages, usePages } from '../../platform/pages.ts';
import { useTopic } from '../../platform/use-topic.ts';

const vaultPages = pages(vaultContract.entries, {
  itemsOf: ({ entries }) => entries,
  idOf: ({ id }) => id,
});

export interface VaultQuery {
  q?: string;
  status?: AnchorState;
}

/** Entries page by page; `first` has the counts of the whole vault. */
export type VaultEntries = PagesState<VaultEntry, EndpointResponse<typeof vaultContract.entries>>;

/** The vault's entries that fit, newest first, as they are now. */
export function useVaultEntries(query: VaultQuery): VaultEntries {
  const list = usePages(vaultPages, { query: { ...query } });
  // Told of exhibits that others handed in, and of everything else that happens to clusters.
  useTopic(CHAIN_TOPIC, chainFacts, { onGathered: list.refetch, onTruncated: list.refetch });
  return list;
}
