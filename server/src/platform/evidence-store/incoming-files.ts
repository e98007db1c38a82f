import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const MARK = /\.([0-9a-f]{64})$/u;
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

  async prepare(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
  }

  /**
   * Sweeps leftovers of crashed uploads: incomplete files, and marks of kept files whose row may be missing. Returns
   * the SHA-256s of the latter; another upload of the same bytes may be running.
   */
  async sweep(
    isLeftOver: (changedAtMs: number) => boolean,
  ): Promise<{ sha256: string; remove(): Promise<void> }[]> {
    const marks: { sha256: string; remove(): Promise<void> }[] = [];
    for (const name of await readdir(this.folder)) {
      const path = join(this.folder, name);
      const found = await stat(path).catch(() => null);
      if (!found || !isLeftOver(found.ctimeMs)) continue;
      const remove = () => rm(path, { force: true });
      const sha256 = MARK.exec(name)?.[1];
      if (sha256 === undefined) await remove();
      else marks.push({ sha256, remove });
    }
    return marks;
  }

  /** Marks an arrived file as about to be kept, until its upload has ended; gives its new path. */
  async mark({ path, sha256 }: IncomingFile): Promise<string> {
    const marked = `${path}.${sha256}`;
    await rename(path, marked);
    return marked;
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
