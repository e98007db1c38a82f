import { hexToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { findWorkFlaw, readHeader, targetOf } from './block-header.ts';

/** The header that Bitcoin's developer reference takes apart; of November 2014. */
const REAL =
  '02000000b6ff0b1b1680a2862a30ca44d346d9e8910d334beb48ca0c00000000000000009d10aa52ee949386ca9385695f04ede270dda20810decd12bc9b048aaab3147124d95a5430c31b18fe9f0864';
const REAL_HEIGHT = 328_734;
/** The first block of Bitcoin. */
const FIRST =
  '0100000000000000000000000000000000000000000000000000000000000000000000003ba3edfd7a7b12b27ac72c3e67768f617fc81bc3888a51323a9fb8aa4b1e5e4a29ab5f49ffff001d1dac2b7c';
/** The first block of every regtest chain. */
const REGTEST =
  '0100000000000000000000000000000000000000000000000000000000000000000000003ba3edfd7a7b12b27ac72c3e67768f617fc81bc3888a51323a9fb8aa4b1e5e4adae5494dffff7f2002000000';

const read = (hex: string) => readHeader(hexToBytes(hex));

test('a header says what explorers print of it', () => {
  expect(read(FIRST)).toEqual({
    hash: '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f',
    previousHash: '0'.repeat(64),
    merkleRoot: '4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b',
    time: 1_231_006_505,
    bits: 0x1d00ffff,
  });
  expect(() => readHeader(new Uint8Array(79))).toThrow(RangeError);
});

test('the work of a real header holds, and no longer once any bit of it is another', () => {
  expect(findWorkFlaw(read(REAL), 'bitcoin', REAL_HEIGHT)).toBeNull();
  for (let bit = 0; bit < 640; bit += 1) {
    const header = hexToBytes(REAL);
    header[bit >> 3] = (header[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(findWorkFlaw(readHeader(header), 'bitcoin', REAL_HEIGHT), `bit ${bit}`).not.toBeNull();
  }
});

test('a header that anybody could make is none of Bitcoin', () => {
  const easy = 'It is far too easy to be of Bitcoin: anybody could have made it up';
  expect(findWorkFlaw(read(REGTEST), 'development', 0)).toBeNull();
  expect(findWorkFlaw(read(REGTEST), 'bitcoin', 900_000)).toBe(easy);
  expect(findWorkFlaw(read(FIRST), 'bitcoin', 0)).toBe(easy);
  // Hard enough for its own year, not for a height of today.
  expect(findWorkFlaw(read(REAL), 'bitcoin', 900_000)).toBe(easy);
});

test.each([
  [0x1d00ffff, 0xffffn << 208n],
  [0x01120000, 0x12n],
  [0x03001234, 0x1234n],
  [0x207fffff, 0x7fffffn << 232n],
  [0x01003456, null],
  [0x04923456, null],
  [0x00000000, null],
  [0xff123456, null],
])('bits %i stand for the target %i', (bits, target) => expect(targetOf(bits)).toBe(target));
