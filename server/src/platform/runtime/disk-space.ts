import { statfs } from 'node:fs/promises';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { Clock } from './clock.ts';

/** How long one refusal of the database for want of space is believed. */
const FULL_MS = 30_000;
const RETRY_AFTER_SECONDS = 600;

/**
 * The free space where files and the embedded database are. Files are refused while there is still room for the database:
 * a piece or a report must not fail because somebody sent pictures.
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

  /** Sets room for a file aside until `release`; throws UNAVAILABLE when too little would be left. */
  async reserve(bytes: number): Promise<{ release(): void }> {
    // Set aside before it is looked at: of many that ask at once each sees the others.
    this.#reserved += bytes;
    const release = () => {
      this.#reserved -= bytes;
    };
    if ((await this.#freeBytes()) - this.#reserved >= this.#minFreeBytes) return { release };
    release();
    throw noRoom();
  }

  /** The database refused a write for want of space. */
  noteFull(): void {
    this.#fullUntil = this.#clock.now().getTime() + FULL_MS;
  }

  /** Whether even what files may not take is running out. */
  async isFull(): Promise<boolean> {
    if (this.#clock.now().getTime() < this.#fullUntil) return true;
    return (await this.#freeBytes()) < this.#minFreeBytes / 2;
  }

  async #freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(this.#folder);
    return bavail * bsize;
  }
}

/** What somebody is told whose file or words find no room. */
export const noRoom = (cause?: unknown): AppError =>
  new AppError('UNAVAILABLE', {
    message: 'There is no room to keep this just now. Please try again later.',
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    ...(cause === undefined ? {} : { cause }),
  });
