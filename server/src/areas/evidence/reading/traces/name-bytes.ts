import { t } from '@fap/shared/kernel/words.ts';

/** How foreign data is named by its first bytes. */
const KINDS: readonly (readonly [string, readonly number[]])[] = [
  [t`a zip archive`, [0x50, 0x4b, 0x03, 0x04]],
  [t`a RAR archive`, [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07]],
  [t`a 7z archive`, [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
  [t`a gzip archive`, [0x1f, 0x8b, 0x08]],
  [t`a PDF`, [0x25, 0x50, 0x44, 0x46, 0x2d]],
  [t`a program for Linux`, [0x7f, 0x45, 0x4c, 0x46]],
  [t`a JPEG picture`, [0xff, 0xd8, 0xff]],
  [t`a PNG picture`, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  [t`a GIF picture`, [0x47, 0x49, 0x46, 0x38]],
];
/** A Windows program begins with MZ, and says at 0x3c where its header is. */
const MZ = [0x4d, 0x5a];
const PE_OFFSET_AT = 0x3c;
const TEXT_LOOKED = 256;
const MIN_TEXT = 12;
const TEXT_RATIO = 0.95;

/** What bytes are by their beginning: a known format, text, or data of unknown kind. */
export function nameBytes(bytes: Uint8Array): string {
  const known = nameFormat(bytes);
  if (known) return known;
  return isText(bytes) ? t`text` : t`data of unknown kind`;
}

/** The format that bytes begin with; null for none that is known. */
export function nameFormat(bytes: Uint8Array): string | null {
  for (const [name, magic] of KINDS) if (beginsWith(bytes, magic)) return name;
  return isWindowsProgram(bytes) ? t`a program for Windows` : null;
}

const beginsWith = (bytes: Uint8Array, magic: readonly number[]): boolean =>
  bytes.length >= magic.length && magic.every((byte, index) => bytes[index] === byte);

function isWindowsProgram(bytes: Uint8Array): boolean {
  if (!beginsWith(bytes, MZ) || bytes.length < PE_OFFSET_AT + 4) return false;
  const at = new DataView(bytes.buffer, bytes.byteOffset).getUint32(PE_OFFSET_AT, true);
  return bytes[at] === 0x50 && bytes[at + 1] === 0x45;
}

function isText(bytes: Uint8Array): boolean {
  const looked = bytes.subarray(0, TEXT_LOOKED);
  if (looked.length < MIN_TEXT) return false;
  const readable = looked.filter(
    (byte) => (byte >= 0x20 && byte < 0x7f) || byte === 0x09 || byte === 0x0a || byte === 0x0d,
  );
  return readable.length / looked.length >= TEXT_RATIO;
}
