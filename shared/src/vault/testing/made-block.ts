import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { findWorkFlaw, readHeader } from '../block-header.ts';
import { buildMerkleTree } from '../opentimestamps/merkle-tree.ts';
import type { Operation } from '../opentimestamps/operation.ts';
import { writeProofFile } from '../opentimestamps/proof-file.ts';
import { timestampAlong } from '../opentimestamps/timestamp.ts';

const REGTEST_BITS = 0x207fffff;

/** A block of regtest's difficulty, as the development chain makes them, with the proof of each digest that it holds. */
export interface MadeBlock {
  height: number;
  /** 160 hexadecimal digits. */
  header: string;
  proofs: Uint8Array[];
}

export interface BlockWish {
  height: number;
  /** SHA-256 in hexadecimal. */
  digests: readonly string[];
  /** The header before it; without one it follows nothing. */
  previous?: string;
  /** Seconds since 1970. */
  time: number;
}

/** Mines a block whose one transaction holds the root of these digests. */
export function makeBlock({ height, digests, previous, time }: BlockWish): MadeBlock {
  const leaves = digests.map((digest, index) => ({
    digest: hexToBytes(digest),
    nonce: utf8ToBytes(`nonce ${height}.${index}`),
  }));
  const tree = buildMerkleTree(leaves);
  const ends: Operation[] = [
    { kind: 'prepend', operand: utf8ToBytes(`transaction of block ${height}: `) },
    { kind: 'append', operand: Uint8Array.of(0, 0, 0, 0) },
    { kind: 'sha256' },
    { kind: 'sha256' },
  ];
  const proofs = leaves.map(({ digest }, index) =>
    writeProofFile({
      hashName: 'sha256',
      timestamp: timestampAlong(digest, [...(tree.paths[index] ?? []), ...ends], { type: 'bitcoin', height }),
    }),
  );
  const transaction = concatBytes(
    utf8ToBytes(`transaction of block ${height}: `),
    tree.root,
    Uint8Array.of(0, 0, 0, 0),
  );
  const before = previous === undefined ? new Uint8Array(32) : sha256(sha256(hexToBytes(previous)));
  return { height, header: mine(before, sha256(sha256(transaction)), time), proofs };
}

function mine(previousHash: Uint8Array, merkleRoot: Uint8Array, time: number): string {
  const header = new Uint8Array(80);
  const view = new DataView(header.buffer);
  view.setInt32(0, 0x20000000, true);
  header.set(previousHash, 4);
  header.set(merkleRoot, 36);
  view.setUint32(68, time, true);
  view.setUint32(72, REGTEST_BITS, true);
  for (let nonce = 0; ; nonce += 1) {
    view.setUint32(76, nonce, true);
    if (findWorkFlaw(readHeader(header), 'development', 0) === null) return bytesToHex(header);
  }
}
