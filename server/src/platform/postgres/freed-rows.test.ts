import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createWorld } from '../../testing/world.ts';

const QUERIES = 300;
/** Each answer is about as large. */
const ANSWER_BYTES = 100_000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options: { type: 'minor' | 'major' }) => void;

// Rows that survive a minor GC are copied, a pause of ten milliseconds and more: see the patch of the driver.
test('the rows of an answered query do not outlive minor collections', async () => {
  const world = await createWorld();
  const ask = async () =>
    (await world.db.execute(sql`select repeat('x', 500) as x from generate_series(1, ${ANSWER_BYTES / 500})`))
      .length;
  await ask();
  collect({ type: 'major' });
  const before = oldSpace();
  for (let query = 0; query < QUERIES; query += 1) {
    expect(await ask()).toBe(ANSWER_BYTES / 500);
    if (query % 20 === 19) collect({ type: 'minor' });
  }
  expect(oldSpace() - before).toBeLessThan((QUERIES * ANSWER_BYTES) / 4);
});

const oldSpace = (): number =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space')?.space_used_size ?? 0;
