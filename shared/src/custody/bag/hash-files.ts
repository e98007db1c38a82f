import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { BagFiles, BagProgress } from './open-bag.ts';

const PIECE_BYTES = 4 * 1024 * 1024;

/** The SHA-256 of each file by its path; says in between how far it is. */
export function* hashFiles(files: BagFiles): Generator<BagProgress, ReadonlyMap<string, string>> {
  const total = [...files.values()].reduce((sum, bytes) => sum + bytes.length, 0);
  const digests = new Map<string, string>();
  let done = 0;
  for (const [path, bytes] of files) {
    const hash = sha256.create();
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
      const piece = bytes.subarray(at, at + PIECE_BYTES);
      hash.update(piece);
      done += piece.length;
      yield { done, total };
    }
    digests.set(path, bytesToHex(hash.digest()));
  }
  return digests;
}
