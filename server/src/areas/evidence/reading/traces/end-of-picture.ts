/**
 * Where a picture ends according to its own format, as an offset; null when it is cut off, damaged, or of a kind whose end its format
 * does not say (TIFF).
 */
export function endOfPicture(bytes: Buffer, mimeType: string): number | null {
  const find = FINDERS[mimeType];
  return find ? find(bytes) : null;
}

const FINDERS: Readonly<Record<string, (bytes: Buffer) => number | null>> = {
  'image/jpeg': endOfJpeg,
  'image/png': endOfPng,
  'image/gif': endOfGif,
  'image/webp': endOfWebp,
  'image/bmp': endOfBmp,
};

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const STUFFED = 0x00;
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/** ITU T.81, annex B: segments with a length, entropy-coded data after each start of scan, an end marker. */
function endOfJpeg(bytes: Buffer): number | null {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return null;
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (marker === EOI) return at + 2;
    else if (isRestart(marker) || marker === 0x01) at += 2;
    else {
      if (at + 4 > bytes.length) return null;
      at += 2 + bytes.readUInt16BE(at + 2);
      if (marker === SOS) at = endOfScan(bytes, at);
    }
  }
  return null;
}

/** The next marker that belongs to no coded data. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (next !== STUFFED && next !== 0xff && !isRestart(next)) return at;
    at = bytes.indexOf(0xff, next === 0xff ? at + 1 : at + 2);
  }
  return bytes.length;
}

const PNG_SIGNATURE = 8;
/** Length, type and checksum of a chunk. */
const CHUNK_FRAME = 12;

function endOfPng(bytes: Buffer): number | null {
  let at = PNG_SIGNATURE;
  while (at + CHUNK_FRAME <= bytes.length) {
    const next = at + CHUNK_FRAME + bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return next;
    at = next;
  }
  return null;
}

const GIF_HEADER = 13;
const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;

function endOfGif(bytes: Buffer): number | null {
  if (bytes.length < GIF_HEADER) return null;
  let at = GIF_HEADER + colourTableBytes(bytes[10] ?? 0);
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === TRAILER) return at + 1;
    if (block === EXTENSION) at = endOfSubBlocks(bytes, at + 2);
    // Place, size and flags of a frame are ten bytes; then its colours, one byte, and its points.
    else if (block === IMAGE) at = endOfSubBlocks(bytes, at + 11 + colourTableBytes(bytes[at + 9] ?? 0));
    else return null;
  }
  return null;
}

const colourTableBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

function endOfSubBlocks(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length) {
    const size = bytes[at] ?? 0;
    at += 1 + size;
    if (size === 0) return at;
  }
  return bytes.length;
}

function endOfWebp(bytes: Buffer): number | null {
  if (bytes.length < 12) return null;
  const size = bytes.readUInt32LE(4);
  return 8 + size + (size % 2);
}

/** By where its points begin and how many there are: what the header says of the file's size is often wrong. */
function endOfBmp(bytes: Buffer): number | null {
  if (bytes.length < 54 || bytes.readUInt32LE(30) === 1 || bytes.readUInt32LE(30) === 2) return null;
  const width = bytes.readInt32LE(18);
  const height = Math.abs(bytes.readInt32LE(22));
  // A damaged header says nothing of the end; a negative height only that the first row is the topmost one.
  if (width <= 0) return null;
  const rowBytes = Math.ceil((width * bytes.readUInt16LE(28)) / 32) * 4;
  const said = bytes.readUInt32LE(2);
  const end = bytes.readUInt32LE(10) + rowBytes * height;
  // Newer headers may place a colour profile behind the points, and say so in the file's size.
  return said > end && said <= bytes.length ? said : end;
}
