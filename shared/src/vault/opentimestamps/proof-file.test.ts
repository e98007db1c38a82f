import { Buffer } from 'node:buffer';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { proofOf } from '../testing/made-proof.ts';
import { digestBy, type HashName } from './operation.ts';
import { parseProofFile, writeProofFile, writeProofHead } from './proof-file.ts';
import { ProofFormatError } from './proof-format-error.ts';
import vectors from './testdata/proofs.json' with { type: 'json' };
import { listAttested } from './timestamp.ts';

const FILE = utf8ToBytes('A file');
const HEAD = bytesToHex(writeProofHead('sha256', digestBy('sha256', FILE)));
const HEIGHT_1 = '000588960d73d719010101';

describe.for(vectors.proofs)(
  'a proof written by hand: $name',
  ({ file, hashName, digest, proof, attested }) => {
    const parsed = parseProofFile(hexToBytes(proof));

    test('names the file', () => {
      expect(parsed.hashName).toBe(hashName);
      expect(bytesToHex(parsed.timestamp.message)).toBe(digest);
      expect(bytesToHex(digestBy(hashName as HashName, hexToBytes(file)))).toBe(digest);
    });

    test('attests what it should', () => {
      const found = listAttested(parsed.timestamp).map(({ attestation, message }) => ({
        ...attestation,
        ...(attestation.type === 'unknown' ? { payload: bytesToHex(attestation.payload) } : {}),
        message: bytesToHex(message),
      }));
      expect(found).toEqual(attested);
    });

    test('round-trips', () => {
      expect(bytesToHex(writeProofFile(parsed))).toBe(proof);
    });
  },
);

test('a decoded proof does not change when its buffer is reused', () => {
  const buffer = Buffer.from(writeProofFile(proofOf(FILE, [{ type: 'bitcoin', height: 1 }])));
  const before = Buffer.from(buffer);
  const proof = parseProofFile(buffer);
  buffer.fill(0);
  expect(bytesToHex(writeProofFile(proof))).toBe(before.toString('hex'));
});

test('encoding uses the order of the format', () => {
  const [first, second] = ['0083dfe30d2ef90c8e020161', '000588960d73d71901017f'];
  const proof = parseProofFile(
    hexToBytes(`${HEAD}fff00102${first}fff1010100${second.slice(2)}ff${first}${second}`),
  );
  expect(bytesToHex(writeProofFile(proof)).slice(HEAD.length)).toBe(
    `ff${second}ff${first}fff00102${first}f10101${second}`,
  );
});

test.for([
  ['nothing', '', 'it does not begin like an OpenTimestamps file'],
  ['a beginning that breaks off', HEAD.slice(0, 60), 'it does not begin like an OpenTimestamps file'],
  ['another version', HEAD.replace('9401', '9402') + HEIGHT_1, 'version 2 is not known'],
  [
    'the version in more bytes than one',
    HEAD.replace('9401', '948100') + HEIGHT_1,
    'version 129 is not known',
  ],
  [
    'a file hashed by no hash function',
    HEAD.replace('940108', '9401f0'),
    'files are not hashed by operation f0',
  ],
  ['a digest that breaks off', HEAD.slice(0, -2), 'the proof breaks off'],
  ['a digest that nobody attests', HEAD, 'the proof breaks off'],
  ['an operation nobody knows', `${HEAD}04${HEIGHT_1}`, 'there is no operation 4'],
  ['a fork in a fork', `${HEAD}ffff${HEIGHT_1}${HEIGHT_1}`, 'there is no operation ff'],
  ['an empty operand', `${HEAD}f000${HEIGHT_1}`, 'a part of the proof is 0 bytes long'],
  [
    'a height with something after it',
    `${HEAD}000588960d73d71901020101`,
    'something follows after the proof',
  ],
  ['a height that breaks off', `${HEAD}000588960d73d719010181`, 'the proof breaks off'],
  [
    'a height without end',
    `${HEAD}000588960d73d7190108${'ff'.repeat(8)}`,
    'a number in the proof is too large',
  ],
  [
    'an address with a query',
    `${HEAD}0083dfe30d2ef90c8e0403613f62`,
    'the address of a calendar cannot be one',
  ],
  [
    'an address in other letters',
    `${HEAD}0083dfe30d2ef90c8e0302c3a4`,
    'the address of a calendar cannot be one',
  ],
  [
    'an address with a line end',
    `${HEAD}0083dfe30d2ef90c8e0302610a`,
    'the address of a calendar cannot be one',
  ],
  ['an address with more', `${HEAD}0083dfe30d2ef90c8e03016161`, 'something follows after the proof'],
  [
    'an address of 1,001 bytes',
    `${HEAD}0083dfe30d2ef90c8eeb07e907${'61'.repeat(1001)}`,
    'a part of the proof is 1001 bytes long',
  ],
  [
    'a payload of 8,193 bytes',
    `${HEAD}0001020304050607088140${'00'.repeat(8193)}`,
    'a part of the proof is 8193 bytes long',
  ],
  ['a proof with more', `${HEAD}${HEIGHT_1}00`, 'something follows after the proof'],
] as const)('%s is no proof', ([, hex, reason]) => {
  expect(() => parseProofFile(hexToBytes(hex))).toThrow(new ProofFormatError(reason));
});

test('the longest address and the longest payload are read', () => {
  const address = `83dfe30d2ef90c8eea07e807${'61'.repeat(1000)}`;
  const payload = `01020304050607088040${'00'.repeat(8192)}`;
  const { timestamp } = parseProofFile(hexToBytes(`${HEAD}ff00${address}00${payload}`));
  expect(listAttested(timestamp).map(({ attestation }) => attestation)).toEqual([
    { type: 'pending', calendar: 'a'.repeat(1000) },
    { type: 'unknown', tag: '0102030405060708', payload: new Uint8Array(8192) },
  ]);
});

test('a timestamp that nobody attests is not written', () => {
  expect(() => writeProofFile(proofOf(FILE, []))).toThrow(ProofFormatError);
});
