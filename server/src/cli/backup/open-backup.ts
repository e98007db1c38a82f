import type { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ConfigurationError } from '../../platform/runtime/env.ts';
import { MANIFEST, type Manifest, manifestSchema } from './manifest.ts';

/** A backup with its parsed directory; entries are read one by one. */
export interface OpenBackup {
  manifest: Manifest;
  names: readonly string[];
  read(name: string): Promise<Readable>;
  close(): void;
}

/** Opens a backup; throws ConfigurationError when it is none, or incomplete. */
export async function openBackup(file: string): Promise<OpenBackup> {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch((error: Error) => {
    throw new ConfigurationError(`${file} is no backup, or not whole: ${error.message}`);
  });
  const entries = await indexEntries(zip);
  const read = async (name: string) => {
    const entry = entries.get(name);
    if (!entry) throw new ConfigurationError(`${file} is not whole: ${name} is missing`);
    return zip.openReadStreamPromise(entry);
  };
  const manifest = v.safeParse(manifestSchema, await json(await read(MANIFEST)));
  if (!manifest.success) throw new ConfigurationError(`${file} is no backup that this version can read`);
  return { manifest: manifest.output, names: [...entries.keys()], read, close: () => zip.close() };
}

function indexEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.once('end', () => resolve(entries));
    zip.once('error', reject);
    zip.readEntry();
  });
}
