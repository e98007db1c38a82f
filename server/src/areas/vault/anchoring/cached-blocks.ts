import type { BlockHeader } from '@fap/shared/vault/judge-proof.ts';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/runtime/clock.ts';
import type { BlockSource } from './anchor-ports.ts';

const MAX_BLOCKS = 1_000;
/** The newest block may still be reorganised away. */
const FOUND_MS = 10 * 60 * 1000;
/** The next block may come at any time. */
const ABSENT_MS = 30 * 1000;

/** Caches a source's blocks for a while and coalesces concurrent requests for the same one; errors are not cached. */
export function cachedBlocks(source: BlockSource, clock: Clock): BlockSource {
  const answers = new LRUCache<number, { block: BlockHeader | null }>({
    max: MAX_BLOCKS,
    ttl: FOUND_MS,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
    // Waiting callers get the answer even when the entry was evicted.
    ignoreFetchAbort: true,
    fetchMethod: async (height, _stale, { options }) => {
      const block = await source.find(height);
      options.ttl = block ? FOUND_MS : ABSENT_MS;
      return { block };
    },
  });
  return {
    chain: source.chain,
    find: async (height) => (await answers.forceFetch(height)).block,
    readHeader: (hash) => source.readHeader(hash),
  };
}
