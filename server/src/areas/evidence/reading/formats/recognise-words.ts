import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PictureLanguage } from '@fap/shared/evidence/picture-languages.ts';
import { createWorker, OEM, type Worker } from 'tesseract.js';
import type { PictureLine } from '../content/file-reading.ts';

const { resolve } = createRequire(import.meta.url);
/** The quick one of the two sets that each package holds. */
const DATA = '4.0.0_best_int';
/** Words below this confidence (0–100) may be none. */
const SURE_WORD = 60;

/** What recognition gives for one picture: its lines, their mean confidence (0–100), and how many letters are in words it is sure of. */
export interface RecognisedLines {
  lines: PictureLine[];
  confidence: number;
  letters: number;
}

let opened: { language: PictureLanguage; worker: Worker } | null = null;

/** Runs OCR on a picture with the installed data of a language. */
export async function recogniseWords(picture: Buffer, language: PictureLanguage): Promise<RecognisedLines> {
  const worker = await openWorker(language);
  const { data } = await worker.recognize(picture, {}, { text: true, blocks: true });
  const paragraphs = (data.blocks ?? []).flatMap((block) => block.paragraphs);
  const lines = paragraphs.flatMap((paragraph) => paragraph.lines);
  const sure = lines.flatMap(({ words }) => words).filter(({ confidence }) => confidence >= SURE_WORD);
  return {
    lines: lines.map(({ text, bbox: { x0, y0, x1, y1 } }) => ({ text, bbox: { x0, y0, x1, y1 } })),
    confidence: data.confidence,
    letters: sure.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0),
  };
}

/** One language at a time: each holds tens of megabytes. */
async function openWorker(language: PictureLanguage): Promise<Worker> {
  if (opened?.language === language) return opened.worker;
  await opened?.worker.terminate();
  opened = null;
  const langPath = join(dirname(resolve(`@tesseract.js-data/${language}/package.json`)), DATA);
  const worker = await createWorker(language, OEM.LSTM_ONLY, { langPath, gzip: true, cacheMethod: 'none' });
  opened = { language, worker };
  return worker;
}
