import type { HiddenData } from '@fap/shared/evidence/file-traces.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { isBmp } from '../content/decode-bmp.ts';
import { openPicture } from '../content/open-picture.ts';
import { sharp } from '../content/picture-decoder.ts';
import { nameFormat } from './name-bytes.ts';

/** Larger pictures are not looked at: their points would fill the process. */
const MAX_POINTS = 16_000_000;
const LOOKED_BYTES = 512;
/** Tools write a length before the words. */
const MAX_LENGTH_BYTES = 8;
const MIN_READABLE = 16;
/** Plain areas and patterns give few different letters. */
const MIN_DIFFERENT = 8;
const LEGIBLE = /[A-Za-z0-9 .,:;/@!?'"()_=+\n-]{16,}/u;
/** Beginnings of a picture whose values are compared, in samples: data is written from the first point on. */
const PREFIXES = [0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1];
const MIN_SAMPLES = 20_000;
/** Pairs with fewer samples say nothing. */
const MIN_EXPECTED = 8;
const MIN_PAIRS = 24;
const CERTAIN = 0.999;

/**
 * Data in the lowest bits of a picture without loss (PNG, BMP): words or a known format read out of them in the usual orders, or values that
 * come in pairs as often as random data makes them (chi-square test of Westfeld and Pfitzmann, 1999).
 */
export async function findLowBits(bytes: Buffer): Promise<HiddenData[]> {
  const samples = await openSamples(bytes);
  if (!samples) return [];
  const { data, channels } = samples;
  for (const order of ordersOf(channels)) {
    for (const isHighFirst of [true, false]) {
      const found = recognise(packLowBits(data, order, isHighFirst));
      if (found) return [found];
    }
  }
  const colours = channels === 4 ? withoutAlpha(data) : data;
  return seemsRandom(colours) ? [{ way: 'low-bits', what: t`data of unknown kind`, bytes: null }] : [];
}

async function openSamples(bytes: Buffer): Promise<{ data: Buffer; channels: number } | null> {
  const isBitmap = isBmp(bytes);
  if (!isBitmap) {
    const { format, width, height, depth } = await sharp(bytes, {
      limitInputPixels: false,
      failOn: 'none',
    }).metadata();
    if (format !== 'png' || depth !== 'uchar' || width * height > MAX_POINTS) return null;
  }
  const { data, info } = await openPicture(bytes).raw().toBuffer({ resolveWithObject: true });
  return info.width * info.height > MAX_POINTS ? null : { data, channels: info.channels };
}

/** Channels in the orders that tools write, as offsets within a point of so many channels. */
function ordersOf(channels: number): { channels: number; used: readonly number[] }[] {
  const all = Array.from({ length: channels }, (_, index) => index);
  const colours = all.slice(0, channels >= 3 ? 3 : 1);
  const orders = [colours, colours.toReversed(), ...colours.map((only) => [only])];
  if (all.length > colours.length) orders.push(all);
  return orders.map((used) => ({ channels, used }));
}

function packLowBits(
  data: Buffer,
  { channels, used }: { channels: number; used: readonly number[] },
  isHighFirst: boolean,
): Uint8Array {
  const packed = new Uint8Array(LOOKED_BYTES);
  const bits = LOOKED_BYTES * 8;
  let bit = 0;
  for (let at = 0; at < data.length && bit < bits; at += channels) {
    for (const channel of used) {
      if (bit >= bits) break;
      const value = (data[at + channel] ?? 0) & 1;
      const place = isHighFirst ? 7 - (bit & 7) : bit & 7;
      packed[bit >> 3] = (packed[bit >> 3] ?? 0) | (value << place);
      bit += 1;
    }
  }
  return packed.subarray(0, bit >> 3);
}

function recognise(packed: Uint8Array): HiddenData | null {
  for (const skipped of [0, 1, 2, 4, 8]) {
    const format = nameFormat(packed.subarray(skipped));
    if (format) return { way: 'low-bits', what: format, bytes: null };
  }
  const head = Buffer.from(packed).toString('latin1', 0, MAX_LENGTH_BYTES + 4 * MIN_READABLE);
  const words = LEGIBLE.exec(head);
  if (!words || words.index > MAX_LENGTH_BYTES) return null;
  const isLegible = new Set(words[0]).size >= MIN_DIFFERENT && /[A-Za-z]{3}/u.test(words[0]);
  return isLegible ? { way: 'words-in-low-bits', what: t`text`, bytes: null } : null;
}

function withoutAlpha(data: Buffer): Buffer {
  const colours = Buffer.alloc((data.length >> 2) * 3);
  for (let from = 0, to = 0; from + 3 < data.length; from += 4, to += 3)
    data.copy(colours, to, from, from + 3);
  return colours;
}

function seemsRandom(samples: Buffer): boolean {
  const counts = new Uint32Array(256);
  let at = 0;
  for (const share of PREFIXES) {
    const end = Math.floor(samples.length * share);
    for (; at < end; at += 1) {
      const value = samples[at] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
    if (end >= MIN_SAMPLES && pairProbability(counts) >= CERTAIN) return true;
  }
  return false;
}

/** Probability that values 2k and 2k + 1 are equally frequent but for chance; 0 with too few pairs to tell. */
function pairProbability(counts: Uint32Array): number {
  let chi = 0;
  let pairs = 0;
  for (let value = 0; value < counts.length; value += 2) {
    const [even, odd] = [counts[value] ?? 0, counts[value + 1] ?? 0];
    const expected = (even + odd) / 2;
    if (expected < MIN_EXPECTED) continue;
    chi += (even - expected) ** 2 / expected;
    pairs += 1;
  }
  return pairs < MIN_PAIRS ? 0 : upperTail(chi, pairs - 1);
}

/** P(X > chi) for the chi-square distribution (Wilson–Hilferty, 1931: its cube root is nearly normal). */
function upperTail(chi: number, freedom: number): number {
  const spread = 2 / (9 * freedom);
  const z = (Math.cbrt(chi / freedom) - (1 - spread)) / Math.sqrt(spread);
  return 0.5 * erfc(z / Math.SQRT2);
}

/** Complementary error function (Abramowitz and Stegun 7.1.26, error below 1.5e-7). */
function erfc(x: number): number {
  const t = 1 / (1 + 0.327_591_1 * Math.abs(x));
  const poly =
    t *
    (0.254_829_592 + t * (-0.284_496_736 + t * (1.421_413_741 + t * (-1.453_152_027 + t * 1.061_405_429))));
  const tail = poly * Math.exp(-x * x);
  return x >= 0 ? tail : 2 - tail;
}
