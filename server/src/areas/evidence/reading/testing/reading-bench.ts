import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { FileReading, ReadingOutcome } from '../content/file-reading.ts';
import { FileReader } from '../file-reader.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.tif': 'image/tiff',
  '.tiff': 'image/tiff',
  '.heic': 'image/heic',
  '.bmp': 'image/bmp',
};

/** A file reader on a temporary folder, for files that a test makes. */
export interface ReadingBench {
  outcome(fileName: string, content: string | Uint8Array): Promise<ReadingOutcome>;
  /** Reads a file of this content; throws when it cannot be read. */
  read(fileName: string, content: string | Uint8Array): Promise<FileReading>;
  close(): Promise<void>;
}

/** Opens a reading bench on a new temporary folder; close it after the tests. */
export async function openReadingBench(): Promise<ReadingBench> {
  const folder = await mkdtemp(join(tmpdir(), 'fap-reading-'));
  const reader = new FileReader(folder);
  let files = 0;
  const outcome = async (fileName: string, content: string | Uint8Array) => {
    files += 1;
    const path = join(folder, `original-${files}`);
    await writeFile(path, content);
    const mimeType = TYPES[extname(fileName)] ?? 'application/octet-stream';
    return reader.read({ evidenceId: `evidence-${files}`, path, fileName, mimeType });
  };
  return {
    outcome,
    async read(fileName, content) {
      const ended = await outcome(fileName, content);
      if (!ended.isRead) throw new Error(`${fileName}: ${ended.reason} (${ended.detail})`);
      return ended.reading;
    },
    async close() {
      reader.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
