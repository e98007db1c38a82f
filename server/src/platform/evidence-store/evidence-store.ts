import type { Readable } from 'node:stream';

/** Bytes received but not yet kept. Always end with `discard`: after `keep`, once the row that names it is written. */
export interface ReceivedFile {
  sha256: string;
  sizeBytes: number;
  /** The first bytes, to detect the type. */
  head: Buffer;
  /** Streams the bytes again, until it is kept or discarded. */
  open(): Readable;
  /** Makes it an original, until somebody removes it; idempotent for equal bytes. */
  keep(): Promise<void>;
  /** Whether it is an original still: somebody else may have had equal bytes removed since. */
  isKept(): Promise<boolean>;
  discard(): Promise<void>;
}

/** An original as a file of this machine, until it is released. */
export interface LocalFile {
  path: string;
  release(): Promise<void>;
}

/** Evidence originals, each once, by their SHA-256. */
export interface EvidenceStore {
  /** Folder of its files on this machine, incoming ones included. */
  readonly localFolder: string;
  /** Checks that the store is usable. */
  prepare(): Promise<void>;
  /**
   * Sweeps leftovers of crashed uploads, including originals without a row. Files whose change time is not `isLeftOver`
   * may belong to a running upload and stay.
   */
  sweep(
    isLeftOver: (changedAtMs: number) => boolean,
    isNamed: (sha256: string) => Promise<boolean>,
  ): Promise<number>;
  /** Receives bytes while hashing them; throws FileTooLargeError above the limit and keeps nothing then. */
  receive(source: Readable, maxBytes: number): Promise<ReceivedFile>;
  /** Whether an original is there. */
  has(sha256: string): Promise<boolean>;
  /** Removes an original for good; does nothing when it is not there. */
  remove(sha256: string): Promise<void>;
  /** Streams an original; throws when it is not there. */
  read(sha256: string): Promise<{ stream: Readable; sizeBytes: number }>;
  /** Opens an original as a local file. */
  openLocal(sha256: string): Promise<LocalFile>;
}

/** Throws unless it is a SHA-256, before it becomes part of a path or key. */
export function checkSha256(sha256: string): void {
  if (!/^[0-9a-f]{64}$/u.test(sha256)) throw new Error('not a SHA-256');
}
