import { CHAIN_TOPIC, chainFacts } from '@fap/shared/clusters/events.ts';
import type { AnchorState } from '@fap/shared/vault/constants.ts';
import { type VaultCounts, type VaultEntry, vaultContract } from '@fap/shared/vault/contract.ts';
import { api, urlOf } from '../../platform/api-client.ts';
import { type LivePages, useLivePages } from '../../platform/use-live-pages.ts';
import { useTopic } from '../../platform/use-topic.ts';

/** How often the vault is read again, in milliseconds: while something in it is under way, and else. */
const BUSY_MS = 5_000;
const CALM_MS = 30_000;

export interface VaultQuery {
  q?: string;
  status?: AnchorState;
}

export interface VaultEntries extends Omit<LivePages<unknown>, 'answers'> {
  /** Undefined until they are there. */
  entries: readonly VaultEntry[] | undefined;
  /** Of the whole vault. */
  counts: VaultCounts | undefined;
}

/** The vault's entries that fit, newest first, as they are now. */
export function useVaultEntries(query: VaultQuery): VaultEntries {
  const { answers, ...pages } = useLivePages({
    address: urlOf(vaultContract.entries, { query: { ...query } }),
    load: (cursor, options) =>
      api(vaultContract.entries, { query: { ...query, ...(cursor ? { cursor } : {}) } }, options),
    freshMs: (read) =>
      read.some(({ entries }) => entries.some(({ status }) => status === 'processing')) ? BUSY_MS : CALM_MS,
  });
  // Told of exhibits that others handed in, and of everything else that happens to clusters.
  useTopic(CHAIN_TOPIC, chainFacts, { onGathered: pages.refresh, onTruncated: pages.refresh });
  return { ...pages, entries: answers && withoutRepeats(answers), counts: answers?.[0]?.counts };
}

/** What moved to the next page while the pages were read one after the other stands on both. */
function withoutRepeats(answers: readonly { entries: readonly VaultEntry[] }[]): VaultEntry[] {
  const byId = new Map(answers.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry])));
  return [...byId.values()];
}
