import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { type Operation, writeOperation } from './operation.ts';

/** A digest and its salt, which prevents neighbours in the tree from guessing it. */
export interface MerkleLeaf {
  digest: Uint8Array;
  nonce: Uint8Array;
}

export interface MerkleTree {
  root: Uint8Array;
  /** For each leaf, in order, the operations that lead from its digest to the root. */
  paths: Operation[][];
}

const HASH: Operation = { kind: 'sha256' };

/**
 * One digest for many: neighbours are concatenated and hashed by SHA-256 level by level, an odd one moves up alone
 * (make_merkle_tree of python-opentimestamps). Throws RangeError without leaves.
 */
export function buildMerkleTree(leaves: readonly MerkleLeaf[]): MerkleTree {
  const paths = leaves.map(({ nonce }): Operation[] => [{ kind: 'append', operand: nonce }, HASH]);
  let level = leaves.map(({ digest, nonce }, index) => ({
    hash: sha256(concatBytes(digest, nonce)),
    members: [index],
  }));
  while (level.length > 1) {
    const above: typeof level = [];
    for (let index = 0; index < level.length; index += 2) {
      const [left, right] = level.slice(index, index + 2);
      if (!left) break;
      if (!right) {
        above.push(left);
        continue;
      }
      for (const member of left.members) paths[member]?.push({ kind: 'append', operand: right.hash }, HASH);
      for (const member of right.members) paths[member]?.push({ kind: 'prepend', operand: left.hash }, HASH);
      above.push({
        hash: sha256(concatBytes(left.hash, right.hash)),
        members: [...left.members, ...right.members],
      });
    }
    level = above;
  }
  const [top] = level;
  if (!top) throw new RangeError('a tree needs a leaf');
  return { root: top.hash, paths };
}

/** Operations one after the other, as the format writes them. */
export const writePath = (path: readonly Operation[]): Uint8Array => concatBytes(...path.map(writeOperation));
