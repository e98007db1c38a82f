import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { buildMerkleTree, type MerkleLeaf, writePath } from './merkle-tree.ts';
import { applyOperation, type Operation } from './operation.ts';
import { parseTimestamp, type Timestamp, writeTimestamp } from './timestamp.ts';

const leaf = (index: number): MerkleLeaf => ({
  digest: sha256(utf8ToBytes(`file ${index}`)),
  nonce: sha256(utf8ToBytes(`nonce ${index}`)).subarray(0, 16),
});
const leaves = (count: number) => Array.from({ length: count }, (_, index) => leaf(index));
const follow = (digest: Uint8Array, path: readonly Operation[] = []) =>
  bytesToHex(path.reduce((message, operation) => applyOperation(operation, message), digest));

/** The root as the reference describes it: halves of which the left one is the largest full tree. */
function rootOf(hashes: readonly Uint8Array[]): Uint8Array {
  const [only] = hashes;
  if (only && hashes.length === 1) return only;
  let left = 1;
  while (left * 2 < hashes.length) left *= 2;
  return sha256(concatBytes(rootOf(hashes.slice(0, left)), rootOf(hashes.slice(left))));
}

describe('trees of 1 to 70 leaves', () => {
  const trees = Array.from({ length: 70 }, (_, index) => ({
    all: leaves(index + 1),
    tree: buildMerkleTree(leaves(index + 1)),
  }));

  test('every path leads from its digest to the root that the reference builds', () => {
    for (const { all, tree } of trees) {
      const root = bytesToHex(rootOf(all.map(({ digest, nonce }) => sha256(concatBytes(digest, nonce)))));
      expect(bytesToHex(tree.root)).toBe(root);
      expect(all.map(({ digest }, index) => follow(digest, tree.paths[index]))).toEqual(all.map(() => root));
    }
  });

  test('no path leads another digest there', () => {
    for (const { all, tree } of trees) {
      const root = bytesToHex(tree.root);
      for (const [index, path] of tree.paths.entries()) {
        expect(follow(leaf(index + 1).digest, path)).not.toBe(root);
        expect(follow(all[(index + 1) % 71]?.digest ?? leaf(99).digest, path)).not.toBe(root);
      }
    }
  });

  test('a path reveals only hashes of neighbours', () => {
    for (const { all, tree } of trees) {
      for (const [index, path] of tree.paths.entries()) {
        const text = bytesToHex(writePath(path));
        const told = all.filter(({ digest, nonce }, other) =>
          [...(other === index ? [] : [nonce]), digest].some((secret) => text.includes(bytesToHex(secret))),
        );
        expect(told).toEqual([]);
      }
    }
  });

  test('a path has an operation pair for each level at most', () => {
    for (const { all, tree } of trees) {
      const longest = Math.max(...tree.paths.map((path) => path.length));
      expect(longest).toBe(2 * (1 + Math.ceil(Math.log2(all.length))));
    }
  });
});

test('a written path is the beginning of a timestamp', () => {
  const { root, paths } = buildMerkleTree(leaves(5));
  const tail: Timestamp = { message: root, attestations: [{ type: 'bitcoin', height: 1 }], branches: [] };
  for (const [index, path] of paths.entries()) {
    const bytes = concatBytes(writePath(path), writeTimestamp(tail));
    const read = parseTimestamp(leaf(index).digest, bytes);
    expect(bytesToHex(writeTimestamp(read))).toBe(bytesToHex(bytes));
  }
});

test('there is no tree without leaves', () => {
  expect(() => buildMerkleTree([])).toThrow(RangeError);
});
