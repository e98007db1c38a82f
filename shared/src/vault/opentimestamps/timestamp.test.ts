import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Attestation, writeAttestation } from './attestation.ts';
import { applyOperation, type Operation } from './operation.ts';
import { ProofFormatError } from './proof-format-error.ts';
import {
  type Attested,
  listAttested,
  mergeTimestamps,
  parseTimestamp,
  replaceMessage,
  type Timestamp,
  writeTimestamp,
} from './timestamp.ts';

const MESSAGE = new Uint8Array(32).fill(7);
const HEIGHT_1 = '000588960d73d719010101';

/** Few values, so that random trees share operations and attestations, and some say a thing twice. */
const attestations: fc.Arbitrary<Attestation> = fc.oneof(
  fc.constantFrom(0, 1, 127, 128, 840_000, 2 ** 40).map((height) => ({ type: 'bitcoin' as const, height })),
  fc
    .constantFrom('', 'https://a.example', 'https://a.example/b', 'http://b:80')
    .map((calendar) => ({ type: 'pending' as const, calendar })),
  fc
    .tuple(
      fc.constantFrom('0102030405060708', '0588960d73d71902', 'ffffffffffffffff'),
      fc.uint8Array({ maxLength: 3 }),
    )
    .map(([tag, payload]) => ({ type: 'unknown' as const, tag, payload })),
);
const operations: fc.Arbitrary<Operation> = fc.oneof(
  fc
    .constantFrom('sha1', 'ripemd160', 'sha256', 'keccak256', 'reverse', 'hexlify')
    .map((kind) => ({ kind }) as Operation),
  fc.record({
    kind: fc.constantFrom('append', 'prepend'),
    operand: fc.oneof(
      fc.constantFrom('00', '0000', 'ff', '00ff').map(hexToBytes),
      fc.uint8Array({ minLength: 1, maxLength: 40 }),
    ),
  }),
);

interface Shape {
  attestations: Attestation[];
  branches: [Operation, Shape][];
}
const shapes = (depth: number): fc.Arbitrary<Shape> => {
  const branch = depth > 0 ? fc.tuple(operations, shapes(depth - 1)) : fc.constant(null);
  return fc
    .record({
      attestations: fc.array(attestations, { maxLength: 3 }),
      branches: fc.array(branch, { maxLength: 3 }),
    })
    .map((shape) => ({ ...shape, branches: shape.branches.filter((found) => found !== null) }))
    .filter((shape) => shape.attestations.length + shape.branches.length > 0);
};
function grow(message: Uint8Array, shape: Shape): Timestamp {
  const branches = shape.branches.map(([operation, next]) => ({
    operation,
    next: grow(applyOperation(operation, message), next),
  }));
  return { message, attestations: shape.attestations, branches };
}
const trees = shapes(4).map((shape) => grow(MESSAGE, shape));

const keyOf = ({ attestation, message }: Attested) =>
  `${bytesToHex(message)} ${bytesToHex(writeAttestation(attestation))}`;
const saidBy = (...timestamps: Timestamp[]) =>
  [...new Set(timestamps.flatMap(listAttested).map(keyOf))].toSorted();
const written = (timestamp: Timestamp) => bytesToHex(writeTimestamp(timestamp));
const reread = (timestamp: Timestamp) => parseTimestamp(timestamp.message, writeTimestamp(timestamp));

describe('a random tree', () => {
  test('round-trips, with a stable encoding', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const again = reread(tree);
        expect(saidBy(again)).toEqual(saidBy(tree));
        expect(written(reread(again))).toBe(written(again));
        expect(written(mergeTimestamps(tree, tree))).toBe(written(again));
      }),
    );
  });

  test('merging is a union, in any order and idempotent', () => {
    fc.assert(
      fc.property(trees, trees, trees, (a, b, c) => {
        const both = mergeTimestamps(a, b);
        expect(saidBy(both)).toEqual(saidBy(a, b));
        expect(written(mergeTimestamps(b, a))).toBe(written(both));
        expect(written(mergeTimestamps(both, b))).toBe(written(both));
        expect(written(mergeTimestamps(a, mergeTimestamps(b, c)))).toBe(written(mergeTimestamps(both, c)));
      }),
    );
  });

  test('is replaced only at the given message', () => {
    fc.assert(
      fc.property(trees, fc.nat(), attestations, (tree, choice, attestation) => {
        const before = written(tree);
        const attested = listAttested(tree);
        const message = attested[choice % attested.length]?.message ?? MESSAGE;
        const added: Timestamp = { message, attestations: [attestation], branches: [] };
        const changed = replaceMessage(tree, message, (found) => mergeTimestamps(found, added));
        expect(saidBy(changed)).toEqual(
          [...new Set([...saidBy(tree), keyOf({ attestation, message })])].toSorted(),
        );
        expect(written(tree)).toBe(before);
        expect(replaceMessage(tree, message, (found) => found)).toEqual(tree);
      }),
    );
  });
});

test('replacing an absent message changes nothing, a repeated one changes everywhere', () => {
  const tree = parseTimestamp(
    MESSAGE,
    hexToBytes(`fff2f2${HEIGHT_1}f0f0`.replace('f0f0', `f00101${HEIGHT_1}`)),
  );
  const change = (found: Timestamp) => ({
    ...found,
    attestations: [{ type: 'bitcoin' as const, height: 9 }],
  });
  expect(replaceMessage(tree, MESSAGE.subarray(1), change)).toEqual(tree);
  // Turned round twice, a message is itself again.
  const heights = listAttested(replaceMessage(tree, MESSAGE, change)).map(({ attestation }) =>
    attestation.type === 'bitcoin' ? attestation.height : null,
  );
  expect(heights).toEqual([9, 9, 9, 1]);
});

test('attestations are listed with their messages, in tree order', () => {
  const tree = parseTimestamp(
    MESSAGE,
    hexToBytes(`ff000588960d73d719010102fff00101f00102${HEIGHT_1}f1020304${HEIGHT_1}`),
  );
  const seven = bytesToHex(MESSAGE);
  expect(listAttested(tree).map(({ message }) => bytesToHex(message))).toEqual([
    seven,
    `${seven}0102`,
    `0304${seven}`,
  ]);
});

test('an operation or attestation that is written twice is read as one', () => {
  const one = `f00101${HEIGHT_1}`;
  const other = 'f00101000588960d73d719010102';
  const tree = parseTimestamp(MESSAGE, hexToBytes(`ff${HEIGHT_1}ff${HEIGHT_1}ff${other}ff${one}${one}`));
  expect(written(tree)).toBe(`ff${HEIGHT_1}f00101ff${HEIGHT_1}000588960d73d719010102`);
});

test('timestamps of different messages are not merged', () => {
  const other = { message: MESSAGE.subarray(1), attestations: [], branches: [] };
  expect(() => mergeTimestamps({ ...other, message: MESSAGE }, other)).toThrow(RangeError);
});

test('thousands of branches and attestations of one message are merged in linear time', () => {
  const indexes = Array.from({ length: 4_000 }, (_, index) => index);
  const made = (name: string): Timestamp => ({
    message: MESSAGE,
    attestations: indexes.map((index) => ({ type: 'pending', calendar: `${name}${index}` })),
    branches: indexes.map((index) => {
      const operation: Operation = { kind: 'append', operand: Uint8Array.of(index >> 8, index & 255) };
      const message = applyOperation(operation, MESSAGE);
      return {
        operation,
        next: { message, attestations: [{ type: 'pending', calendar: name }], branches: [] },
      };
    }),
  });
  const merged = mergeTimestamps(made('a'), made('b'));
  expect([merged.attestations.length, merged.branches.length]).toEqual([8_000, 4_000]);
  expect(listAttested(merged)).toHaveLength(16_000);
});

test('255 operations in a row are read, as by the reference reader, and no more', () => {
  const nested = (count: number) => hexToBytes('08'.repeat(count) + HEIGHT_1);
  expect(listAttested(parseTimestamp(MESSAGE, nested(255)))).toHaveLength(1);
  expect(() => parseTimestamp(MESSAGE, nested(256))).toThrow(
    new ProofFormatError('the proof is nested too deeply'),
  );
});
