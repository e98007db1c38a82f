import type { Operation } from '@fap/shared/vault/opentimestamps/operation.ts';
import { timestampAlong } from '@fap/shared/vault/opentimestamps/timestamp.ts';
import { expect, test } from 'vitest';
import { countSteps, pathOf } from './proof-path.ts';

const DIGEST = new Uint8Array(32).fill(7);
const append = (length: number): Operation => ({ kind: 'append', operand: new Uint8Array(length).fill(1) });
const prepend = (length: number): Operation => ({ kind: 'prepend', operand: new Uint8Array(length).fill(2) });
const HASH: Operation = { kind: 'sha256' };

test('adding bytes and hashing the result are one step; hashing a hash is a step of its own', () => {
  const { steps } = pathOf(
    timestampAlong(DIGEST, [append(16), HASH, HASH, prepend(1), { kind: 'hexlify' }], {
      type: 'bitcoin',
      height: 1,
    }),
  );
  expect(steps.map(({ change, hash, side }) => [change, hash, side])).toEqual([
    ['Append 16 bytes', 'SHA-256', 'after'],
    [null, 'SHA-256', null],
    ['Prepend 1 byte', null, 'before'],
    ['Write it as hexadecimal digits', null, null],
  ]);
});

test('each step gives the message after it; the last gives the attested message', () => {
  const timestamp = timestampAlong(DIGEST, [append(4), HASH], { type: 'bitcoin', height: 1 });
  const { steps, message } = pathOf(timestamp);
  expect(steps.at(-1)?.message).toEqual(timestamp.branches[0]?.next.branches[0]?.next.message);
  expect(message).toEqual(steps.at(-1)?.message);
});

test('a fork continues as separate stretches, and the steps of all are counted', () => {
  const first = timestampAlong(DIGEST, [append(8), HASH, HASH], {
    type: 'pending',
    calendar: 'https://a.test',
  });
  const second = timestampAlong(DIGEST, [prepend(8), HASH], { type: 'bitcoin', height: 2 });
  const path = pathOf({
    message: DIGEST,
    attestations: [],
    branches: [...first.branches, ...second.branches],
  });
  expect(path.steps).toEqual([]);
  expect(path.branches.map(({ steps }) => steps.map(({ change, hash }) => [change, hash]))).toEqual([
    [
      ['Append 8 bytes', 'SHA-256'],
      [null, 'SHA-256'],
    ],
    [['Prepend 8 bytes', 'SHA-256']],
  ]);
  expect(path.branches.map(({ attestations }) => attestations[0]?.type)).toEqual(['pending', 'bitcoin']);
  expect(countSteps(path)).toBe(3);
});

test('a message with a calendar attestation and a path to a block shows both', () => {
  const onward = timestampAlong(DIGEST, [append(8), HASH], { type: 'bitcoin', height: 2 });
  const path = pathOf({
    ...onward,
    attestations: [{ type: 'pending', calendar: 'https://a.test' }],
  });
  expect(path.attestations).toHaveLength(1);
  expect(path.branches[0]?.attestations).toEqual([{ type: 'bitcoin', height: 2 }]);
});
