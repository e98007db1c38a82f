import { extname } from 'node:path';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
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
  xls: { mimeType: 'application/vnd.ms-excel', magic: ['cfb'] },
  xlsx: {
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    magic: ['xlsx', 'zip'],
  },
  rtf: { mimeType: 'application/rtf', magic: ['rtf'] },
  msg: { mimeType: 'application/vnd.ms-outlook', magic: ['cfb'] },
  txt: { mimeType: 'text/plain', magic: 'text' },
  csv: { mimeType: 'text/csv', magic: 'text' },
  json: { mimeType: 'application/json', magic: 'text' },
  eml: { mimeType: 'message/rfc822', magic: 'text' },
  html: { mimeType: 'text/html', magic: 'text' },
  har: { mimeType: 'application/json', magic: 'text' },
};

const ACCEPTED_KINDS = t`Accepted are pictures (JPEG, PNG, GIF, WebP, TIFF, BMP, HEIC), PDF, DOC, DOCX, XLS, XLSX, RTF, EML, MSG, TXT, CSV, JSON, HTML and HAR`;
const PICTURE = t`Please open it in a picture program, save it as JPEG or PNG, and add that`;
const DOCUMENT = t`Please open it in the program that made it, save it as PDF, and add that`;
/** Kinds that people have and that are not accepted: what to do instead. */
const HOW_TO_CONVERT: Readonly<Record<string, string>> = {
  heif: t`HEIF pictures cannot be read here. ${PICTURE}`,
  avif: t`AVIF pictures cannot be read here. ${PICTURE}`,
  jxl: t`JPEG XL pictures cannot be read here. ${PICTURE}`,
  jp2: t`JPEG 2000 pictures cannot be read here. ${PICTURE}`,
  svg: t`SVG drawings cannot be read here. ${PICTURE}`,
  psd: t`Photoshop files cannot be read here. ${PICTURE}`,
  ico: t`Icons cannot be read here. ${PICTURE}`,
  odt: t`OpenDocument texts cannot be read here. ${DOCUMENT}`,
  ods: t`OpenDocument tables cannot be read here. ${DOCUMENT}`,
  pages: t`Pages documents cannot be read here. ${DOCUMENT}`,
  numbers: t`Numbers tables cannot be read here. ${DOCUMENT}`,
  ppt: t`PowerPoint files cannot be read here. ${DOCUMENT}`,
  pptx: t`PowerPoint files cannot be read here. ${DOCUMENT}`,
  mht: t`Saved web archives (.mht) cannot be read here. ${DOCUMENT}`,
  zip: t`Archives are not opened here. Please unpack it, and add the files one by one`,
  rar: t`Archives are not opened here. Please unpack it, and add the files one by one`,
  '7z': t`Archives are not opened here. Please unpack it, and add the files one by one`,
};

/** The MIME type of a file by its first bytes and its name; throws WRONG_TYPE when they disagree or it is not accepted. */
export async function detectType(fileName: string, head: Uint8Array): Promise<string> {
  const extension = extname(fileName).slice(1).toLowerCase();
  const accepted = ACCEPTED[extension];
  if (!accepted) {
    throw new AppError('WRONG_TYPE', { message: HOW_TO_CONVERT[extension] ?? ACCEPTED_KINDS });
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
 * Plain text has no magic bytes; programs and archives under a text name do, or contain zero bytes. Some magic is two
 * letters with which a sentence may begin ("BMW AG", "GIFT CARD", "ID3"), so a file that is valid text to its last byte is
 * accepted.
 */
function isText(head: Uint8Array, detected: string | undefined): boolean {
  const utf16 = utf16EncodingOf(head);
  if (utf16) return isCleanText(head, utf16);
  const hasMagic = detected !== undefined && !['xml', 'eml', 'html'].includes(detected);
  return hasMagic ? isCleanText(head, 'utf-8') : !head.includes(0);
}

function isCleanText(head: Uint8Array, encoding: string): boolean {
  try {
    // The head of a file may end within a character.
    const text = new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true });
    return !BINARY_CONTROL.test(text);
  } catch {
    return false;
  }
}

/** A TIFF may have its directory at its end, beyond the head. */
function tiffOf(head: Uint8Array): string | undefined {
  const mark = Buffer.from(head.subarray(0, 4)).toString('latin1');
  return mark === 'II*\0' || mark === 'MM\0*' ? 'tif' : undefined;
}

const mismatch = (extension: string) =>
  new AppError('WRONG_TYPE', { message: t`This file is not what its name says (.${extension})` });
