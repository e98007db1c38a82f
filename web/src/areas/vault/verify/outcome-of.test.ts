import { type BlocksAtHeight, judgeProof } from '@fap/shared/vault/judge-proof.ts';
import type { Attestation } from '@fap/shared/vault/opentimestamps/attestation.ts';
import { digestBy } from '@fap/shared/vault/opentimestamps/operation.ts';
import { parseProofFile } from '@fap/shared/vault/opentimestamps/proof-file.ts';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { HEIGHT, makeProof } from '../testing/vault-fixtures.ts';
import { outcomeOf } from './outcome-of.ts';

const PENDING: Attestation = { type: 'pending', calendar: 'https://calendar.test' };
const BITCOIN: Attestation = { type: 'bitcoin', height: HEIGHT };
const UNKNOWN: Attestation = { type: 'unknown', tag: '0102030405060708', payload: Uint8Array.of(1) };

function outcome(attestations: Attestation[], blocks: BlocksAtHeight, text = 'a letter') {
  const proof = parseProofFile(makeProof('a letter', { attestations }).bytes);
  const digest = digestBy('sha256', utf8ToBytes(text));
  return outcomeOf(judgeProof(proof, digest, new Map([[HEIGHT, blocks]])), proof);
}
const { header } = makeProof('a letter');

test.each([
  ['valid', 'its block has the Merkle root', [PENDING, BITCOIN], [header]],
  ['invalid', 'its block has another Merkle root', [BITCOIN], [{ ...header, merkleRoot: '11'.repeat(32) }]],
  ['invalid', 'there is no such block', [BITCOIN], []],
  ['incomplete', 'only a calendar has it', [PENDING], []],
  ['unchecked', 'the header could not be read', [BITCOIN, PENDING], null],
  ['unchecked', 'nobody known attests it', [UNKNOWN], []],
] as const)('%s when %s', (expected, _, attestations, blocks) => {
  expect(outcome([...attestations], blocks)).toBe(expected);
});

test('the proof of another file is not valid, however early it is', () => {
  expect(outcome([PENDING], [], 'another letter')).toBe('invalid');
  expect(outcome([BITCOIN], null, 'another letter')).toBe('invalid');
});
