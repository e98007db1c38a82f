import { openPicture } from './open-picture.ts';

const COLUMNS = 9;
const ROWS = 8;
/** Minimum difference (of 255): anything below is compression noise, which would make random bits in plain areas. */
const MIN_DIFFERENCE = 3;

/**
 * Perceptual hash of 64 bits (dHash) of a picture turned upright, on white, shrunk to 9 × 8 grey pixels; a bit is 1 where a pixel is
 * clearly darker than its right neighbour. Scaling, recompression and small marks change few bits: up to about 10 of 64 is
 * probably the same picture.
 */
export async function perceptualHash(bytes: Buffer): Promise<string> {
  const { data } = await openPicture(bytes)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('b-w')
    .resize(COLUMNS, ROWS, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let hash = 0n;
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS - 1; column += 1) {
      const at = row * COLUMNS + column;
      const isDarker = (data[at + 1] ?? 0) - (data[at] ?? 0) >= MIN_DIFFERENCE;
      hash = (hash << 1n) | (isDarker ? 1n : 0n);
    }
  }
  return hash.toString(16).padStart(16, '0');
}
