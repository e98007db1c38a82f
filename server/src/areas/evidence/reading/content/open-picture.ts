import type { Sharp } from 'sharp';
import { decodeBmp, isBmp } from './decode-bmp.ts';
import { sharp } from './picture-decoder.ts';
import { PIXELS } from './reading-limits.ts';

/** Opens a picture for decoding; a damaged one gives as much as can be decoded. Throws UnreadableFileError for a BMP that cannot. */
export function openPicture(bytes: Buffer): Sharp {
  if (!isBmp(bytes)) return sharp(bytes, { limitInputPixels: PIXELS, failOn: 'none' });
  const { data, width, height } = decodeBmp(bytes);
  return sharp(data, { raw: { width, height, channels: 3 } });
}
