import type { BlockHeader, BlocksAtHeight } from '@fap/shared/vault/judge-proof.ts';
import type { Attestation } from '@fap/shared/vault/opentimestamps/attestation.ts';
import type { Timestamp } from '@fap/shared/vault/opentimestamps/timestamp.ts';
import { expect, test } from 'vitest';
import { judgeBatch } from './judge-batch.ts';

const MESSAGE = new Uint8Array(32).fill(3);
const ROOT = '03'.repeat(32);
const DAY_MS = 24 * 60 * 60 * 1000;
const OLD = 8 * DAY_MS;
const timestamp = (...attestations: Attestation[]): Timestamp => ({
  message: MESSAGE,
  attestations,
  branches: [],
});
const block = (height: number, merkleRoot = ROOT): BlockHeader => ({
  chain: 'bitcoin',
  height,
  hash: '0'.repeat(64),
  merkleRoot,
  time: '2026-03-02T10:00:00.000Z',
});
const at = (height: number, found: BlocksAtHeight) => new Map([[height, found]]);
const PENDING: Attestation = { type: 'pending', calendar: 'https://calendar.example' };

test('a batch with only a promise is processing and may still be anchored', () => {
  expect(judgeBatch(timestamp(PENDING), new Map(), 0)).toMatchObject({
    state: 'processing',
    isGivenUp: false,
  });
});

test('a block whose header has the root verifies it for good', () => {
  const judgement = judgeBatch(timestamp(PENDING, { type: 'bitcoin', height: 5 }), at(5, [block(5)]), 0);
  expect(judgement).toMatchObject({ state: 'verified', height: 5, isGivenUp: false, block: { height: 5 } });
});

test('of two blocks the earlier one counts', () => {
  const two = timestamp({ type: 'bitcoin', height: 9 }, { type: 'bitcoin', height: 5 });
  const blocks = new Map([...at(9, [block(9)]), ...at(5, [block(5)])]);
  expect(judgeBatch(two, blocks, 0)).toMatchObject({ state: 'verified', height: 5 });
});

test.for([
  ['could not be read', [null]],
  ['is not there yet', []],
] as const)('a block that %s leaves it anchored, to be compared later', ([, found]) => {
  const judgement = judgeBatch(timestamp({ type: 'bitcoin', height: 5 }), at(5, found), DAY_MS);
  expect(judgement).toMatchObject({ state: 'anchored', height: 5, block: null, isGivenUp: false });
});

test('a header with another root fails it, but is checked again: an explorer may be wrong for a while', () => {
  const wrong = at(5, [block(5, 'ff'.repeat(32))]);
  const alone = judgeBatch(timestamp({ type: 'bitcoin', height: 5 }), wrong, 0);
  expect(alone).toMatchObject({
    state: 'failed',
    isGivenUp: false,
    failedReason: expect.stringContaining('block 5'),
  });
  expect(judgeBatch(timestamp(PENDING, { type: 'bitcoin', height: 5 }), wrong, 0)).toMatchObject({
    state: 'failed',
    isGivenUp: false,
  });
});

test('a wrong block does not hide a right one', () => {
  const two = timestamp({ type: 'bitcoin', height: 5 }, { type: 'bitcoin', height: 6 });
  const blocks = new Map([...at(5, [block(5, 'ff'.repeat(32))]), ...at(6, [block(6)])]);
  expect(judgeBatch(two, blocks, 0)).toMatchObject({ state: 'verified', height: 6 });
});

test('after a week without a block it is given up', () => {
  expect(judgeBatch(timestamp(PENDING), new Map(), OLD)).toMatchObject({
    state: 'failed',
    isGivenUp: true,
    failedReason: expect.stringContaining('7 days'),
  });
});

test.for([
  ['has another root', [block(5, 'ff'.repeat(32))], 'another Merkle root'],
  ['is on no chain', [], 'on no chain'],
] as const)('when the block %s after a week too, it is given up', ([, found, reason]) => {
  const claimed = timestamp(PENDING, { type: 'bitcoin', height: 5 });
  expect(judgeBatch(claimed, at(5, found), OLD)).toMatchObject({
    state: 'failed',
    isGivenUp: true,
    failedReason: expect.stringContaining(reason),
  });
});

test('an unreachable explorer never fails it', () => {
  const claimed = timestamp({ type: 'bitcoin', height: 5 });
  const foreign = block(5, 'ff'.repeat(32));
  for (const found of [[null], [foreign, null]])
    expect(judgeBatch(claimed, at(5, found), OLD)).toMatchObject({ state: 'anchored', isGivenUp: false });
  expect(judgeBatch(claimed, new Map(), OLD)).toMatchObject({ state: 'anchored', isGivenUp: false });
  expect(judgeBatch(claimed, at(5, [null, block(5)]), OLD)).toMatchObject({ state: 'verified' });
});

test('a batch without a known attestation has failed', () => {
  const unknown = timestamp({ type: 'unknown', tag: '0102030405060708', payload: new Uint8Array() });
  expect(judgeBatch(unknown, new Map(), 0)).toMatchObject({ state: 'failed', isGivenUp: true });
});
