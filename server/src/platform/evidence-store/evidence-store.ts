import type { Readable } from 'node:stream';

/** Bytes received but not yet kept. `discard` ends it in any case: after `keep`, once the row that names it is written. */
export interface ReceivedFile {
  sha256: string;
  sizeBytes: number;
  /** The first bytes, for telling the type. */
  head: Buffer;
  /** Its bytes again, until it is kept or discarded. */
  open(): Readable;
  /** Makes it an original, for good; the same bytes again change nothing. */
  keep(): Promise<void>;
  discard(): Promise<void>;
}

/** An original as a file of this machine, until it is released. */
export interface LocalFile {
  path: string;
  release(): Promise<void>;
}

/** Evidence originals, each once, by their SHA-256. */
export interface EvidenceStore {
  /** Where its files on this machine are, those that are just arriving included. */
  readonly localFolder: string;
  /** Checks that it can be used. */
  prepare(): Promise<void>;
  /**
   * Removes what uploads that a crash broke off left behind, originals included that no row names. Of files changed at a moment
   * for which `isLeftOver` is false an upload may be under way.
   */
  sweep(
    isLeftOver: (changedAtMs: number) => boolean,
    isNamed: (sha256: string) => Promise<boolean>,
  ): Promise<number>;
  /** Takes bytes in while hashing them; throws FileTooLargeError above the limit and keeps nothing then. */
  receive(source: Readable, maxBytes: number): Promise<ReceivedFile>;
  /** Streams an original; throws when it is not there. */
  read(sha256: string): Promise<{ stream: Readable; sizeBytes: number }>;
  /** An original for somebody who needs a path. */
  openLocal(sha256: string): Promise<LocalFile>;
}

/** Throws for what is no SHA-256, before it becomes part of a path or key. */
export function checkSha256(sha256: string): void {
  if (!/^[0-9a-f]{64}$/u.test(sha256)) throw new Error('not a SHA-256');
}
