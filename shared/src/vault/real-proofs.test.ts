import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bytesToHex } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { type BlocksAtHeight, judgeProof } from './judge-proof.ts';
import { digestBy } from './opentimestamps/operation.ts';
import { parseProofFile, writeProofFile } from './opentimestamps/proof-file.ts';
import { ProofFormatError } from './opentimestamps/proof-format-error.ts';
import { type Attested, listAttested } from './opentimestamps/timestamp.ts';

/** Examples of the reference implementations, where they are: `OTS_EXAMPLES`, or a folder beside the repository. */
const EXAMPLES =
  process.env.OTS_EXAMPLES ??
  fileURLToPath(new URL('../../../../shared/data/opentimestamps', import.meta.url));

interface ExpectedAttestation {
  kind: 'bitcoin' | 'pending' | 'unknown';
  height?: number;
  uri?: string;
  tag?: string;
  payload?: string;
  digest?: string;
  /** The digest again, as explorers print it. */
  merkle_root_rpc_order?: string;
}

interface ExpectedProof {
  parse_error?: string;
  file_hash_op?: string;
  file_digest?: string;
  attestations?: ExpectedAttestation[];
  original?: string;
  original_digest_matches?: boolean;
}

interface Expected {
  proofs: Record<string, ExpectedProof>;
  block_facts: { blocks: Record<string, { time?: number; merkle_root?: string }> };
}

/** What another reader found in the examples; without the folder nothing, and the proofs written by hand must do. */
const expected: Expected = await readFile(join(EXAMPLES, 'expected.json'), 'utf8').then(
  (text) => JSON.parse(text) as Expected,
  (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return { proofs: {}, block_facts: { blocks: {} } };
  },
);
const bytesOf = async (name: string) => new Uint8Array(await readFile(join(EXAMPLES, name)));
const all = Object.entries(expected.proofs);
const readable = all.filter(([, { parse_error }]) => parse_error === undefined);
const hasExamples = all.length > 0;

test('the examples are all there, or none of them', () => {
  // Half a collection is a mistake.
  expect([0, 24], EXAMPLES).toContain(all.length);
  expect(all.length - readable.length).toBe(hasExamples ? 2 : 0);
});

/** As the other reader tells it: the digest of a Bitcoin attestation, the words of the others. */
function told({ attestation, message }: Attested): ExpectedAttestation {
  switch (attestation.type) {
    case 'bitcoin':
      return { kind: 'bitcoin', height: attestation.height, digest: bytesToHex(message) };
    case 'pending':
      return { kind: 'pending', uri: attestation.calendar };
    case 'unknown':
      return { kind: 'unknown', tag: attestation.tag, payload: bytesToHex(attestation.payload) };
  }
}

test('every proof is parsed like by another implementation, and is written unchanged', async () => {
  for (const [name, { file_hash_op, file_digest, attestations, original }] of readable) {
    const bytes = await bytesOf(name);
    const proof = parseProofFile(bytes);
    expect(proof.hashName, name).toBe(file_hash_op);
    expect(bytesToHex(proof.timestamp.message), name).toBe(file_digest);
    const others = attestations?.map(({ merkle_root_rpc_order: _, ...rest }) => rest);
    expect(listAttested(proof.timestamp).map(told), name).toEqual(others);
    expect(bytesToHex(writeProofFile(proof)), name).toBe(bytesToHex(bytes));
    if (original === undefined) continue;
    expect(bytesToHex(digestBy(proof.hashName, await bytesOf(original))), name).toBe(file_digest);
  }
});

test('proofs that the other implementation refuses are refused', async () => {
  for (const [name, { parse_error }] of all) {
    if (parse_error === undefined) continue;
    const bytes = await bytesOf(name);
    expect(() => parseProofFile(bytes), `${name}: ${parse_error}`).toThrow(ProofFormatError);
  }
});

/** The headers that the sources tell, of which some are told by the proofs that lead there only. */
const blocks = new Map<number, BlocksAtHeight>();
for (const [height, { time, merkle_root }] of Object.entries(expected.block_facts.blocks)) {
  if (merkle_root === undefined || time === undefined) continue;
  const header = { chain: 'bitcoin', height: Number(height), hash: '', merkleRoot: merkle_root } as const;
  blocks.set(header.height, [{ ...header, time: new Date(time * 1_000).toISOString() }]);
}
// The time is that which the example's README tells; the root is where the proof leads, as upstream asserts.
blocks.set(466_906, [
  {
    chain: 'bitcoin',
    height: 466_906,
    hash: '',
    merkleRoot: '40c9303a5cb0a8c4b2676f4c6b101d37f83e9413f3856f356849bfb9438a7c26',
    time: '2017-05-18T01:45:45.000Z',
  },
]);

const SHA1_CAUTION =
  'The proof names the file by SHA-1, for which two different files can be made that have the same one.';
const JUDGED = [
  ['hello-world.txt', 'hello-world.txt.ots', { valid: true, time: '2015-05-28T15:41:18.000Z' }],
  [
    'bad-stamp.txt',
    'bad-stamp.txt.ots',
    {
      valid: false,
      reason:
        "The proof does not lead to block 358391: the Merkle root in that block's header is another one.",
    },
  ],
  [
    'hello-world.txt',
    'bad-stamp.txt.ots',
    { valid: false, reason: expect.stringMatching(/^This is the proof of another file/u) },
  ],
  [
    'incomplete.txt',
    'incomplete.txt.ots',
    {
      valid: false,
      reason:
        'The proof is not complete yet: https://alice.btc.calendar.opentimestamps.org has taken the fingerprint, but no Bitcoin block holds it so far as this proof tells.',
    },
  ],
  [
    'unknown-notary.txt',
    'unknown-notary.txt.ots',
    { valid: false, reason: 'No attestation in this proof is of a kind that can be checked here.' },
  ],
  [
    'known-and-unknown-notary.txt',
    'known-and-unknown-notary.txt.ots',
    {
      valid: false,
      reason: expect.stringMatching(
        /^The proof is not complete yet: https:\/\/bob\.btc\.calendar\.opentimestamps\.org has/u,
      ),
    },
  ],
  [
    'empty',
    'empty.ots',
    { valid: false, reason: expect.stringMatching(/^The header of block 129405 could not be read/u) },
  ],
  ['sha1/a', 'sha1/a-or-b.ots', { valid: true, time: '2017-05-18T01:45:45.000Z', reason: SHA1_CAUTION }],
  ['sha1/b', 'sha1/a-or-b.ots', { valid: true, time: '2017-05-18T01:45:45.000Z', reason: SHA1_CAUTION }],
  [
    'hello-world.txt',
    'sha1/a-or-b.ots',
    { valid: false, reason: expect.stringMatching(/another file, whose SHA-1 is f92d74e3/u) },
  ],
] as const;

test('the examples are judged as upstream judges them', async () => {
  for (const [original, name, judgement] of hasExamples ? JUDGED : []) {
    const proof = parseProofFile(await bytesOf(`client/${name}`));
    const digest = digestBy(proof.hashName, await bytesOf(`client/${original}`));
    const { valid, reason, attestations } = judgeProof(proof, digest, blocks);
    const time = attestations.flatMap((attestation) => attestation.time ?? []);
    expect({ valid, reason, time: time[0] }, `${name} of ${original}`).toEqual({
      reason: undefined,
      time: undefined,
      ...judgement,
    });
  }
});

/** Where this proof appends to a message that message itself. */
const APPENDED_TO_ITSELF = 603;

test('a real proof with any one bit turned, or cut anywhere, is not valid', async () => {
  for (const name of hasExamples ? ['hello-world.txt'] : []) {
    const [file, bytes] = [await bytesOf(`client/${name}`), await bytesOf(`client/${name}.ots`)];
    const isValid = (candidate: Uint8Array) => {
      try {
        const proof = parseProofFile(candidate);
        return judgeProof(proof, digestBy(proof.hashName, file), blocks).valid;
      } catch (error) {
        if (error instanceof ProofFormatError) return false;
        throw error;
      }
    };
    expect(isValid(bytes)).toBe(true);
    const passing = [...bytes].flatMap((value, index) => {
      const turned = [1, 2, 4, 8, 16, 32, 64, 128].map((bit) => bytes.with(index, value ^ bit));
      return [bytes.subarray(0, index), ...turned].some(isValid) ? [index] : [];
    });
    // A block with an odd number of hashes doubles the last one, so that before or behind it is the same there.
    expect(passing).toEqual([APPENDED_TO_ITSELF]);
  }
});
