import { readFile as readBytes } from 'node:fs/promises';
import { extname } from 'node:path';
import { t } from '@fap/shared/kernel/words.ts';
import {
  type FileReading,
  NOTHING_READ,
  type ReaderTask,
  type ReadingDraft,
  type ReadingOutcome,
  type ReadingTask,
  UnreadableFileError,
} from './content/file-reading.ts';
import { finishReading } from './finish-reading.ts';
import { traceFile } from './traces/trace-file.ts';

type ReadFormat = (bytes: Buffer, mimeType: string) => ReadingDraft | Promise<ReadingDraft>;

/** Kinds that are kept and not read: what to do instead. */
const UNREAD: Readonly<Record<string, string>> = {
  doc: 'Old Word files (.doc) are kept, but not read; hand it in as DOCX or PDF to have it read.',
  xls: 'Old Excel files (.xls) are kept, but not read; save it as XLSX or CSV and hand that in to have it read.',
};

/** The reader of each kind of file, by the extension; its magic bytes were checked at the upload. Libraries are loaded for files that need them. */
const FORMATS: Readonly<Record<string, () => Promise<ReadFormat>>> = {
  txt: async () => (await import('./formats/read-plain-text.ts')).readPlainText,
  csv: async () => (await import('./formats/read-csv.ts')).readCsv,
  json: async () => (await import('./formats/read-json.ts')).readJson,
  har: async () => (await import('./formats/read-har.ts')).readHar,
  html: async () => (await import('./formats/read-html.ts')).readHtml,
  rtf: async () => (await import('./formats/read-rtf.ts')).readRtf,
  eml: async () => (await import('./formats/read-email.ts')).readEmail,
  msg: async () => (await import('./formats/read-msg.ts')).readMsg,
  pdf: async () => (await import('./formats/read-pdf.ts')).readPdf,
  docx: async () => (await import('./formats/read-docx.ts')).readDocx,
  xlsx: async () => (await import('./formats/read-xlsx.ts')).readXlsx,
};

async function findReader(fileName: string, mimeType: string): Promise<ReadFormat> {
  if (mimeType.startsWith('image/')) return (await import('./formats/read-image.ts')).readImage;
  const extension = extname(fileName).slice(1).toLowerCase();
  const load = FORMATS[extension];
  if (!load)
    throw new UnreadableFileError(UNREAD[extension] ?? t`Files of this kind are kept, but not read.`);
  return load();
}

/** Reads a file; one that cannot be read gives the reason. Runs in a process of its own, because a file may be hostile. */
export async function readFile({
  evidenceId,
  path,
  fileName,
  mimeType,
}: ReadingTask): Promise<ReadingOutcome> {
  try {
    const bytes = await readBytes(path);
    const read = await findReader(fileName, mimeType);
    const draft = await read(bytes, mimeType);
    const traces = await traceFile(bytes, { fileName, mimeType }, draft);
    return { isRead: true, reading: await finishReading({ ...draft, traces }, evidenceId) };
  } catch (error) {
    return describeFailure(error);
  }
}

/** Looks through the bytes of a file that was read earlier. */
export async function readTraces(task: Extract<ReaderTask, { kind: 'traces' }>): Promise<FileReading> {
  return { ...NOTHING_READ, traces: await traceFile(await readBytes(task.path), task, task) };
}

/** The outcome of a failed reader: an expected reason, or a parser's error. */
export function describeFailure(error: unknown): ReadingOutcome {
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  if (error instanceof UnreadableFileError) return { isRead: false, reason: error.message, detail };
  return { isRead: false, reason: t`This file is damaged, or not quite what its name says.`, detail };
}
