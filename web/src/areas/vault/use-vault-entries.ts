import { CHAIN_TOPIC, chainFacts } from '@fap/shared/clusters/events.ts';
import type { EndpointResponse } from '@fap/shared/kernel/endpoint.ts';
import { RECONDOGS_TOPIC, recondogFacts } from '@fap/shared/recondogs/events.ts';
import type { AnchorState } from '@fap/shared/vault/constants.ts';
import { type VaultEntry, vaultContract } from '@fap/shared/vault/contract.ts';
import { VAULT_TOPIC, vaultFacts } from '@fap/shared/vault/events.ts';
import { type PagesState, pages, usePages } from '../../platform/pages.ts';
import { useTopic } from '../../platform/use-topic.ts';

/** What an entry shows: its anchor, its cluster, and the units at work on that. */
const TOPICS = [VAULT_TOPIC, CHAIN_TOPIC, RECONDOGS_TOPIC];
const FACTS = { ...vaultFacts, ...chainFacts, ...recondogFacts };
/** Whoever uploads many files lets the list be read a few times, not once for each. */
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

/** The vault's entries that fit, newest first, as they are now. */
export function useVaultEntries(query: VaultQuery): VaultEntries {
  const list = usePages(vaultPages, { query: { ...query } });
  const isUnderWay = (list.first?.counts.processing ?? 0) > 0;
  useTopic(TOPICS, FACTS, {
    gatherMs: GATHER_MS,
    onGathered: (facts) => {
      // The counters come every few seconds, whether anything happened or not.
      if (facts.some(({ key }) => key !== 'counters')) list.refetch();
    },
    // An anchor may have gone on between the answer and now.
    onJoined: () => isUnderWay && list.refetch(),
    onTruncated: list.refetch,
  });
  return list;
}
