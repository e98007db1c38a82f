import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { MAX_BLOCKS } from './constants.ts';
import { type BlockHeader, type BlocksAtHeight, heightsOf, isProofOf, judgeProof } from './judge-proof.ts';
import { digestBy, HASH_NAMES } from './opentimestamps/operation.ts';
import type { ProofFile } from './opentimestamps/proof-file.ts';
import { mergeTimestamps } from './opentimestamps/timestamp.ts';
import { blockFor, proofOf, timestampOf } from './testing/made-proof.ts';

const FILE = utf8ToBytes('A file');
const DIGEST = digestBy('sha256', FILE);
const TIME = '2024-04-20T00:09:27.000Z';
const HEIGHT = 840_000;
const PENDING = { type: 'pending', calendar: 'https://a.example' } as const;
const at = (height: number) => ({ type: 'bitcoin', height }) as const;
const blocksOf = (...headers: BlockHeader[]) =>
  new Map<number, BlocksAtHeight>(headers.map((header) => [header.height, [header]]));
const judge = (proof: ProofFile, blocks: ReadonlyMap<number, BlocksAtHeight>) =>
  judgeProof(proof, DIGEST, blocks);

const proof = proofOf(FILE, [at(HEIGHT)]);
const header = blockFor(proof, HEIGHT);
const foreign: BlockHeader = { ...header, merkleRoot: '11'.repeat(32) };
const development: BlockHeader = { ...header, chain: 'development' };

describe('valid', () => {
  test('when the path leads to the Merkle root of the block', () => {
    expect(judge(proof, blocksOf(header))).toEqual({
      valid: true,
      outcome: 'valid',
      digest: bytesToHex(DIGEST),
      attestations: [{ type: 'bitcoin', height: HEIGHT, time: TIME, chain: 'bitcoin' }],
    });
  });

  test('when one of several attestations does', () => {
    const attested = [
      { type: 'unknown', tag: '0102030405060708', payload: FILE },
      at(5),
      PENDING,
      at(HEIGHT),
    ] as const;
    const many = proofOf(FILE, attested);
    const blocks = new Map<number, BlocksAtHeight>([
      [5, [null]],
      [HEIGHT, [foreign, header]],
    ]);
    expect(judge(many, blocks)).toEqual({
      valid: true,
      outcome: 'valid',
      digest: bytesToHex(DIGEST),
      attestations: [
        { type: 'unknown' },
        { type: 'bitcoin', height: 5 },
        { type: 'pending', calendar: 'https://a.example' },
        { type: 'bitcoin', height: HEIGHT, time: TIME, chain: 'bitcoin' },
      ],
    });
  });

  test.for(HASH_NAMES)(
    'for a file named by %s, with a caution where two files can have one digest',
    (name) => {
      const named = proofOf(FILE, [at(HEIGHT)], name);
      const verdict = judgeProof(named, digestBy(name, FILE), blocksOf(blockFor(named, HEIGHT)));
      expect(verdict.valid).toBe(true);
      expect(verdict.reason).toBe(
        name === 'sha1'
          ? 'The proof names the file by SHA-1, for which two different files can be made that have the same one.'
          : undefined,
      );
    },
  );

  test('by the development chain, with the caution that it proves nothing to others', () => {
    const verdict = judge(proof, blocksOf(development));
    expect(verdict).toMatchObject({ valid: true, attestations: [{ chain: 'development', time: TIME }] });
    expect(verdict.reason).toBe(
      'This was attested by the development chain of a demo, which proves nothing to others.',
    );
  });

  test('with both cautions where both are due', () => {
    const named = proofOf(FILE, [at(HEIGHT)], 'sha1');
    const blocks = blocksOf(blockFor(named, HEIGHT, 'development'));
    const { reason } = judgeProof(named, digestBy('sha1', FILE), blocks);
    expect(reason).toMatch(
      /^This was attested by the development chain .+ others\. The proof names .+ one\.$/u,
    );
  });

  test('by Bitcoin without a caution, whatever the development chain says besides', () => {
    const both = proofOf(FILE, [at(7), at(HEIGHT)]);
    const blocks = blocksOf(blockFor(both, 7, 'development'), blockFor(both, HEIGHT));
    const { valid, reason, attestations } = judge(both, blocks);
    expect([valid, reason]).toEqual([true, undefined]);
    expect(attestations.map(({ chain }) => chain)).toEqual(['development', 'bitcoin']);
  });
});

describe('not valid', () => {
  const reasonOf = (from: ProofFile, blocks: ReadonlyMap<number, BlocksAtHeight>) => {
    const { valid, reason, attestations } = judge(from, blocks);
    expect(valid).toBe(false);
    for (const attestation of attestations) {
      expect(attestation).not.toHaveProperty('time');
      expect(attestation).not.toHaveProperty('chain');
    }
    return reason;
  };
  const UNREAD = `The header of block ${HEIGHT} could not be read just now, so that nothing can be said about it. Please try again.`;
  const FOREIGN = `The proof does not lead to block ${HEIGHT}: the Merkle root in that block's header is another one.`;

  test('for another file, without a block or time', () => {
    const verdict = judgeProof(
      proofOf(FILE, [at(HEIGHT), PENDING]),
      digestBy('sha256', DIGEST),
      blocksOf(header),
    );
    expect(verdict).toEqual({
      valid: false,
      outcome: 'invalid',
      digest: bytesToHex(digestBy('sha256', DIGEST)),
      attestations: [
        { type: 'bitcoin', height: HEIGHT },
        { type: 'pending', calendar: 'https://a.example' },
      ],
      reason: `This is the proof of another file, whose SHA-256 is ${bytesToHex(DIGEST)}.`,
    });
  });

  test('for the same file by another hash function', () => {
    expect(judgeProof(proof, digestBy('keccak256', FILE), blocksOf(header)).valid).toBe(false);
    expect(isProofOf(proof, DIGEST.subarray(0, 31))).toBe(false);
    expect(isProofOf(proof, DIGEST)).toBe(true);
  });

  test('when the header could not be fetched, or was not requested', () => {
    expect(reasonOf(proof, new Map([[HEIGHT, [null]]]))).toBe(UNREAD);
    expect(reasonOf(proof, new Map())).toBe(UNREAD);
  });

  test('when there is no such block', () => {
    expect(reasonOf(proof, new Map([[HEIGHT, []]]))).toBe(
      `There is no block ${HEIGHT} on the chain that is asked here.`,
    );
  });

  test('when the block has another root, or the root in the other order of bytes', () => {
    expect(reasonOf(proof, blocksOf(foreign))).toBe(FOREIGN);
    const turned = bytesToHex(
      Uint8Array.from(header.merkleRoot.match(/../gu) ?? [], (pair) =>
        Number.parseInt(pair, 16),
      ).toReversed(),
    );
    expect(reasonOf(proof, blocksOf({ ...header, merkleRoot: turned }))).toBe(FOREIGN);
  });

  test('when the root is that of a block of another height', () => {
    expect(
      reasonOf(
        proof,
        new Map([
          [HEIGHT, [foreign]],
          [7, [header]],
        ]),
      ),
    ).toBe(FOREIGN);
  });

  test('with the weakest reason: unknown before another root before absent', () => {
    const three = proofOf(FILE, [at(1), at(HEIGHT), at(9)]);
    const entries: [number, BlocksAtHeight][] = [
      [1, []],
      [HEIGHT, [foreign]],
      [9, [null]],
    ];
    expect(reasonOf(three, new Map(entries))).toMatch(/^The header of block 9 could not be read/u);
    expect(reasonOf(three, new Map([...entries, [9, []]]))).toBe(FOREIGN);
  });

  test('when a calendar has only promised, or nobody known has said anything', () => {
    const unknown = { type: 'unknown', tag: '0102030405060708', payload: FILE } as const;
    expect(reasonOf(proofOf(FILE, [unknown, PENDING]), new Map())).toBe(
      'The proof is not complete yet: https://a.example has taken the fingerprint, but no Bitcoin block holds it so far as this proof tells.',
    );
    expect(reasonOf(proofOf(FILE, [unknown]), new Map())).toBe(
      'No attestation in this proof is of a kind that can be checked here.',
    );
  });

  test('when a block is named for a message on the way, not for the one that is its root', () => {
    const { timestamp } = proof;
    const early = {
      ...proof,
      timestamp: mergeTimestamps(
        { ...timestamp, branches: [], attestations: [at(HEIGHT)] },
        timestampOf(DIGEST, [{ kind: 'sha256' }], [PENDING]),
      ),
    };
    expect(reasonOf(early, blocksOf(header))).toBe(FOREIGN);
  });

  test('when the proof names more blocks than are looked up, which is no reason to try again', () => {
    const heights = Array.from({ length: MAX_BLOCKS + 2 }, (_, index) => 100 + index);
    const many = proofOf(FILE, heights.map(at));
    expect(heightsOf(many)).toEqual(heights.slice(0, MAX_BLOCKS));
    const blocks = new Map<number, BlocksAtHeight>(heightsOf(many).map((height) => [height, [foreign]]));
    expect(reasonOf(many, blocks)).toBe(
      `The proof names more than ${MAX_BLOCKS} blocks, and leads to none of the ${MAX_BLOCKS} that are looked up.`,
    );
    expect(reasonOf(many, new Map([...blocks, [101, [null]]]))).toMatch(
      /^The header of block 101 could not/u,
    );
    expect(judge(many, new Map([...blocks, [100, [blockFor(many, 100)]]])).valid).toBe(true);
  });
});

test('a height that a proof names twice is looked up once', () => {
  const twice = mergeTimestamps(
    proof.timestamp,
    timestampOf(DIGEST, [{ kind: 'reverse' }], [at(3), at(HEIGHT)]),
  );
  expect(heightsOf({ ...proof, timestamp: twice })).toEqual([HEIGHT, 3]);
});

describe('in a word', () => {
  const unknown = { type: 'unknown', tag: '0102030405060708', payload: FILE } as const;
  const outcomeOf = (attestations: Parameters<typeof proofOf>[1], blocks: BlocksAtHeight, of = DIGEST) =>
    judgeProof(proofOf(FILE, attestations), of, new Map([[HEIGHT, blocks]])).outcome;

  test.each([
    ['valid', 'its block has the Merkle root', [PENDING, at(HEIGHT)], [header]],
    ['invalid', 'its block has another Merkle root', [at(HEIGHT)], [foreign]],
    ['unchecked', 'the chain that is asked has no such block', [at(HEIGHT)], []],
    ['incomplete', 'only a calendar has it', [PENDING], []],
    ['unchecked', 'the header could not be read', [at(HEIGHT), PENDING], [null]],
    ['unchecked', 'one of two chains could not be asked', [at(HEIGHT)], [foreign, null]],
    ['valid', 'one of two chains could not be asked and the other has it', [at(HEIGHT)], [header, null]],
    ['unchecked', 'nobody known attests it', [unknown], []],
  ] as const)('it is %s when %s', (expected, _, attestations, blocks) => {
    expect(outcomeOf([...attestations], blocks)).toBe(expected);
  });

  test('the proof of another file is invalid, however early it is', () => {
    const other = digestBy('sha256', utf8ToBytes('Another file'));
    expect(outcomeOf([PENDING], [], other)).toBe('invalid');
    expect(outcomeOf([at(HEIGHT)], [null], other)).toBe('invalid');
  });
});
