import type { BagBlockHeader } from '@fap/shared/custody/bag/bag-layout.ts';
import type { Log } from '../../../platform/runtime/log.ts';
import type { BlockSource } from './anchor-ports.ts';
import { findBlocksAt } from './find-blocks.ts';

/** The block headers of some heights on every chain that answers, lowest first. */
export async function readHeaders(
  sources: readonly BlockSource[],
  heights: readonly number[],
  log: Log,
): Promise<BagBlockHeader[]> {
  const wanted = [...new Set(heights)].toSorted((a, b) => a - b);
  const blocks = [...(await findBlocksAt(sources, wanted, log)).values()].flat();
  const headers: BagBlockHeader[] = [];
  for (const block of blocks) {
    if (block === null) continue;
    const header = await sources.find(({ chain }) => chain === block.chain)?.readHeader(block.hash);
    if (header) headers.push({ height: block.height, header, chain: block.chain });
  }
  return headers;
}
