import { t } from '@fap/shared/kernel/words.ts';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { compareBytes } from '../../../vault/opentimestamps/write-bytes.ts';
import { BagRefusedError } from './bag-refused-error.ts';
import type { ByteView } from './byte-view.ts';
import type { ZipEntry } from './list-entries.ts';

const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
const DESCRIPTOR = 0x08074b50;
const FOLLOWS = 0x0008;
const LATER = [0, 0xffffffff];

/**
 * The packed bytes of each entry, in the order of the zip. Throws BagRefusedError unless the entries fill the zip up to its directory without
 * gap or overlap and their own headers agree with it: a program that reads from the front then sees what one sees that reads the directory.
 */
export function findData(
  zip: ByteView,
  entries: readonly ZipEntry[],
  directory: number,
): [ZipEntry, Uint8Array][] {
  const inOrder = entries.toSorted((a, b) => a.at - b.at);
  let end = 0;
  return inOrder.map((entry, index): [ZipEntry, Uint8Array] => {
    if (entry.at !== end) throw new BagRefusedError(t`Something is hidden in the zip before ${entry.path}.`);
    const next = inOrder[index + 1]?.at ?? directory;
    const start = checkLocal(zip, entry);
    const stop = start + entry.packedBytes;
    if (!isDescribed(zip, entry, stop, next))
      throw new BagRefusedError(t`Something is hidden in the zip after ${entry.path}.`);
    end = next;
    return [entry, zip.part(start, entry.packedBytes)];
  });
}

function checkLocal(zip: ByteView, entry: ZipEntry): number {
  const { at, flags } = entry;
  const nameBytes = zip.u16(at + 26);
  const [sizes, expected] = [
    [zip.u32(at + 14), zip.u32(at + 18), zip.u32(at + 22)],
    [entry.crc, entry.packedBytes, entry.sizeBytes],
  ];
  const mayComeLater = (flags & FOLLOWS) !== 0;
  const agrees =
    zip.u32(at) === LOCAL &&
    zip.u16(at + 6) === flags &&
    zip.u16(at + 8) === entry.method &&
    sizes.every(
      (size, index) =>
        size === expected[index] || (mayComeLater && LATER.includes(size)) || isLarge(size, index),
    );
  if (!agrees || !isName(zip.part(at + LOCAL_BYTES, nameBytes), entry.path))
    throw new BagRefusedError(t`${entry.path} is described in two places of the zip, and differently.`);
  return at + LOCAL_BYTES + nameBytes + zip.u16(at + 28);
}

/** Large sizes stand elsewhere; the checksum never does. */
const isLarge = (size: number, index: number) => index > 0 && size === 0xffffffff;

const isName = (bytes: Uint8Array, path: string) => compareBytes(bytes, utf8ToBytes(path)) === 0;

/** Whether what follows the data, up to the next entry, is nothing or its sizes. */
function isDescribed(zip: ByteView, entry: ZipEntry, at: number, next: number): boolean {
  const length = next - at;
  if ((entry.flags & FOLLOWS) === 0 || length === 0) return length === 0;
  const hasSignature = length === 16 || length === 24;
  if (!hasSignature && length !== 12 && length !== 20) return false;
  const from = hasSignature ? at + 4 : at;
  const width = length >= 20 ? 8 : 4;
  const size = (place: number) => (width === 8 ? zip.u64(place) : zip.u32(place));
  return (
    (!hasSignature || zip.u32(at) === DESCRIPTOR) &&
    zip.u32(from) === entry.crc &&
    size(from + 4) === entry.packedBytes &&
    size(from + 4 + width) === entry.sizeBytes
  );
}
