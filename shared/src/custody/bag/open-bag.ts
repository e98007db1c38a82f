import { t } from '@fap/shared/kernel/words.ts';
import { BagRefusedError } from './zip/bag-refused-error.ts';
import { ByteView } from './zip/byte-view.ts';
import { findDirectory } from './zip/directory-end.ts';
import { findData } from './zip/entry-data.ts';
import { inflateEntry } from './zip/inflate-entry.ts';
import { listEntries } from './zip/list-entries.ts';

/** The files of a bag by their path from its top folder. */
export type BagFiles = ReadonlyMap<string, Uint8Array>;

/** How far a long piece of work is, in bytes. */
export interface BagProgress {
  done: number;
  total: number;
}

/** All of it is in memory while it is checked. */
export const MAX_BAG_BYTES = 1024 * 1024 * 1024;

/** Unpacks a bag, and says in between how far it is; throws BagRefusedError for a zip that is too large, broken, or full of tricks. */
export function* openBag(bytes: Uint8Array): Generator<BagProgress, BagFiles> {
  if (bytes.length > MAX_BAG_BYTES) throw new BagRefusedError(TOO_LARGE);
  const zip = new ByteView(bytes);
  const entries = listEntries(zip);
  const total = entries.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  if (total > MAX_BAG_BYTES) throw new BagRefusedError(TOO_LARGE);
  const data = findData(zip, entries, findDirectory(zip).start);
  const folder = topFolder(entries.map(({ path }) => path));
  const files = new Map<string, Uint8Array>();
  let done = 0;
  for (const [entry, packed] of data) {
    if (entry.isFolder) continue;
    files.set(entry.path.slice(folder.length), inflateEntry(entry, packed));
    done += entry.sizeBytes;
    yield { done, total };
  }
  refuseFileAsFolder(files);
  return files;
}

const TOO_LARGE = t`The bag is larger than ${MAX_BAG_BYTES / 1024 ** 3} GiB, which is more than this check can hold in memory.`;

function topFolder(paths: readonly string[]): string {
  const [first] = paths;
  if (first === undefined) throw new BagRefusedError(t`The zip is empty.`);
  const folder = first.slice(0, first.indexOf('/') + 1);
  const outside = paths.find((path) => folder === '' || !path.startsWith(folder));
  if (outside !== undefined)
    throw new BagRefusedError(t`A bag has everything in one folder; ${outside} is not in it.`);
  return folder;
}

/** A file that is the folder of another one can be unpacked only in part. */
function refuseFileAsFolder(files: BagFiles): void {
  for (const path of files.keys())
    for (let cut = path.indexOf('/'); cut > 0; cut = path.indexOf('/', cut + 1))
      if (files.has(path.slice(0, cut)))
        throw new BagRefusedError(t`${path.slice(0, cut)} is both a file and a folder in the zip.`);
}
