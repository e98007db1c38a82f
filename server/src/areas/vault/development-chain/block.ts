import { createHash } from 'node:crypto';
import { readHeader, targetOf } from '@fap/shared/vault/block-header.ts';
import type { Operation } from '@fap/shared/vault/opentimestamps/operation.ts';

/** Bitcoin's hash: SHA-256 twice. */
export const hash256 = (bytes: Uint8Array): Buffer =>
  createHash('sha256').update(createHash('sha256').update(bytes).digest()).digest();

/** A mined block: its 80-byte header and what is in it. */
export interface Block {
  height: number;
  hash: Buffer;
  header: Buffer;
}

export interface HeaderFields {
  version: number;
  previousHash: Uint8Array;
  merkleRoot: Uint8Array;
  /** Seconds since 1970. */
  time: number;
  bits: number;
  nonce: number;
}

const HEADER_BYTES = 80;
/** Regtest's difficulty: every second hash is good enough. */
const REGTEST_BITS = 0x207fffff;
const VERSION = 0x20000000;

/** The first block of every regtest chain (Bitcoin Core, kernel/chainparams.cpp). */
export const GENESIS_HEADER: HeaderFields = {
  version: 1,
  previousHash: Buffer.alloc(32),
  merkleRoot: Buffer.from('3ba3edfd7a7b12b27ac72c3e67768f617fc81bc3888a51323a9fb8aa4b1e5e4a', 'hex'),
  time: 1_296_688_602,
  bits: REGTEST_BITS,
  nonce: 2,
};

/** A header's 80 bytes. */
export function writeHeader(fields: HeaderFields): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeInt32LE(fields.version, 0);
  header.set(fields.previousHash, 4);
  header.set(fields.merkleRoot, 36);
  header.writeUInt32LE(fields.time, 68);
  header.writeUInt32LE(fields.bits, 72);
  header.writeUInt32LE(fields.nonce, 76);
  return header;
}

/** What a header's 80 bytes say. */
export function parseHeader(header: Uint8Array): HeaderFields {
  const bytes = Buffer.from(header);
  return {
    version: bytes.readInt32LE(0),
    previousHash: bytes.subarray(4, 36),
    merkleRoot: bytes.subarray(36, 68),
    time: bytes.readUInt32LE(68),
    bits: bytes.readUInt32LE(72),
    nonce: bytes.readUInt32LE(76),
  };
}

/** Whether a header's hash is as small as its bits ask for. */
export function hasProofOfWork(header: Uint8Array): boolean {
  const { bits, hash } = readHeader(header);
  const target = targetOf(bits);
  return target !== null && BigInt(`0x${hash}`) <= target;
}

/**
 * Finds a block on top of another one. Its only transaction carries the commitment, so that the transaction's hash is
 * the block's Merkle root; `path` leads from the commitment there.
 */
export function findBlock(
  previous: Block,
  commitment: Uint8Array,
  now: Date,
): { block: Block; path: Operation[] } {
  const height = previous.height + 1;
  const { before, after } = transactionAround(height);
  const merkleRoot = hash256(Buffer.concat([before, commitment, after]));
  // The time of a block is never before that of its predecessor, even when the clock is.
  const time = Math.max(Math.floor(now.getTime() / 1000), parseHeader(previous.header).time + 1);
  const path: Operation[] = [
    { kind: 'prepend', operand: before },
    { kind: 'append', operand: after },
    { kind: 'sha256' },
    { kind: 'sha256' },
  ];
  for (let nonce = 0; ; nonce += 1) {
    const header = writeHeader({
      version: VERSION,
      previousHash: previous.hash,
      merkleRoot,
      time,
      bits: REGTEST_BITS,
      nonce,
    });
    if (hasProofOfWork(header)) return { block: { height, hash: hash256(header), header }, path };
  }
}

/** A coinbase transaction that pays nobody and carries 32 bytes (OP_RETURN), cut where these belong. */
function transactionAround(height: number): { before: Buffer; after: Buffer } {
  const heightBytes = Buffer.alloc(4);
  heightBytes.writeUInt32LE(height);
  const before = Buffer.concat([
    Buffer.from('0100000001', 'hex'),
    Buffer.alloc(32),
    // The script begins with the height (BIP 34), which makes every such transaction another one.
    Buffer.from('ffffffff0504', 'hex'),
    heightBytes,
    Buffer.from('ffffffff01', 'hex'),
    Buffer.alloc(8),
    Buffer.from('226a20', 'hex'),
  ]);
  return { before, after: Buffer.alloc(4) };
}
