import { extname } from 'node:path';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { fileTypeFromBuffer } from 'file-type';
import { utf16EncodingOf } from './reading/content/decode-text.ts';

/** Extensions that may be handed in, with the type they are kept under. */
const ACCEPTED: Record<string, { mimeType: string; magic: readonly string[] | 'text' }> = {
  png: { mimeType: 'image/png', magic: ['png', 'apng'] },
  jpg: { mimeType: 'image/jpeg', magic: ['jpg'] },
  jpeg: { mimeType: 'image/jpeg', magic: ['jpg'] },
  gif: { mimeType: 'image/gif', magic: ['gif'] },
  webp: { mimeType: 'image/webp', magic: ['webp'] },
  bmp: { mimeType: 'image/bmp', magic: ['bmp'] },
  tif: { mimeType: 'image/tiff', magic: ['tif'] },
  tiff: { mimeType: 'image/tiff', magic: ['tif'] },
  heic: { mimeType: 'image/heic', magic: ['heic'] },
  pdf: { mimeType: 'application/pdf', magic: ['pdf'] },
  doc: { mimeType: 'application/msword', magic: ['cfb'] },
  docx: {
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    magic: ['docx', 'zip'],
  },
  txt: { mimeType: 'text/plain', magic: 'text' },
  csv: { mimeType: 'text/csv', magic: 'text' },
  json: { mimeType: 'application/json', magic: 'text' },
  eml: { mimeType: 'message/rfc822', magic: 'text' },
  html: { mimeType: 'text/html', magic: 'text' },
  har: { mimeType: 'application/json', magic: 'text' },
};

/** The MIME type of a file by its first bytes and its name; throws WRONG_TYPE when they disagree or it is not accepted. */
export async function detectType(fileName: string, head: Uint8Array): Promise<string> {
  const extension = extname(fileName).slice(1).toLowerCase();
  const accepted = ACCEPTED[extension];
  if (!accepted) {
    throw new AppError('WRONG_TYPE', {
      message: 'Accepted are images, PDF, DOC, DOCX, EML, TXT, CSV, JSON, HTML and HAR',
    });
  }
  const detected = (await fileTypeFromBuffer(head))?.ext ?? tiffOf(head);
  const { magic, mimeType } = accepted;
  if (magic === 'text') {
    if (!isText(head, detected)) throw mismatch(extension);
    return mimeType;
  }
  if (!detected || !magic.includes(detected)) throw mismatch(extension);
  return mimeType;
}

/** Control characters that no text needs, the zero byte among them. */
const BINARY_CONTROL = /[^\P{Cc}\t\n\f\r]/u;

/**
 * Plain text has no magic bytes; programs and archives under a text name have, or hold zero bytes. Some magic is two
 * letters, though, with which a sentence may begin: "BMW AG", "GIFT CARD", "ID3". What is text to its last byte is none.
 */
function isText(head: Uint8Array, detected: string | undefined): boolean {
  const utf16 = utf16EncodingOf(head);
  if (utf16) return isCleanText(head, utf16);
  const hasMagic = detected !== undefined && !['xml', 'eml', 'html'].includes(detected);
  return hasMagic ? isCleanText(head, 'utf-8') : !head.includes(0);
}

function isCleanText(head: Uint8Array, encoding: string): boolean {
  try {
    // The beginning of a file may end within a character.
    const text = new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true });
    return !BINARY_CONTROL.test(text);
  } catch {
    return false;
  }
}

/** A TIFF may keep its directory at its end, where nobody looks who has only its beginning. */
function tiffOf(head: Uint8Array): string | undefined {
  const mark = Buffer.from(head.subarray(0, 4)).toString('latin1');
  return mark === 'II*\0' || mark === 'MM\0*' ? 'tif' : undefined;
}

const mismatch = (extension: string) =>
  new AppError('WRONG_TYPE', { message: `This file is not what its name says (.${extension})` });
