import { extname } from 'node:path';
import { type FileTraces, NO_TRACES } from '@fap/shared/evidence/file-traces.ts';
import { decodeText } from '../content/decode-text.ts';
import type { MetadataEntry, ReadingDraft, ReadingTask } from '../content/file-reading.ts';
import { findHiddenData } from './find-hidden-data.ts';
import { findLowBits } from './find-low-bits.ts';
import { traceAttached, traceOffice, tracePdf } from './trace-document.ts';

/** What a file's bytes bear beside the words that were read: hidden data, cookies, forms, code; damaged bytes are said to be so. */
export async function traceFile(
  bytes: Buffer,
  { fileName, mimeType }: Pick<ReadingTask, 'fileName' | 'mimeType'>,
  { attachments = [], metadata = [], traces }: Pick<ReadingDraft, 'attachments' | 'metadata' | 'traces'>,
): Promise<FileTraces> {
  try {
    // Pages are looked through while they are read.
    const own =
      traces ?? (await traceOfKind(bytes, extname(fileName).slice(1).toLowerCase(), mimeType, metadata));
    const hidden = [...findHiddenData(bytes, mimeType), ...own.hidden];
    return { ...own, hidden, code: [...own.code, ...traceAttached(attachments)] };
  } catch {
    // A file is judged by its words even where its bytes are too damaged to be looked through.
    return { ...NO_TRACES, isDamaged: true };
  }
}

async function traceOfKind(
  bytes: Buffer,
  extension: string,
  mimeType: string,
  metadata: readonly MetadataEntry[],
): Promise<FileTraces> {
  if (mimeType.startsWith('image/')) return { ...NO_TRACES, hidden: await findLowBits(bytes) };
  switch (extension) {
    case 'html': {
      const { tracePage } = await import('./trace-page.ts');
      const savedFrom = metadata.find(({ name }) => name === 'Saved from')?.value ?? '';
      return tracePage(decodeText(bytes), savedFrom);
    }
    case 'har':
      return (await import('./trace-visit.ts')).traceVisit(decodeText(bytes));
    case 'pdf':
      return { ...NO_TRACES, code: tracePdf(bytes) };
    case 'docx':
    case 'xlsx':
      return { ...NO_TRACES, code: traceOffice(bytes) };
    default:
      return NO_TRACES;
  }
}
