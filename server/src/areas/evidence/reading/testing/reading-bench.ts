import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { PictureLanguage } from '@fap/shared/evidence/picture-languages.ts';
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
  /** Recognises a picture's words in a language. */
  readAgain(picture: Uint8Array, language: PictureLanguage): Promise<FileReading>;
  close(): Promise<void>;
}

/** Opens a reading bench on a new temporary folder; close it after the tests. */
export async function openReadingBench(): Promise<ReadingBench> {
  const folder = await mkdtemp(join(tmpdir(), 'fap-reading-'));
  const reader = new FileReader(folder);
  let files = 0;
  const keep = async (content: string | Uint8Array) => {
    files += 1;
    const path = join(folder, `original-${files}`);
    await writeFile(path, content);
    return { evidenceId: `evidence-${files}`, path };
  };
  const outcome = async (fileName: string, content: string | Uint8Array) => {
    const mimeType = TYPES[extname(fileName)] ?? 'application/octet-stream';
    return reader.read({ ...(await keep(content)), fileName, mimeType });
  };
  return {
    outcome,
    async read(fileName, content) {
      const ended = await outcome(fileName, content);
      if (!ended.isRead) throw new Error(`${fileName}: ${ended.reason} (${ended.detail})`);
      return ended.reading;
    },
    readAgain: async (picture, language) => reader.recognise(await keep(picture), language),
    async close() {
      reader.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
