import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BlocksAtHeight, judgeProof } from './judge-proof.ts';
import { digestBy } from './opentimestamps/operation.ts';
import {
  MAX_PROOF_BYTES,
  parseProofFile,
  writeProofFile,
  writeProofHead,
} from './opentimestamps/proof-file.ts';
import { ProofFormatError } from './opentimestamps/proof-format-error.ts';
import vectors from './opentimestamps/testdata/proofs.json' with { type: 'json' };
import { varbytes } from './opentimestamps/write-bytes.ts';
import { blockFor, proofOf } from './testing/made-proof.ts';

const FILE = utf8ToBytes('A file');

type Outcome = 'valid' | 'not valid' | 'refused';
/** Verifies a proof of a file, as the endpoint and the page do; other errors are rethrown. */
function outcomeOf(
  bytes: Uint8Array,
  file: Uint8Array,
  blocks: ReadonlyMap<number, BlocksAtHeight>,
): Outcome {
  try {
    const proof = parseProofFile(bytes);
    const { valid, attestations } = judgeProof(proof, digestBy(proof.hashName, file), blocks);
    // Not by expect(), which is slow where every byte is tried.
    if (attestations.some(({ time }) => time !== undefined) !== valid)
      throw new Error('a time without a proof');
    return valid ? 'valid' : 'not valid';
  } catch (error) {
    if (error instanceof ProofFormatError) return 'refused';
    throw error;
  }
}

/** Position and result of mutations that passed wrongly. */
function passing(
  original: Uint8Array,
  changes: Iterable<[string, Uint8Array]>,
  file: Uint8Array,
  blocks: ReadonlyMap<number, BlocksAtHeight>,
): string[] {
  expect(outcomeOf(original, file, blocks)).toBe('valid');
  return [...changes].flatMap(([where, bytes]) =>
    outcomeOf(bytes, file, blocks) === 'valid' ? [where] : [],
  );
}

function* everyByteChanged(bytes: Uint8Array): Generator<[string, Uint8Array]> {
  for (const [index, value] of bytes.entries())
    for (let change = 1; change < 256; change += 1)
      yield [`byte ${index} turned by ${change}`, bytes.with(index, value ^ change)];
}

function* everyLength(bytes: Uint8Array): Generator<[string, Uint8Array]> {
  for (const index of bytes.keys()) {
    yield [`cut to ${index}`, bytes.subarray(0, index)];
    yield [`cut from ${index + 1}`, bytes.subarray(index + 1)];
    yield [`without byte ${index}`, concatBytes(bytes.subarray(0, index), bytes.subarray(index + 1))];
  }
  for (let added = 0; added < 256; added += 1) {
    yield [`${added} appended`, concatBytes(bytes, Uint8Array.of(added))];
    yield [`${added} before it`, concatBytes(Uint8Array.of(added), bytes)];
  }
}

/** Proofs that one block attests, with that block: made by us, and written by hand. */
const ATTESTED = [
  {
    name: 'of all operations',
    file: FILE,
    bytes: writeProofFile(proofOf(FILE, [{ type: 'bitcoin', height: 840_000 }])),
  },
  ...vectors.proofs
    .filter(({ attested }) => attested.length === 1)
    .map(({ name, file, proof }) => ({ name, file: hexToBytes(file), bytes: hexToBytes(proof) })),
].map((made) => {
  const proof = parseProofFile(made.bytes);
  const height = Number(proofHeight(made.bytes));
  return { ...made, blocks: new Map<number, BlocksAtHeight>([[height, [blockFor(proof, height)]]]) };
});

function proofHeight(bytes: Uint8Array): number | undefined {
  const verdict = judgeProof(parseProofFile(bytes), Uint8Array.of(), new Map());
  return verdict.attestations[0]?.height;
}

describe.for(ATTESTED)('a valid proof, $name, is no longer valid', ({ file, bytes, blocks }) => {
  test('with any one byte changed to any other', () => {
    expect(passing(bytes, everyByteChanged(bytes), file, blocks)).toEqual([]);
  });

  test('cut, or with a byte more or less', () => {
    expect(passing(bytes, everyLength(bytes), file, blocks)).toEqual([]);
  });

  test('for a file with any one bit changed, nor for more or less of it', () => {
    const others = [
      ...[...file.keys()].flatMap((index) =>
        Array.from({ length: 8 }, (_, bit) => file.with(index, (file[index] ?? 0) ^ (1 << bit))),
      ),
      concatBytes(file, Uint8Array.of(0)),
      ...(file.length > 0 ? [file.subarray(1)] : []),
    ];
    for (const other of others) expect(outcomeOf(bytes, other, blocks)).toBe('not valid');
  });

  test('against a header with any one bit of its root changed', () => {
    for (const [height, headers] of blocks) {
      for (const header of headers.filter((known) => known !== null)) {
        const root = hexToBytes(header.merkleRoot);
        for (const [index, value] of root.entries()) {
          for (let bit = 1; bit < 256; bit *= 2) {
            const merkleRoot = bytesToHex(root.with(index, value ^ bit));
            expect(outcomeOf(bytes, file, new Map([[height, [{ ...header, merkleRoot }]]]))).toBe(
              'not valid',
            );
          }
        }
      }
    }
  });
});

test('any bytes parse as a proof or throw one kind of error', () => {
  const head = writeProofHead('sha256', digestBy('sha256', FILE));
  const tags = fc.constantFrom(0, 1, 2, 3, 8, 0x67, 0x7f, 0x80, 0xf0, 0xf1, 0xf2, 0xf3, 0xff);
  const bytes = fc.array(fc.oneof(tags, fc.nat(255)), { maxLength: 80 }).map((list) => Uint8Array.from(list));
  fc.assert(
    fc.property(bytes, fc.boolean(), (tail, hasHead) => {
      const outcome = outcomeOf(hasHead ? concatBytes(head, tail) : tail, FILE, new Map());
      expect(['not valid', 'refused']).toContain(outcome);
    }),
    { numRuns: 2_000 },
  );
});

describe('a proof made to exhaust the parser is refused with a reason', () => {
  const head = writeProofHead('sha256', digestBy('sha256', FILE));
  const room = MAX_PROOF_BYTES - head.length;
  const HEIGHT_1 = hexToBytes('000588960d73d719010101');
  const filled = (piece: Uint8Array, before: Uint8Array = Uint8Array.of()) => {
    const bytes = new Uint8Array(room);
    bytes.set(before);
    for (let at = before.length; at + piece.length <= room; at += piece.length) bytes.set(piece, at);
    return bytes;
  };
  const nested = (operation: string, count: number) =>
    concatBytes(hexToBytes(operation.repeat(count)), HEIGHT_1);
  /** Makes the message, a SHA-256, so many bytes long. */
  const lengthenTo = (length: number) =>
    concatBytes(Uint8Array.of(0xf0), varbytes(new Uint8Array(length - 32)));
  const lengthen = lengthenTo(4_096);
  const fork = (operations: string) => concatBytes(hexToBytes(`ff${operations}`), HEIGHT_1);
  const times = (count: number, part: Uint8Array) => Array.from({ length: count }, () => part);
  /** So many forks, each of which makes two bytes more of the message, and then this of it. */
  const forks = (operations: string, count: number) =>
    Array.from({ length: count }, (_, index) =>
      fork(`f002${index.toString(16).padStart(4, '0')}${operations}`),
    );

  test.for<[string, Uint8Array, string]>([
    ['more than 256 KiB', new Uint8Array(room + 1), 'it is too large'],
    ['forks only', new Uint8Array(room).fill(0xff), 'there is no operation ff'],
    ['zeros only', new Uint8Array(room), 'something follows after the proof'],
    ['300 operations in a row', nested('08', 300), 'the proof is nested too deeply'],
    ['a quarter million operations in a row', filled(Uint8Array.of(0x08)), 'the proof is nested too deeply'],
    ['forks in forks, 300 deep', nested('ff08', 300), 'the proof is nested too deeply'],
    [
      '20,000 attestations',
      filled(concatBytes(Uint8Array.of(0xff), HEIGHT_1)),
      'the proof has too many parts',
    ],
    ['10,000 forks of hashes', filled(fork('08')), 'the proof has too many parts'],
    [
      'as many of a long message, by the slowest hash',
      filled(fork('67'), lengthen),
      'the proof has too many parts',
    ],
    [
      'hundreds of long messages, by the slowest hash',
      concatBytes(lengthenTo(4_094), ...forks('67', 300), HEIGHT_1),
      'the proof is too much work',
    ],
    [
      'hundreds of long messages, turned round',
      concatBytes(lengthenTo(4_094), ...forks('f2', 300), HEIGHT_1),
      'the proof is too much work',
    ],
    [
      'a long message turned round and round',
      concatBytes(lengthenTo(4_094), ...forks('f2'.repeat(240), 2), HEIGHT_1),
      'the proof is too much work',
    ],
    [
      'hundreds of attestations of a long message',
      concatBytes(lengthen, ...times(300, fork('')), HEIGHT_1),
      'the proof is too much work',
    ],
    [
      'as many that are twice the length',
      filled(fork('f3'), lengthen),
      'a message in the proof becomes too long',
    ],
    ['hexadecimal of hexadecimal', nested('f3', 8), 'a message in the proof becomes too long'],
    [
      'operands of 4,096 bytes',
      filled(concatBytes(hexToBytes('f08020'), new Uint8Array(4_096))),
      'a message in the proof becomes too long',
    ],
    [
      'an operand longer than any',
      hexToBytes(`f08120${'00'.repeat(4_097)}`),
      'a part of the proof is 4097 bytes long',
    ],
    [
      'a length of 2^49 - 1',
      hexToBytes('f0ffffffffffff7f'),
      'a part of the proof is 562949953421311 bytes long',
    ],
    ['a length of more', hexToBytes('f0ffffffffffffff01'), 'a number in the proof is too large'],
    [
      'a number without end',
      filled(Uint8Array.of(0xff), Uint8Array.of(0xf0)),
      'a number in the proof is too large',
    ],
  ])('%s', ([, tail, reason]) => {
    expect(() => parseProofFile(concatBytes(head, tail))).toThrow(new ProofFormatError(reason));
  });

  test('an operation that is written thousands of times is computed once', () => {
    const bytes = concatBytes(head, lengthen, ...times(2_041, fork('67')), HEIGHT_1);
    expect(outcomeOf(bytes, FILE, new Map([[1, []]]))).toBe('not valid');
  });

  test('a hundred different hashes of long messages are read', () => {
    const bytes = concatBytes(head, lengthenTo(4_094), ...forks('67', 100), HEIGHT_1);
    expect(outcomeOf(bytes, FILE, new Map([[1, []]]))).toBe('not valid');
  });

  test('the largest accepted proof is not valid and round-trips', () => {
    const forks = Array.from({ length: 60 }, (_, index) =>
      concatBytes(hexToBytes('fff0e01f'), new Uint8Array(4_064).fill(index), HEIGHT_1),
    );
    const bytes = concatBytes(head, ...forks, Uint8Array.of(0xf1, 1, 1), HEIGHT_1);
    expect(outcomeOf(bytes, FILE, new Map([[1, []]]))).toBe('not valid');
    expect(bytesToHex(writeProofFile(parseProofFile(bytes)))).toBe(bytesToHex(bytes));
  });
});
