import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from '../kernel/canonical-json.ts';

/** Which SHA-256 an entry commits to: who acted, on what, and what changed. */
export const COMMITMENTS = ['actor', 'subject', 'change'] as const;
export type Commitment = (typeof COMMITMENTS)[number];

type Json = Parameters<typeof canonicalJson>[0];

/**
 * What an entry of a custody log says. Who and what stand in it as commitments alone: SHA-256 over a random salt and the value, so that
 * the value can be shown with its salt, and is nowhere once the salt is erased, while the chain stays whole.
 */
export interface CustodyStatement extends Readonly<Record<Commitment, string>> {
  /** Place in the chain, from 1. */
  readonly seq: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly action: string;
}

export interface CustodyEntry extends CustodyStatement {
  /** 64 hexadecimal digits. */
  readonly entryHash: string;
}

/** The hash before a chain's first entry: SHA-256 of the chain's name, such as a ClusterChain ID. */
export function genesisHash(chainName: string): string {
  return bytesToHex(sha256(utf8ToBytes(chainName)));
}

/** The hash of an entry: SHA-256(previous hash ‖ canonical JSON of the statement); the previous hash as its 32 bytes. */
export function entryHash(previousHash: string, statement: CustodyStatement): string {
  const { seq, at, action, actor, subject, change } = statement;
  const json = canonicalJson({ seq, at, action, actor, subject, change });
  return bytesToHex(sha256(concatBytes(hexToBytes(previousHash), utf8ToBytes(json))));
}

/** The commitment to a value: SHA-256(salt ‖ canonical JSON of the value). */
export function commitTo(value: Json, salt: Uint8Array): string {
  return bytesToHex(sha256(concatBytes(salt, utf8ToBytes(canonicalJson(value)))));
}
