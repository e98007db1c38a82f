import type { BlockHeader } from '@fap/shared/vault/judge-proof.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FetchRefusal } from '../../../platform/fetch/guarded-fetch.ts';
import type { BlockSource } from './anchor-ports.ts';
import { comparedBlocks } from './compared-blocks.ts';

const BLOCK: BlockHeader = {
  chain: 'bitcoin',
  height: 7,
  hash: 'a'.repeat(64),
  merkleRoot: 'b'.repeat(64),
  time: '2026-03-02T09:00:00.000Z',
};
const source = (block: BlockHeader | null, header: string | null = 'c'.repeat(160)): BlockSource => ({
  chain: 'bitcoin',
  find: async () => block,
  readHeader: async () => header,
});
const silent: BlockSource = {
  chain: 'bitcoin',
  find: () => Promise.reject(new FetchRefusal('unreachable', 'It does not answer')),
  readHeader: () => Promise.reject(new FetchRefusal('unreachable', 'It does not answer')),
};
const refusal = (kind: FetchRefusal['kind']) => expect.objectContaining({ name: 'FetchRefusal', kind });

test('a block counts where both sources say the same of it', async () => {
  const both = comparedBlocks(source(BLOCK), source({ ...BLOCK }));
  expect(await both.find(7)).toEqual(BLOCK);
  expect(await both.readHeader(BLOCK.hash)).toBe('c'.repeat(160));
  expect(await comparedBlocks(source(null, null), source(null, null)).find(7)).toBeNull();
  expect(await comparedBlocks(source(null, null), source(null, null)).readHeader(BLOCK.hash)).toBeNull();
});

test('any difference is refused, from either side', async () => {
  const digit = fc.constantFrom(...'0123456789cdef');
  const changed = fc.oneof(
    fc.record({ field: fc.constantFrom('hash' as const, 'merkleRoot' as const), at: fc.nat(63), digit }),
    fc.record({ field: fc.constant('time' as const), at: fc.constant(18), digit: fc.constantFrom('1', '2') }),
  );
  await fc.assert(
    fc.asyncProperty(changed, fc.boolean(), async ({ field, at, digit: other }, isFirst) => {
      const value = BLOCK[field];
      const lie = source({ ...BLOCK, [field]: value.slice(0, at) + other + value.slice(at + 1) });
      const pair = isFirst ? comparedBlocks(lie, source(BLOCK)) : comparedBlocks(source(BLOCK), lie);
      await expect(pair.find(7)).rejects.toEqual(refusal('malformed'));
    }),
  );
  const other = source(BLOCK, `d${'c'.repeat(159)}`);
  await expect(comparedBlocks(source(BLOCK), other).readHeader(BLOCK.hash)).rejects.toEqual(
    refusal('malformed'),
  );
});

test('a source that is behind or away decides nothing: it is asked again later', async () => {
  for (const pair of [
    comparedBlocks(source(BLOCK), source(null, null)),
    comparedBlocks(source(null, null), source(BLOCK)),
    comparedBlocks(source(BLOCK), silent),
    comparedBlocks(silent, source(BLOCK)),
  ]) {
    await expect(pair.find(7)).rejects.toEqual(refusal('unreachable'));
    await expect(pair.readHeader(BLOCK.hash)).rejects.toEqual(refusal('unreachable'));
  }
});
