import { t } from '@fap/shared/kernel/words.ts';
import { UnreadableFileError } from './file-reading.ts';
import { PIXELS } from './reading-limits.ts';

/** The points of a picture, three bytes each: red, green, blue. */
export interface ColourPicture {
  data: Uint8Array;
  width: number;
  height: number;
}

const OTHER_KIND = t`This kind of BMP cannot be read here. Open it in a picture program, save it as PNG and add that.`;
/** Ways to keep points that are read: as they are, or by the masks that Windows writes for 32 bits. */
const PLAIN = 0;
const MASKED = 3;
const USUAL_MASKS = [0x00_ff_00_00, 0x00_00_ff_00, 0x00_00_00_ff];
const FILE_HEADER = 14;
const MIN_HEADER = 40;

/** Whether bytes begin as a BMP does. */
export const isBmp = (bytes: Uint8Array): boolean => bytes[0] === 0x42 && bytes[1] === 0x4d;

/** Decodes a BMP of 8, 24 or 32 bits a point, as screenshots of Windows are; other kinds, rare ones, are refused. */
export function decodeBmp(bytes: Buffer): ColourPicture {
  if (bytes.length < FILE_HEADER + MIN_HEADER || bytes.readUInt32LE(14) < MIN_HEADER)
    throw new UnreadableFileError(OTHER_KIND);
  const [width, signedHeight] = [bytes.readInt32LE(18), bytes.readInt32LE(22)];
  // A negative height says that the first row is the topmost one.
  const height = Math.abs(signedHeight);
  const bits = bytes.readUInt16LE(28);
  if (width <= 0 || height === 0 || !isKnownKind(bytes, bits)) throw new UnreadableFileError(OTHER_KIND);
  if (width * height > PIXELS)
    throw new UnreadableFileError(
      t`This picture is ${width} × ${height} points large; at most ${PIXELS / 1_000_000} million points are read.`,
    );
  const colours = bits === 8 ? coloursOf(bytes) : null;
  const start = bytes.readUInt32LE(10);
  const rowBytes = Math.ceil((width * bits) / 32) * 4;
  // Rows that are missing would be decoded as black ones: a few bytes must not become a large picture.
  if (start + rowBytes * height > bytes.length + rowBytes)
    throw new UnreadableFileError(t`This picture is damaged: most of it is missing.`);
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const row = start + (signedHeight < 0 ? y : height - 1 - y) * rowBytes;
    for (let x = 0; x < width; x += 1) {
      const from = row + (x * bits) / 8;
      const [source, at] = colours ? [colours, (bytes[from] ?? 0) * 4] : [bytes, from];
      const to = (y * width + x) * 3;
      data[to] = source[at + 2] ?? 0;
      data[to + 1] = source[at + 1] ?? 0;
      data[to + 2] = source[at] ?? 0;
    }
  }
  return { data, width, height };
}

function isKnownKind(bytes: Buffer, bits: number): boolean {
  const kind = bytes.readUInt32LE(30);
  if (kind === PLAIN) return bits === 8 || bits === 24 || bits === 32;
  if (kind !== MASKED || bits !== 32 || bytes.length < 66) return false;
  return USUAL_MASKS.every((mask, index) => bytes.readUInt32LE(54 + index * 4) === mask);
}

/** The colours that a point's byte is an index of: four bytes each. */
function coloursOf(bytes: Buffer): Uint8Array {
  const at = FILE_HEADER + bytes.readUInt32LE(14);
  const count = bytes.readUInt32LE(46) || 256;
  return bytes.subarray(at, at + Math.min(256, count) * 4);
}
