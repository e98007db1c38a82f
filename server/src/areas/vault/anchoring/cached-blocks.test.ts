import type { BlockHeader } from '@fap/shared/vault/judge-proof.ts';
import { beforeEach, expect, test } from 'vitest';
import { FetchRefusal } from '../../../platform/fetch/guarded-fetch.ts';
import { FakeClock } from '../../../testing/fake-clock.ts';
import type { BlockSource } from './anchor-ports.ts';
import { cachedBlocks } from './cached-blocks.ts';

const blockAt = (height: number): BlockHeader => ({
  chain: 'bitcoin',
  height,
  hash: '0'.repeat(64),
  merkleRoot: '1'.repeat(64),
  time: '2026-03-02T09:00:00.000Z',
});

let clock: FakeClock;
let asked: number[];
let find: BlockSource['find'];
let blocks: BlockSource;
beforeEach(() => {
  clock = new FakeClock();
  asked = [];
  find = async (height) => blockAt(height);
  const source: BlockSource = {
    chain: 'bitcoin',
    find: (height) => {
      asked.push(height);
      return find(height);
    },
    readHeader: async () => null,
  };
  blocks = cachedBlocks(source, clock);
});

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

test('a hundred questions at once are one, and ten minutes later it is asked again', async () => {
  expect(blocks.chain).toBe('bitcoin');
  const answers = await Promise.all(times(100, () => blocks.find(7)));
  expect(answers).toEqual(times(100, () => blockAt(7)));
  clock.advanceSeconds(600);
  await blocks.find(7);
  expect(asked).toEqual([7]);
  clock.advanceSeconds(1);
  await blocks.find(7);
  expect(asked).toEqual([7, 7]);
});

test('a block that is absent is asked for again after half a minute', async () => {
  find = async () => null;
  expect(await Promise.all(times(100, () => blocks.find(7)))).toEqual(times(100, () => null));
  clock.advanceSeconds(30);
  expect(await blocks.find(7)).toBeNull();
  expect(asked).toEqual([7]);
  find = async (height) => blockAt(height);
  clock.advanceSeconds(1);
  expect(await blocks.find(7)).toEqual(blockAt(7));
  clock.advanceSeconds(600);
  await blocks.find(7);
  expect(asked).toEqual([7, 7]);
});

test('a refusal reaches all waiting callers, and is not cached', async () => {
  const refusal = new FetchRefusal('unreachable', 'Nobody answers');
  find = () => Promise.reject(refusal);
  const answers = await Promise.allSettled(times(100, () => blocks.find(7)));
  expect(answers.every((answer) => answer.status === 'rejected' && answer.reason === refusal)).toBe(true);
  expect(asked).toEqual([7]);
  find = async (height) => blockAt(height);
  expect(await blocks.find(7)).toEqual(blockAt(7));
});

test('a thousand are remembered, and more that are asked for at once are all answered', async () => {
  const answers = await Promise.all(times(1_500, (height) => blocks.find(height)));
  expect(answers.map((block) => block?.height)).toEqual(times(1_500, (height) => height));
  asked = [];
  await Promise.all(times(1_000, (index) => blocks.find(500 + index)));
  expect(asked).toEqual([]);
  await blocks.find(499);
  expect(asked).toEqual([499]);
});
