import { AppError } from '@fap/shared/kernel/app-error.ts';
import { describe, expect, it } from 'vitest';
import { ProcessUnavailableError, TaskLostError } from '../platform/processes/task-process.ts';
import { createLog } from '../platform/runtime/log.ts';
import { inLanes } from './in-lanes.ts';
import { tryUntilTaken } from './try-until-taken.ts';

const log = createLog('silent');
/** A seed that fails with these errors, one after the other, and then is filled. */
function failing(...errors: Error[]): { seed(): Promise<void>; runs: number } {
  const counted = {
    runs: 0,
    async seed() {
      const error = errors[counted.runs];
      counted.runs += 1;
      if (error) throw error;
    },
  };
  return counted;
}

describe('the demo', () => {
  it('is filled further after a part of it was refused', async () => {
    const counted = failing(new ProcessUnavailableError('full'), new AppError('UNAVAILABLE'));
    await tryUntilTaken(log, counted.seed, 0);
    expect(counted.runs).toBe(3);
  });

  it('ends with what is no refusal, and with what is refused again and again', async () => {
    const lost = failing(new TaskLostError('crash', 'a text broke its reader'));
    await expect(tryUntilTaken(log, lost.seed, 0)).rejects.toThrow('a text broke its reader');
    expect(lost.runs).toBe(1);
    const full = failing(...Array.from({ length: 9 }, () => new ProcessUnavailableError('full')));
    await expect(tryUntilTaken(log, full.seed, 0)).rejects.toThrow('full');
    expect(full.runs).toBe(5);
  });

  it('begins nothing more in its lanes after an error, which is thrown when nothing is under way', async () => {
    const ended: number[] = [];
    const work = inLanes(['quick', 'slow'], [1, 2, 3, 4], async (item, lane) => {
      if (lane === 'quick') throw new Error(`item ${item}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      ended.push(item);
    });
    await expect(work).rejects.toThrow('item 1');
    expect(ended).toEqual([2]);
  });

  it('fills each item once, in whichever lane is free', async () => {
    const filled: number[] = [];
    await inLanes(['a', 'b', 'c'], [1, 2, 3, 4, 5], async (item) => void filled.push(item));
    expect(filled.sort()).toEqual([1, 2, 3, 4, 5]);
  });
});
