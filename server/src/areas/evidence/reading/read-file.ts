import { readFile as readBytes } from 'node:fs/promises';
import { extname } from 'node:path';
import {
  type ReadingDraft,
  type ReadingOutcome,
  type ReadingTask,
  UnreadableFileError,
} from './content/file-reading.ts';
import { finishReading } from './finish-reading.ts';
import { readCsv } from './formats/read-csv.ts';
import { readDocx } from './formats/read-docx.ts';
import { readEmail } from './formats/read-email.ts';
import { readHar } from './formats/read-har.ts';
import { readHtml } from './formats/read-html.ts';
import { readImage } from './formats/read-image.ts';
import { readJson } from './formats/read-json.ts';
import { readPdf } from './formats/read-pdf.ts';
import { readPlainText } from './formats/read-plain-text.ts';

type ReadFormat = (bytes: Buffer, mimeType: string) => ReadingDraft | Promise<ReadingDraft>;

const OLD_WORD = 'Old Word files (.doc) are kept, but not read; hand it in as DOCX or PDF to have it read.';

/** The reader of each kind of file, by the extension; its magic bytes were checked at the upload. */
const FORMATS: Readonly<Record<string, ReadFormat>> = {
  txt: readPlainText,
  csv: readCsv,
  json: readJson,
  har: readHar,
  html: readHtml,
  eml: readEmail,
  pdf: readPdf,
  docx: readDocx,
  doc: () => {
    throw new UnreadableFileError(OLD_WORD);
  },
};

/** Reads a file; one that cannot be read gives the reason. Runs in a process of its own, because a file may be hostile. */
export async function readFile({
  evidenceId,
  path,
  fileName,
  mimeType,
}: ReadingTask): Promise<ReadingOutcome> {
  try {
    const bytes = await readBytes(path);
    const read = mimeType.startsWith('image/')
      ? readImage
      : FORMATS[extname(fileName).slice(1).toLowerCase()];
    if (!read) throw new UnreadableFileError('Files of this kind are kept, but not read.');
    return { isRead: true, reading: finishReading(await read(bytes, mimeType), evidenceId) };
  } catch (error) {
    return describeFailure(error);
  }
}

/** The outcome of a failed reader: an expected reason, or a parser's error. */
export function describeFailure(error: unknown): ReadingOutcome {
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  if (error instanceof UnreadableFileError) return { isRead: false, reason: error.message, detail };
  return { isRead: false, reason: 'This file is damaged, or not quite what its name says.', detail };
}
