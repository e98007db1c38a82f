import type { Chain } from '@fap/shared/vault/constants.ts';
import type { BlockHeader } from '@fap/shared/vault/judge-proof.ts';

/** OpenTimestamps calendars, which promise to commit a digest to a Bitcoin block and later prove it. */
export interface Calendars {
  /** Origins of the calendars. */
  addresses(): readonly string[];
  /** Hands in a digest and gives its timestamp as the format writes it; throws FetchRefusal. */
  submit(address: string, digest: Uint8Array): Promise<Uint8Array>;
  /** Allowlist check for calendars named in a timestamp (prevents SSRF). */
  isKnown(calendar: string): boolean;
  /** The timestamp of a promised message; null while there is none. Throws FetchRefusal. */
  complete(calendar: string, message: Uint8Array): Promise<Uint8Array | null>;
}

/** Headers of one chain's blocks. */
export interface BlockSource {
  readonly chain: Chain;
  /** The block of a height; null when the chain has none. Throws FetchRefusal when it cannot be asked. */
  find(height: number): Promise<BlockHeader | null>;
  /** The 80 bytes of a block's header in hexadecimal, by its hash; null when the chain has none. Throws as `find`. */
  readHeader(hash: string): Promise<string | null>;
}

/** Polling intervals, as polite as a chain's block time allows. */
export interface Pace {
  /** Evidence items that come in within this time are stamped together. */
  gatherSeconds: number;
  /** Minimum interval between polls of a batch. */
  soonestCheckSeconds: number;
}

/** The outside world as anchoring needs it. */
export interface AnchorPorts {
  calendars: Calendars;
  blocks: readonly BlockSource[];
  pace: Pace;
}
