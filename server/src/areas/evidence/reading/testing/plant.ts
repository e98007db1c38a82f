import sharp from 'sharp';
import { SeededRandom } from '../../../../platform/collab/testing/seeded-random.ts';
import { type DrawnPoints, makeBmp } from './fixtures.ts';

const WIDTH = 320;
const HEIGHT = 240;

/** Points as a camera takes them: soft shapes under a little noise, the same ones for a seed. */
export async function drawPhotograph(seed: number): Promise<DrawnPoints> {
  const random = new SeededRandom(seed);
  const byte = () => Math.floor(random.next() * 256);
  const coarse = Buffer.from(Array.from({ length: 12 * 9 * 3 }, byte));
  const { data } = await sharp(coarse, { raw: { width: 12, height: 9, channels: 3 } })
    .resize(WIDTH, HEIGHT, { kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const noise = () => Math.round((random.next() + random.next() + random.next() - 1.5) * 2);
  return {
    data: data.map((value) => Math.max(0, Math.min(255, value + noise()))),
    width: WIDTH,
    height: HEIGHT,
  };
}

/** Bytes as a cipher gives them, the same ones for a seed. */
export function randomBytes(seed: number, size: number): Buffer {
  const random = new SeededRandom(seed);
  return Buffer.from(Array.from({ length: size }, () => Math.floor(random.next() * 256)));
}

/** How hidden bits are written: into which samples of a point, and whether a byte's highest bit comes first. */
export interface LowBitOrder {
  channels: readonly number[];
  isHighFirst: boolean;
}

/** Points with a message in the lowest bits, from the first point on. */
export function hideInLowBits(
  points: DrawnPoints,
  message: Uint8Array,
  { channels, isHighFirst }: LowBitOrder,
): DrawnPoints {
  const data = Uint8Array.from(points.data);
  for (let bit = 0; bit < message.length * 8; bit += 1) {
    const at = Math.floor(bit / channels.length) * 3 + (channels[bit % channels.length] ?? 0);
    if (at >= data.length) break;
    const place = isHighFirst ? 7 - (bit & 7) : bit & 7;
    const value = ((message[bit >> 3] ?? 0) >> place) & 1;
    data[at] = ((data[at] ?? 0) & 0xfe) | value;
  }
  return { ...points, data };
}

/** Points as a PNG. */
export const asPng = ({ data, width, height }: DrawnPoints): Promise<Buffer> =>
  sharp(Buffer.from(data), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();

/** Points as a BMP of 24 bits. */
export const asBmp = (points: DrawnPoints): Buffer => makeBmp(points, 24);

/** Points as a JPEG, a WebP or a GIF. */
export const asLossy = (
  { data, width, height }: DrawnPoints,
  format: 'jpeg' | 'webp' | 'gif',
): Promise<Buffer> =>
  sharp(Buffer.from(data), { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer();
