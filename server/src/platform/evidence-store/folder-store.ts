import { createReadStream } from 'node:fs';
import { link, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { checkSha256, type EvidenceStore, type LocalFile, type ReceivedFile } from './evidence-store.ts';
import { IncomingFiles } from './incoming-files.ts';

/** Originals as plain files of one folder, each named by its SHA-256. */
export class FolderStore implements EvidenceStore {
  readonly localFolder: string;
  readonly #incoming: IncomingFiles;

  constructor(dataDir: string) {
    this.localFolder = join(dataDir, 'evidence');
    this.#incoming = new IncomingFiles(join(this.localFolder, 'incoming'));
  }

  prepare(): Promise<void> {
    return this.#incoming.prepare();
  }

  async sweep(
    isLeftOver: (changedAtMs: number) => boolean,
    isNamed: (sha256: string) => Promise<boolean>,
  ): Promise<number> {
    let removed = 0;
    for (const { sha256, remove } of await this.#incoming.sweep(isLeftOver)) {
      if (!(await isNamed(sha256))) {
        await rm(join(this.localFolder, sha256), { force: true });
        removed += 1;
      }
      await remove();
    }
    return removed;
  }

  async receive(source: Readable, maxBytes: number): Promise<ReceivedFile> {
    const incoming = await this.#incoming.receive(source, maxBytes);
    const { path: arrivedAt, ...file } = incoming;
    let path = arrivedAt;
    const discard = () => rm(path, { force: true });
    return {
      ...file,
      open: () => createReadStream(path),
      discard,
      isKept: () => this.has(file.sha256),
      keep: async () => {
        await syncToDisk(path);
        path = await this.#incoming.mark(incoming);
        await linkOnce(path, join(this.localFolder, file.sha256));
      },
    };
  }

  async has(sha256: string): Promise<boolean> {
    checkSha256(sha256);
    try {
      await stat(join(this.localFolder, sha256));
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      throw error;
    }
  }

  async remove(sha256: string): Promise<void> {
    checkSha256(sha256);
    await rm(join(this.localFolder, sha256), { force: true });
  }

  async read(sha256: string): Promise<{ stream: Readable; sizeBytes: number }> {
    checkSha256(sha256);
    const path = join(this.localFolder, sha256);
    const { size } = await stat(path);
    return { stream: createReadStream(path), sizeBytes: size };
  }

  async openLocal(sha256: string): Promise<LocalFile> {
    checkSha256(sha256);
    const path = join(this.localFolder, sha256);
    await stat(path);
    return { path, release: async () => {} };
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

/** Race of equal bytes: the second upload finds the file there. */
async function linkOnce(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
