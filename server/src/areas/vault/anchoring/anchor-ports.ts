import type { Chain } from '@fap/shared/vault/constants.ts';
import type { BlockHeader } from '@fap/shared/vault/judge-proof.ts';

/** OpenTimestamps calendars, which promise to put a digest into a Bitcoin block and tell when they did. */
export interface Calendars {
  /** Where a root is sent. */
  addresses(): readonly string[];
  /** Hands in a digest and gives its timestamp as the format writes it; throws FetchRefusal. */
  submit(address: string, digest: Uint8Array): Promise<Uint8Array>;
  /** Whether a calendar that a timestamp names would be asked: a timestamp can send us nowhere else. */
  isKnown(calendar: string): boolean;
  /** What has become of a promised message: its timestamp, or null while there is none. Throws FetchRefusal. */
  complete(calendar: string, message: Uint8Array): Promise<Uint8Array | null>;
}

/** Headers of one chain's blocks. */
export interface BlockSource {
  readonly chain: Chain;
  /** The block of a height; null when the chain has none. Throws FetchRefusal when it cannot be asked. */
  find(height: number): Promise<BlockHeader | null>;
}

/** How often is asked: as politely as a chain's blocks allow. */
export interface Pace {
  /** Evidence items that come in within this time are stamped together. */
  gatherSeconds: number;
  /** A batch is not asked about more often. */
  soonestCheckSeconds: number;
}

/** The outside world as anchoring needs it. */
export interface AnchorPorts {
  calendars: Calendars;
  blocks: readonly BlockSource[];
  pace: Pace;
}
