import { t } from '@fap/shared/kernel/words.ts';
import { utf8 } from '@scure/base';
import { BagRefusedError } from './bag-refused-error.ts';

const MAX_PATH = 1_024;
/** Control characters, and those that write a name backwards on screen. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]/u;

/** The name of a zip's entry; throws BagRefusedError for one that could lead out of a folder, or that programs read differently. */
export function readEntryPath(bytes: Uint8Array, isUtf8: boolean): string {
  const path = decode(bytes, isUtf8);
  const shown = JSON.stringify(path.slice(0, 200));
  if (path.length === 0 || path.length > MAX_PATH)
    throw new BagRefusedError(t`A file name in the zip has ${path.length} characters.`);
  if (UNSEEN.test(path)) throw new BagRefusedError(t`The name ${shown} in the zip has invisible characters.`);
  if (path.includes('\\') || path.startsWith('/') || /^[a-z]:/iu.test(path))
    throw new BagRefusedError(t`The name ${shown} in the zip does not stay within the bag's folder.`);
  const parts = path.replace(/\/$/u, '').split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..'))
    throw new BagRefusedError(t`The name ${shown} in the zip does not stay within the bag's folder.`);
  return path;
}

/** Equal for names that some file system holds for the same: they differ in case or in how an accent is written. */
export const sameNameKey = (path: string): string => path.normalize('NFC').toLowerCase().normalize('NFC');

function decode(bytes: Uint8Array, isUtf8: boolean): string {
  if (!isUtf8 && bytes.some((byte) => byte > 0x7f))
    throw new BagRefusedError(
      t`A file name in the zip is not marked as UTF-8, so that programs would read it differently.`,
    );
  try {
    return utf8.encode(bytes);
  } catch {
    throw new BagRefusedError(t`A file name in the zip is not UTF-8.`);
  }
}
