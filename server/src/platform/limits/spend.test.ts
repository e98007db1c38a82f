import { AppError } from '@fap/shared/kernel/app-error.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spentLimit } from '../../db/schema/platform.ts';
import { createWorld } from '../../testing/world.ts';
import type { Ctx } from '../write/context.ts';
import { pruneSpentLimits, spendOf } from './spend.ts';

const world = await createWorld();
const { ctx, clock } = world;
const LIMIT = { what: 'tests', burst: 3, perHour: 60 };

/** The seconds to wait, or 0 when it was allowed. */
async function waitOf(key: string, limit = LIMIT, units = 1, by: Ctx = ctx): Promise<number> {
  try {
    await spendOf(by, limit, key, units);
    return 0;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'TOO_MANY') throw error;
    return error.retryAfterSeconds ?? Number.NaN;
  }
}

test('a burst is allowed, then as much as refills', async () => {
  const key = world.name('key');
  expect([await waitOf(key), await waitOf(key), await waitOf(key)]).toEqual([0, 0, 0]);
  expect(await waitOf(key)).toBe(60);
  clock.advanceSeconds(59);
  expect(await waitOf(key)).toBe(1);
  clock.advanceSeconds(1);
  expect([await waitOf(key), await waitOf(key)]).toEqual([0, 60]);
  clock.advanceMinutes(60);
  expect([await waitOf(key, LIMIT, 3), await waitOf(key)]).toEqual([0, 60]);
});

test('of many concurrent spends exactly as many are allowed as fit', async () => {
  const key = world.name('key');
  const waits = await Promise.all(Array.from({ length: 40 }, () => waitOf(key, { ...LIMIT, burst: 7 })));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(7);
});

test('keys are independent, and a factor multiplies every limit', async () => {
  const [key, other] = [world.name('key'), world.name('key')];
  const wide = { ...ctx, limitsFactor: 2 };
  expect(await waitOf(key, LIMIT, 3)).toBe(0);
  expect(await waitOf(other)).toBe(0);
  expect(await waitOf(world.name('key'), LIMIT, 6, wide)).toBe(0);
});

test('a day has a limit of its own where one is named', async () => {
  const key = world.name('key');
  const limit = { ...LIMIT, perDay: 24 };
  let passed = 0;
  for (let minute = 0; minute < 120; minute += 1) {
    if ((await waitOf(key, limit)) === 0) passed += 1;
    clock.advanceMinutes(1);
  }
  // The whole day's limit, and what refills in two hours less a minute.
  expect(passed).toBe(25);
});

test('in any sequence: never more than the burst and the refill', async () => {
  const step = fc.record({ seconds: fc.nat(200), units: fc.integer({ min: 1, max: 3 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      const key = world.name('key');
      let [passed, elapsed] = [0, 0];
      for (const { seconds, units } of steps) {
        clock.advanceSeconds(seconds);
        elapsed += seconds;
        if ((await waitOf(key, LIMIT, units)) === 0) passed += units;
        expect(passed).toBeLessThanOrEqual(LIMIT.burst + elapsed / 60);
      }
    }),
    { numRuns: 40 },
  );
});

test('empty buckets are deleted, others stay', async () => {
  clock.advanceMinutes(60 * 48);
  const key = world.name('key');
  await waitOf(key);
  await pruneSpentLimits(ctx);
  expect(await world.db.select().from(spentLimit)).toHaveLength(1);
});
