import { t } from '@fap/shared/kernel/words.ts';
import { canonicalJson, sha256Hex } from '../kernel/canonical-json.ts';
import type { WitnessedHead } from './chain-walk.ts';

/** How a file came to the platform; each says how far its origin can be trusted. */
export const PROVENANCES = ['victim-supplied', 'server-captured', 'third-party'] as const;
export type Provenance = (typeof PROVENANCES)[number];

/** One evidence item in a manifest: what it is, and who holds it. No names, no words. */
export interface ManifestItem {
  evidenceId: string;
  sha256: string;
  sizeBytes: number;
  mimeType: string;
  /** When it was handed in. */
  receivedAt: string;
  provenance: Provenance;
  custodian: string;
}

/** The canonical JSON of a chain's evidence items, by id; equal lists give equal texts. */
export function writeManifest(chainName: string, items: readonly ManifestItem[]): string {
  const sorted = items.toSorted((a, b) => (a.evidenceId < b.evidenceId ? -1 : 1));
  return canonicalJson({ version: 1, chain: chainName, items: sorted.map((item) => ({ ...item })) });
}

/** What a head's stamp is of: the log up to an entry together with the evidence items of that time. */
export interface HeadStatement {
  /** ClusterChain ID, or a case's number. */
  chain: string;
  seq: number;
  head: string;
  manifestSha256: string;
}

/** The SHA-256 that is stamped for a head. */
export function headDigest({ chain, seq, head, manifestSha256 }: HeadStatement): string {
  return sha256Hex(canonicalJson({ version: 1, chain, seq, head, manifestSha256 }));
}

/** A stamped head as a witness of the chain. */
export const stampedHead = ({ seq, head }: HeadStatement): WitnessedHead => ({
  seq,
  hash: head,
  witness: t`The stamp of entry ${seq}`,
});
