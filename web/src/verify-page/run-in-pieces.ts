import type { BagProgress } from '@fap/shared/custody/bag/open-bag.ts';

/** Longer, and the page would not answer meanwhile. */
const PIECE_MS = 40;

/** Does long work, and lets the page draw in between; `onProgress` gets 0–1. */
export async function runInPieces<Result>(
  work: Generator<BagProgress, Result>,
  onProgress: (ratio: number) => void,
): Promise<Result> {
  let since = performance.now();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - since < PIECE_MS) continue;
    onProgress(value.total > 0 ? value.done / value.total : 1);
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
}
