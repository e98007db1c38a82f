import type { EndpointResponse } from '@fap/shared/kernel/endpoint.ts';
import type { VaultEntry, vaultContract } from '@fap/shared/vault/contract.ts';
import type { BlockHeader } from '@fap/shared/vault/judge-proof.ts';
import type { Attestation } from '@fap/shared/vault/opentimestamps/attestation.ts';
import { buildMerkleTree } from '@fap/shared/vault/opentimestamps/merkle-tree.ts';
import { digestBy, type HashName } from '@fap/shared/vault/opentimestamps/operation.ts';
import { writeProofFile } from '@fap/shared/vault/opentimestamps/proof-file.ts';
import { mergeTimestamps, timestampAlong } from '@fap/shared/vault/opentimestamps/timestamp.ts';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** An entry of the vault; each test overrides what matters to it. */
export function makeEntry(part: Partial<VaultEntry> = {}): VaultEntry {
  return {
    id: 'evidence-1',
    sourceType: 'upload',
    clusterId: null,
    evidenceType: 'message',
    timestamp: '2026-11-20T10:00:00.000Z',
    bitcoinHash: '0123456789abcdef'.repeat(4),
    status: 'processing',
    fileSize: 2048,
    reconDogsActive: 0,
    fileName: 'chat.txt',
    blockHeight: null,
    blockTime: null,
    chain: null,
    failedReason: null,
    hasProof: false,
    ...part,
  };
}

/** A page of the vault. */
export function makePage(
  entries: VaultEntry[],
  part: Partial<EndpointResponse<typeof vaultContract.entries>> = {},
): EndpointResponse<typeof vaultContract.entries> {
  const counts = { total: 20, processing: 3, anchored: 4, verified: 12, failed: 1 };
  return { entries, nextCursor: null, counts, ...part };
}

export const HEIGHT = 840_000;
export const BLOCK_TIME = '2026-11-20T12:00:00.000Z';

export interface MadeProof {
  bytes: Uint8Array;
  header: BlockHeader;
}

/** A real proof of a text that shares a tree with another one, and the header of the block with the tree's root. */
export function makeProof(
  text: string,
  {
    attestations = [{ type: 'bitcoin', height: HEIGHT }],
    hashName = 'sha256',
  }: {
    attestations?: Attestation[];
    hashName?: HashName;
  } = {},
): MadeProof {
  const digest = digestBy(hashName, utf8ToBytes(text));
  const nonce = Uint8Array.of(1, 2, 3, 4);
  const { root, paths } = buildMerkleTree([
    { digest, nonce },
    { digest: digestBy('sha256', utf8ToBytes('a neighbour')), nonce },
  ]);
  const timestamp = attestations
    .map((attestation) => timestampAlong(digest, paths[0] ?? [], attestation))
    .reduce(mergeTimestamps);
  return {
    bytes: writeProofFile({ hashName, timestamp }),
    header: {
      chain: 'bitcoin',
      height: HEIGHT,
      hash: '00'.repeat(32),
      merkleRoot: bytesToHex(root.toReversed()),
      time: BLOCK_TIME,
    },
  };
}
