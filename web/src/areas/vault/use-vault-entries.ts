import { CHAIN_TOPIC, chainFacts } from '@fap/shared/clusters/events.ts';
import type { EndpointResponse } from '@fap/shared/kernel/endpoint.ts';
import { RECONDOGS_TOPIC, recondogFacts } from '@fap/shared/recondogs/events.ts';
import type { AnchorState } from '@fap/shared/vault/constants.ts';
import { type VaultEntry, vaultContract } from '@fap/shared/vault/contract.ts';
import { VAULT_TOPIC, vaultFacts } from '@fap/shared/vault/events.ts';
import { type PagesState, pages, usePages } from '../../platform/pages.ts';
import { useTopic } from '../../platform/use-topic.ts';

/** The topics behind what an entry shows: its anchor, its cluster, and the units at work on that cluster. */
const TOPICS = [VAULT_TOPIC, CHAIN_TOPIC, RECONDOGS_TOPIC];
const FACTS = { ...vaultFacts, ...chainFacts, ...recondogFacts };
/** Facts are gathered for this long, so that an upload of many files causes few refetches. */
const GATHER_MS = 500;

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

/** The vault's entries that match the query, newest first, kept up to date live. */
export function useVaultEntries(query: VaultQuery): VaultEntries {
  const list = usePages(vaultPages, { query: { ...query } });
  useTopic(TOPICS, FACTS, {
    gatherMs: GATHER_MS,
    onGathered: (facts) => {
      // Counters arrive every few seconds even if no entry changed.
      if (facts.some(({ key }) => key !== 'counters')) list.refetch();
    },
    onJoined: list.refetch,
    onTruncated: list.refetch,
  });
  return list;
}
