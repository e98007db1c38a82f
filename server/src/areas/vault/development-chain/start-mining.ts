import type { Ctx } from '../../../platform/write/context.ts';
import { mineBlock } from './mine-block.ts';

/** A block every half minute, when something waits for one. */
const BLOCK_EVERY_MS = 30_000;

/** Mines the development chain until the result is called, which waits for a block that is being mined. */
export function startMining(ctx: Ctx): () => Promise<void> {
  let mining: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    mining = mineBlock(ctx).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'no block could be mined on the development chain'),
    );
  }, BLOCK_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await mining;
  };
}
