import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, type Worker } from 'tesseract.js';
import { sharp } from '../content/picture-decoder.ts';
import { PIXELS } from '../content/reading-limits.ts';
import { joinWrapped } from './join-wrapped.ts';
import { markCuts } from './mark-cuts.ts';

const { resolve } = createRequire(import.meta.url);
const LANGUAGE = join(dirname(resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int');
/** Longer sides are shrunk to this; the letters of a photographed page are then still large enough. */
const LONGEST_SIDE = 3_000;
/** Screenshots narrower than this are enlarged: OCR needs letters of about 20 pixels. */
const SMALL_SIDE = 1_000;
/** Below this mean confidence (0–100) OCR found letters where there are none. */
const MIN_CONFIDENCE = 50;

let opened: Promise<Worker> | null = null;

/** Runs OCR on a picture with the installed language data; null when it shows no words. */
export async function recogniseWords(bytes: Buffer): Promise<string | null> {
  opened ??= createWorker('eng', OEM.LSTM_ONLY, { langPath: LANGUAGE, gzip: true, cacheMethod: 'none' });
  const worker = await opened;
  const { data } = await worker.recognize(await preparePicture(bytes), {}, { text: true, blocks: true });
  if (data.confidence < MIN_CONFIDENCE || data.text.trim() === '') return null;
  const paragraphs = (data.blocks ?? []).flatMap((block) => block.paragraphs);
  return joinWrapped(markCuts(paragraphs.flatMap(({ lines }) => lines)));
}

/** Turns a picture upright, on white, to grey, and to a size that suits OCR. */
async function preparePicture(bytes: Buffer): Promise<Buffer> {
  const options = { limitInputPixels: PIXELS, failOn: 'none' } as const;
  const { width, height } = await sharp(bytes, options).metadata();
  const longest = Math.max(width, height);
  const target = longest < SMALL_SIDE ? longest * 2 : Math.min(longest, LONGEST_SIDE);
  return sharp(bytes, options)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(target, target, { fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
