import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const STALE_UPLOAD_MS = 60 * 60 * 1000;

/** Bytes received but not yet kept; `keep` or `discard` ends it. */
export interface ReceivedFile {
  sha256: string;
  sizeBytes: number;
  /** The first bytes, for telling the type. */
  head: Buffer;
  path: string;
  keep(): Promise<void>;
  discard(): Promise<void>;
}

export class FileTooLargeError extends Error {}

const HEAD_BYTES = 4_100;

/** Evidence originals, each once, as one plain file named by its SHA-256. */
export class EvidenceStore {
  readonly #folder: string;
  readonly #incoming: string;

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'evidence');
    this.#incoming = join(this.#folder, 'incoming');
  }

  /** Makes the folders and removes what an interrupted upload left behind. */
  async prepare(now: Date): Promise<void> {
    await mkdir(this.#incoming, { recursive: true, mode: 0o700 });
    for (const name of await readdir(this.#incoming)) {
      const path = join(this.#incoming, name);
      const { mtimeMs } = await stat(path);
      if (now.getTime() - mtimeMs > STALE_UPLOAD_MS) await rm(path, { force: true });
    }
  }

  /** Streams bytes to disk while hashing them; throws FileTooLargeError above the limit and keeps nothing then. */
  async receive(source: Readable, maxBytes: number): Promise<ReceivedFile> {
    const path = join(this.#incoming, randomUUID());
    const hash = createHash('sha256');
    const head: Buffer[] = [];
    let headBytes = 0;
    let sizeBytes = 0;
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        sizeBytes += chunk.length;
        if (sizeBytes > maxBytes) return done(new FileTooLargeError());
        hash.update(chunk);
        if (headBytes < HEAD_BYTES) {
          const part = chunk.subarray(0, HEAD_BYTES - headBytes);
          head.push(part);
          headBytes += part.length;
        }
        done(null, chunk);
      },
    });
    try {
      await pipeline(source, measure, createWriteStream(path, { mode: 0o600 }));
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    const sha256 = hash.digest('hex');
    const discard = () => rm(path, { force: true });
    return {
      sha256,
      sizeBytes,
      head: Buffer.concat(head),
      path,
      discard,
      keep: async () => {
        await syncToDisk(path);
        await linkOnce(path, join(this.#folder, sha256));
        await discard();
      },
    };
  }

  /** Streams an original; throws when it is not there. */
  async read(sha256: string): Promise<{ stream: Readable; sizeBytes: number }> {
    if (!/^[0-9a-f]{64}$/u.test(sha256)) throw new Error('not a SHA-256');
    const path = join(this.#folder, sha256);
    const { size } = await stat(path);
    return { stream: createReadStream(path), sizeBytes: size };
  }
}

async function syncToDisk(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The same bytes may arrive twice at once: whoever comes second finds the file there. */
async function linkOnce(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
