import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const STALE_MS = 60 * 60 * 1000;
const HEAD_BYTES = 4_100;

export class FileTooLargeError extends Error {}

/** Bytes on this machine's disk that belong to nobody yet. */
export interface IncomingFile {
  path: string;
  sha256: string;
  sizeBytes: number;
  head: Buffer;
}

/** The folder in which files arrive. */
export class IncomingFiles {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Makes the folder and removes what was left in it long ago. */
  async prepare(now: Date): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    for (const name of await readdir(this.folder)) {
      const path = join(this.folder, name);
      const { mtimeMs } = await stat(path);
      if (now.getTime() - mtimeMs > STALE_MS) await rm(path, { force: true });
    }
  }

  /** Streams bytes to disk while hashing them; throws FileTooLargeError above the limit and leaves nothing then. */
  async receive(source: Readable, maxBytes: number): Promise<IncomingFile> {
    const path = join(this.folder, randomUUID());
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
    return { path, sha256: hash.digest('hex'), sizeBytes, head: Buffer.concat(head) };
  }
}
