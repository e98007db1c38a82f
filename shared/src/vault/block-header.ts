import { t } from '@fap/shared/kernel/words.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Chain } from './constants.ts';
import { explorerHex } from './explorer-hex.ts';
import type { BlockHeader } from './judge-proof.ts';

/** What the 80 bytes of a block header say, with the hash they have. */
export interface HeaderFacts {
  /** As explorers print it. */
  hash: string;
  /** As explorers print it. */
  previousHash: string;
  /** As explorers print it. */
  merkleRoot: string;
  /** Seconds since 1970. */
  time: number;
  bits: number;
}

export const HEADER_BYTES = 80;

/** The target that difficulty 1 stands for. */
const TARGET_OF_ONE = 0xffffn << 208n;
const MAX_HASH = (1n << 256n) - 1n;

/**
 * The least difficulty that a header of Bitcoin may have, by height, so that nobody can make one up on a desk. Bitcoin's was above 39 billion
 * when OpenTimestamps began (its oldest example is in block 358,391 of 2015), and from block 800,000 of July 2023 never below 52 trillion.
 * A header at the second floor takes 2·10²³ hashes: one machine of 200 TH/s needs 34 years; one at the first floor needs nine days, so that
 * an old header has to be compared with more care.
 */
const DIFFICULTY_FLOORS = [
  { fromHeight: 800_000, difficulty: 50_000_000_000_000n },
  { fromHeight: 0, difficulty: 35_000_000_000n },
] as const;

/** Reads a header; throws RangeError unless it has 80 bytes. */
export function readHeader(header: Uint8Array): HeaderFacts {
  if (header.length !== HEADER_BYTES)
    throw new RangeError(`a block header has ${HEADER_BYTES} bytes, not ${header.length}`);
  const view = new DataView(header.buffer, header.byteOffset, header.length);
  return {
    hash: explorerHex(sha256(sha256(header))),
    previousHash: explorerHex(header.subarray(4, 36)),
    merkleRoot: explorerHex(header.subarray(36, 68)),
    time: view.getUint32(68, true),
    bits: view.getUint32(72, true),
  };
}

/** The largest hash that a header's bits allow; null for bits that stand for no target (negative, zero, or too large). */
export function targetOf(bits: number): bigint | null {
  const exponent = bits >>> 24;
  const digits = BigInt(bits & 0x007fffff);
  const target = exponent < 3 ? digits >> BigInt(8 * (3 - exponent)) : digits << BigInt(8 * (exponent - 3));
  const isNegative = (bits & 0x00800000) !== 0;
  return isNegative || target === 0n || target > MAX_HASH ? null : target;
}

/** What is wrong with a header's own proof of work, as a sentence; null when it is as hard as its chain asks for. */
export function findWorkFlaw({ hash, bits }: HeaderFacts, chain: Chain, height: number): string | null {
  const target = targetOf(bits);
  if (target === null) return t`The difficulty it names is none`;
  if (BigInt(`0x${hash}`) > target) return t`Its hash does not have the proof of work that it names`;
  if (chain !== 'bitcoin') return null;
  const floor = DIFFICULTY_FLOORS.find(({ fromHeight }) => height >= fromHeight);
  return floor && target * floor.difficulty > TARGET_OF_ONE
    ? t`It is far too easy to be of Bitcoin: anybody could have made it up`
    : null;
}

/** A header in the form that proofs are judged with. */
export const toBlockHeader = (
  { hash, merkleRoot, time }: HeaderFacts,
  chain: Chain,
  height: number,
): BlockHeader => ({ chain, height, hash, merkleRoot, time: new Date(time * 1000).toISOString() });
