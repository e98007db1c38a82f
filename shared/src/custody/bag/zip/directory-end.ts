import { t } from '@fap/shared/kernel/words.ts';
import { BagRefusedError } from './bag-refused-error.ts';
import type { ByteView } from './byte-view.ts';

const END = 0x06054b50;
const END_BYTES = 22;
const LOCATOR = 0x07064b50;
const LOCATOR_BYTES = 20;
const LARGE_END = 0x06064b50;
const LARGE_END_BYTES = 56;
/** Says that the record for large zips has the number. */
const IN_LARGE_16 = 0xffff;
const IN_LARGE_32 = 0xffffffff;

export interface DirectoryPlace {
  start: number;
  end: number;
  entries: number;
}

/** Where a zip's directory is; throws BagRefusedError unless its end is the very end of the file, so that there is one only. */
export function findDirectory(zip: ByteView): DirectoryPlace {
  const at = zip.length - END_BYTES;
  if (at < 0 || zip.u32(at) !== END || zip.u16(at + 20) !== 0)
    throw new BagRefusedError(
      t`This is not a zip file, or it is cut off, or something was added at its end.`,
    );
  const plain = { entries: zip.u16(at + 10), size: zip.u32(at + 12), start: zip.u32(at + 16) };
  const onOneDisk = zip.u16(at + 4) === 0 && zip.u16(at + 6) === 0 && zip.u16(at + 8) === plain.entries;
  const isLarge = at >= LOCATOR_BYTES && zip.u32(at - LOCATOR_BYTES) === LOCATOR;
  const end = isLarge ? at - LOCATOR_BYTES - LARGE_END_BYTES : at;
  const { entries, size, start } = isLarge ? readLarge(zip, end, plain) : plain;
  if (!onOneDisk || start + size !== end)
    throw new BagRefusedError(t`The directory of the zip is not where it has to be.`);
  return { start, end, entries };
}

function readLarge(zip: ByteView, at: number, plain: { entries: number; size: number; start: number }) {
  const locator = at + LARGE_END_BYTES;
  const large = { entries: zip.u64(at + 32), size: zip.u64(at + 40), start: zip.u64(at + 48) };
  const agrees =
    zip.u32(at) === LARGE_END &&
    zip.u64(at + 4) === LARGE_END_BYTES - 12 &&
    zip.u32(at + 16) === 0 &&
    zip.u32(at + 20) === 0 &&
    zip.u64(at + 24) === large.entries &&
    zip.u32(locator + 4) === 0 &&
    zip.u64(locator + 8) === at &&
    zip.u32(locator + 16) === 1 &&
    (plain.entries === IN_LARGE_16 || plain.entries === large.entries) &&
    (plain.size === IN_LARGE_32 || plain.size === large.size) &&
    (plain.start === IN_LARGE_32 || plain.start === large.start);
  if (!agrees) throw new BagRefusedError(t`The zip has two ends that say different things.`);
  return large;
}
