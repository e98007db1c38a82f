import type { BlockHeader, BlocksAtHeight } from '@fap/shared/vault/judge-proof.ts';
import { FetchRefusal } from '../../../platform/fetch/guarded-fetch.ts';
import type { Log } from '../../../platform/log.ts';
import type { BlockSource } from './anchor-ports.ts';

/** The blocks of a height on every chain that is asked; null when one of them could not be and no other has any. */
export async function findBlocks(
  sources: readonly BlockSource[],
  height: number,
  log: Log,
): Promise<BlocksAtHeight> {
  const answers = await Promise.all(
    sources.map((source) =>
      source.find(height).catch((error: unknown) => {
        if (!(error instanceof FetchRefusal)) throw error;
        log.warn({ err: error, height, chain: source.chain }, 'a block header could not be read');
        return undefined;
      }),
    ),
  );
  const found = answers.filter((block): block is BlockHeader => Boolean(block));
  return found.length === 0 && answers.includes(undefined) ? null : found;
}

/** The blocks of several heights, each height asked once. */
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
