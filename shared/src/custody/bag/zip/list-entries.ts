import { t } from '@fap/shared/kernel/words.ts';
import { BagRefusedError } from './bag-refused-error.ts';
import type { ByteView } from './byte-view.ts';
import { findDirectory } from './directory-end.ts';
import { readEntryPath, sameNameKey } from './entry-path.ts';

/** A file in a zip, as its directory tells of it. */
export interface ZipEntry {
  path: string;
  isFolder: boolean;
  isPacked: boolean;
  flags: number;
  method: number;
  crc: number;
  packedBytes: number;
  sizeBytes: number;
  /** Where its own header is. */
  at: number;
}

const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
/** Deflate's options, sizes that follow the data, and names in UTF-8; not encryption, patches and the like. */
const KNOWN_FLAGS = 0x080e;
const UTF8 = 0x0800;
const METHODS = [0, 8];
const IN_EXTRA = 0xffffffff;
const LARGE_SIZES = 0x0001;
/** A second name for the same entry, which only some programs use. */
const OTHER_NAME = 0x7075;
const FILE_KIND = 0xf000;
const LINK = 0xa000;
/** Of a bag with ten thousand evidence items, each with its proof. */
const MAX_ENTRIES = 25_000;

/** The entries of a zip in the directory's order; throws BagRefusedError for what two programs could read differently. */
export function listEntries(zip: ByteView): ZipEntry[] {
  const { start, end, entries } = findDirectory(zip);
  if (entries > MAX_ENTRIES)
    throw new BagRefusedError(t`The zip has ${entries} files; at most ${MAX_ENTRIES} are read here.`);
  const listed: ZipEntry[] = [];
  let at = start;
  for (let index = 0; index < entries; index += 1) {
    if (zip.u32(at) !== ENTRY) throw new BagRefusedError(t`The directory of the zip is broken.`);
    listed.push(readEntry(zip, at));
    at += ENTRY_BYTES + zip.u16(at + 28) + zip.u16(at + 30) + zip.u16(at + 32);
  }
  if (at !== end) throw new BagRefusedError(t`The directory of the zip is longer or shorter than it says.`);
  refuseDoubles(listed);
  return listed;
}

function readEntry(zip: ByteView, at: number): ZipEntry {
  const flags = zip.u16(at + 8);
  const nameBytes = zip.part(at + ENTRY_BYTES, zip.u16(at + 28));
  const path = readEntryPath(nameBytes, (flags & UTF8) !== 0);
  const refuse = (why: string) => new BagRefusedError(t`${path} in the zip ${why}.`);
  if ((flags & ~KNOWN_FLAGS) !== 0) throw refuse(t`is encrypted, or packed in a way that is not read here`);
  const method = zip.u16(at + 10);
  if (!METHODS.includes(method)) throw refuse(t`is packed in a way that is not read here`);
  if (((zip.u32(at + 38) >>> 16) & FILE_KIND) === LINK) throw refuse(t`is a link to another file`);
  if (zip.u16(at + 34) !== 0) throw refuse(t`is said to be in another part of the zip`);
  const extra = readExtra(zip, at + ENTRY_BYTES + nameBytes.length, zip.u16(at + 30), refuse);
  const [sizeBytes = 0, packedBytes = 0, offset = 0] = extra([
    zip.u32(at + 24),
    zip.u32(at + 20),
    zip.u32(at + 42),
  ]);
  const isFolder = path.endsWith('/');
  if (isFolder && (sizeBytes > 0 || packedBytes > 2)) throw refuse(t`is a folder and has bytes of its own`);
  if (method === 0 && sizeBytes !== packedBytes) throw refuse(t`has two sizes`);
  return {
    path,
    isFolder,
    isPacked: method === 8,
    flags,
    method,
    crc: zip.u32(at + 16),
    packedBytes,
    sizeBytes,
    at: offset,
  };
}

/** Gives a function that replaces the numbers which are too large for the entry by those of its extra field. */
function readExtra(zip: ByteView, start: number, length: number, refuse: (why: string) => Error) {
  const fields = new Map<number, number>();
  for (let at = start; at < start + length; at += 4 + zip.u16(at + 2)) {
    const id = zip.u16(at);
    if (id === OTHER_NAME || fields.has(id)) throw refuse(t`has two names or two sizes`);
    if (at + 4 + zip.u16(at + 2) > start + length) throw refuse(t`has a broken extra field`);
    fields.set(id, at + 4);
  }
  return (numbers: number[]): number[] => {
    let at = fields.get(LARGE_SIZES) ?? -1;
    return numbers.map((number) => {
      if (number !== IN_EXTRA) return number;
      if (at < 0) throw refuse(t`has no size`);
      at += 8;
      return zip.u64(at - 8);
    });
  };
}

function refuseDoubles(entries: readonly ZipEntry[]): void {
  const seen = new Map<string, string>();
  for (const { path } of entries) {
    const key = sameNameKey(path.replace(/\/$/u, ''));
    const other = seen.get(key);
    if (other === path)
      throw new BagRefusedError(
        t`${path} is in the zip twice: two programs could show you two different files.`,
      );
    if (other !== undefined)
      throw new BagRefusedError(t`${path} and ${other} in the zip are the same name on some computers.`);
    seen.set(key, path);
  }
}
