import { t } from '@fap/shared/kernel/words.ts';
import { concatBytes } from '@noble/hashes/utils.js';
import { Inflate } from 'fflate';
import { BagRefusedError } from './bag-refused-error.ts';
import type { ZipEntry } from './list-entries.ts';

/** Unpacked at once: deflate makes at most a thousandfold of it, so that a bomb is noticed before it fills the memory. */
const PIECE_BYTES = 16 * 1024;

/** Unpacks an entry; throws BagRefusedError unless it has exactly the size that the directory names. */
export function inflateEntry({ path, isPacked, sizeBytes }: ZipEntry, packed: Uint8Array): Uint8Array {
  if (!isPacked) return packed;
  const pieces: Uint8Array[] = [];
  let length = 0;
  const inflate = new Inflate((piece) => {
    length += piece.length;
    if (length > sizeBytes) throw new BagRefusedError(t`${path} in the zip unpacks to more than it says.`);
    pieces.push(piece);
  });
  try {
    for (let at = 0; at === 0 || at < packed.length; at += PIECE_BYTES)
      inflate.push(packed.slice(at, at + PIECE_BYTES), at + PIECE_BYTES >= packed.length);
  } catch (error) {
    if (error instanceof BagRefusedError) throw error;
    throw new BagRefusedError(t`${path} in the zip is damaged and cannot be unpacked.`);
  }
  if (length !== sizeBytes) throw new BagRefusedError(t`${path} in the zip unpacks to less than it says.`);
  const [only, ...others] = pieces;
  return only && others.length === 0 ? only : concatBytes(...pieces);
}
