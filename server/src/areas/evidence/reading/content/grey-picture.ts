import type { Turn } from './file-reading.ts';
import { openPicture } from './open-picture.ts';
import { sharp } from './picture-decoder.ts';

/** A picture in shades of grey, row by row. */
export interface GreyPicture {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Longer sides are shrunk to this; the letters of a photographed page are then still large enough. */
const LONGEST_SIDE = 3_000;
/** More points make recognition hold more memory, and no letter clearer. */
const MAX_POINTS = 4_000_000;
/** Screenshots narrower than this are enlarged: OCR needs letters of about 20 pixels. */
const SMALL_SIDE = 1_000;
/** What screens claim; without it the recognition guesses from the size. */
const DENSITY = 72;

/** Decodes a picture upright, on white, in grey, and in a size that suits OCR. */
export async function loadGreyPicture(bytes: Buffer): Promise<GreyPicture> {
  const picture = openPicture(bytes);
  const { width, height } = await picture.metadata();
  const longest = Math.max(width, height);
  const suited = longest < SMALL_SIDE ? longest * 2 : Math.min(longest, LONGEST_SIDE);
  const points = width * height * (suited / longest) ** 2;
  const side = Math.max(1, Math.floor(suited * Math.min(1, Math.sqrt(MAX_POINTS / points))));
  const { data, info } = await picture
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(side, side, { fit: 'inside' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A grey picture as PNG, turned clockwise, and with no side longer than `longestSide`. */
export function encodeGreyPicture(
  { data, width, height }: GreyPicture,
  turn: Turn,
  longestSide = LONGEST_SIDE,
): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 1 } })
    .rotate(turn)
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .withMetadata({ density: DENSITY })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
