import type { GreyPicture } from './grey-picture.ts';
import { sharp } from './picture-decoder.ts';

/** The background is looked for in a picture of this many points a side: a median of more takes seconds. */
const COARSE_SIDE = 1_000;
/** Side of the median's window there: wider than two strokes of a letter, narrower than a bubble. */
const WINDOW = 13;
/** Points around one whose backgrounds count too, so that the edge of a bubble is no stroke. */
const EDGE = 2;
/** Difference from the background that becomes black, of 255. */
const FULL_CONTRAST = 110;
/** A background darker than this, in more than a share of the picture, makes it uneven. */
const LIGHT = 207;
const UNEVEN_SHARE = 0.03;

/**
 * Makes each point as dark as it differs from the backgrounds around it: dark words on light bubbles and light words on dark ones all
 * become dark words on white. Null when the background is light everywhere, as recognition wants it, or the picture too small for one.
 */
export async function evenBackground(picture: GreyPicture): Promise<GreyPicture | null> {
  const { data, width, height } = picture;
  if (Math.min(width, height) * coarseScale(picture) < WINDOW) return null;
  const coarse = await findBackground(picture);
  const dark = coarse.data.reduce((count, shade) => count + (shade < LIGHT ? 1 : 0), 0);
  if (dark < coarse.data.length * UNEVEN_SHARE) return null;
  const [darkest, lightest] = [spread(coarse, Math.min), spread(coarse, Math.max)];
  const even = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * coarse.height) / height) * coarse.width;
    for (let x = 0; x < width; x += 1) {
      const background = row + Math.floor((x * coarse.width) / width);
      const shade = data[y * width + x] ?? 0;
      // A shade between two backgrounds belongs to the edge of a bubble.
      const outside = Math.max((darkest[background] ?? 0) - shade, shade - (lightest[background] ?? 0), 0);
      even[y * width + x] = 255 - Math.min(255, Math.round((outside * 255) / FULL_CONTRAST));
    }
  }
  return { data: even, width, height };
}

/** The picture made small, without what is thinner than half the window: letters and lines. */
async function findBackground({ data, width, height }: GreyPicture): Promise<GreyPicture> {
  const scale = coarseScale({ width, height });
  const [small, tall] = [width, height].map((side) => Math.ceil(side * scale));
  const { data: coarse, info } = await sharp(data, { raw: { width, height, channels: 1 } })
    .resize(small, tall, { fit: 'fill', kernel: 'nearest' })
    .median(WINDOW)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: coarse, width: info.width, height: info.height };
}

const coarseScale = ({ width, height }: Pick<GreyPicture, 'width' | 'height'>): number =>
  Math.min(1, COARSE_SIDE / Math.max(width, height));

/** The darkest or lightest shade around each point. */
function spread({ data, width, height }: GreyPicture, pick: (a: number, b: number) => number): Uint8Array {
  const along = (shades: Uint8Array, step: number, place: (at: number) => number, places: number) =>
    shades.map((shade, at) => {
      let picked = shade;
      for (let away = -EDGE; away <= EDGE; away += 1) {
        const there = place(at) + away;
        if (there >= 0 && there < places) picked = pick(picked, shades[at + away * step] ?? shade);
      }
      return picked;
    });
  const rows = along(Uint8Array.from(data), 1, (at) => at % width, width);
  return along(rows, width, (at) => Math.floor(at / width), height);
}
