import { statfs } from 'node:fs/promises';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { Clock } from './clock.ts';

/** How long the disk counts as full after one refusal of the database. */
const FULL_MS = 30_000;
const RETRY_AFTER_SECONDS = 600;

/**
 * Free space where files and the embedded database are. Files are refused while there is still room for the database: a
 * contribution or report must not fail because somebody uploaded pictures.
 */
export class DiskSpace {
  readonly #folder: string;
  readonly #minFreeBytes: number;
  readonly #clock: Clock;
  #reserved = 0;
  #fullUntil = 0;

  constructor(options: { folder: string; minFreeBytes: number; clock: Clock }) {
    this.#folder = options.folder;
    this.#minFreeBytes = options.minFreeBytes;
    this.#clock = options.clock;
  }

  /** Reserves space for a file until `release`; throws UNAVAILABLE when too little would be left. */
  async reserve(bytes: number): Promise<{ release(): void }> {
    // Reserved before the check, so that concurrent uploads see each other.
    this.#reserved += bytes;
    const release = () => {
      this.#reserved -= bytes;
    };
    if ((await this.#freeBytes()) - this.#reserved >= this.#minFreeBytes) return { release };
    release();
    throw noDiskSpaceError();
  }

  /** To be called when the database refused a write because the disk is full. */
  noteFull(): void {
    this.#fullUntil = this.#clock.now().getTime() + FULL_MS;
  }

  /** Free bytes, and how many of them stay free of files. */
  async measure(): Promise<{ freeBytes: number; minFreeBytes: number }> {
    return { freeBytes: await this.#freeBytes(), minFreeBytes: this.#minFreeBytes };
  }

  /** Whether even the space reserved for the database is running out. */
  async isFull(): Promise<boolean> {
    if (this.#clock.now().getTime() < this.#fullUntil) return true;
    return (await this.#freeBytes()) < this.#minFreeBytes / 2;
  }

  async #freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(this.#folder);
    return bavail * bsize;
  }
}

/** The error for a file or text when the disk is full. */
export const noDiskSpaceError = (cause?: unknown): AppError =>
  new AppError('UNAVAILABLE', {
    message: t`There is no room to keep this just now. Please try again later.`,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    ...(cause === undefined ? {} : { cause }),
  });
