import type { BlocksAtHeight } from '@fap/shared/vault/judge-proof.ts';
import { FetchRefusal } from '../../../platform/fetch/guarded-fetch.ts';
import type { Log } from '../../../platform/runtime/log.ts';
import type { BlockSource } from './anchor-ports.ts';

/** The blocks of a height on every chain there is to ask, with null for a chain that could not be. */
export async function findBlocks(
  sources: readonly BlockSource[],
  height: number,
  log: Log,
): Promise<BlocksAtHeight> {
  const answers = await Promise.all(
    sources.map(async (source) => {
      try {
        const block = await source.find(height);
        return block ? [block] : [];
      } catch (error) {
        if (!(error instanceof FetchRefusal)) throw error;
        log.warn({ err: error, height, chain: source.chain }, 'a block header could not be read');
        return [null];
      }
    }),
  );
  return answers.flat();
}

/** The blocks of several heights. */
export async function findBlocksAt(
  sources: readonly BlockSource[],
  heights: readonly number[],
  log: Log,
): Promise<Map<number, BlocksAtHeight>> {
  const found = await Promise.all(
    heights.map(async (height) => [height, await findBlocks(sources, height, log)] as const),
  );
  return new Map(found);
}
