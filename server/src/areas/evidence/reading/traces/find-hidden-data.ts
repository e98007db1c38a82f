import type { HiddenData } from '@fap/shared/evidence/file-traces.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { endOfPicture } from './end-of-picture.ts';
import { nameBytes, nameFormat } from './name-bytes.ts';

/** Fewer bytes than these behind the end are padding. */
const MIN_BYTES = 16;
/** PDF programs may write a line or two behind the end mark; updates add a whole part with an end of its own. */
const PDF_MIN_BYTES = 64;
/** Where a reader of PDFs looks for the beginning. */
const PDF_HEAD_BYTES = 1_024;
/** Phones put a second picture, a film or their own notes behind a photograph. */
const CAMERA_TRAILER = /^(?:\xff\xd8\xff|.{4}ftyp|SEFH|MPF\0)/su;
const CAMERA_END = /(?:SEFT|\xff\xd9)$/su;
const ZIP_END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const ZIP_START = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
/** The end record of a zip is 22 bytes, and a comment of at most 65,535. */
const ZIP_END_BYTES = 22;
const ZIP_TAIL = ZIP_END_BYTES + 65_535;
const SERVER_CODE = /<\?php\b|<script\b/iu;

/** Data behind the end of a picture, PDF or zip-based document, and a second format in the same bytes. */
export function findHiddenData(bytes: Buffer, mimeType: string): HiddenData[] {
  if (mimeType.startsWith('image/')) return ofPicture(bytes, mimeType);
  if (mimeType === 'application/pdf') return [...behindPdf(bytes), ...zipInside(bytes)];
  if (mimeType.includes('officedocument')) return ofZip(bytes);
  return [];
}

function ofPicture(bytes: Buffer, mimeType: string): HiddenData[] {
  const end = endOfPicture(bytes, mimeType);
  const behind = end === null ? [] : appended(bytes.subarray(end), MIN_BYTES, mimeType === 'image/jpeg');
  const pdf = bytes.subarray(0, PDF_HEAD_BYTES).indexOf('%PDF-');
  return [
    ...behind,
    ...(behind.length === 0 ? zipInside(bytes) : []),
    ...(pdf > 0 ? [second(t`a PDF`)] : []),
    ...(end !== null && SERVER_CODE.test(bytes.toString('latin1', 0, end))
      ? [second(t`code of a web page`)]
      : []),
  ];
}

function appended(behind: Buffer, minBytes: number, mayBeOfCamera: boolean): HiddenData[] {
  const start = behind.findIndex((byte) => !isPadding(byte));
  if (start < 0) return [];
  const data = behind.subarray(start);
  if (data.length < minBytes) return [];
  const head = data.toString('latin1', 0, 16);
  const tail = data.toString('latin1', data.length - 4);
  if (mayBeOfCamera && (CAMERA_TRAILER.test(head) || CAMERA_END.test(tail))) return [];
  return [{ way: 'behind', what: nameBytes(data), bytes: data.length }];
}

const isPadding = (byte: number): boolean =>
  byte === 0 || byte === 0xff || byte === 0x20 || byte === 0x0a || byte === 0x0d;

function behindPdf(bytes: Buffer): HiddenData[] {
  const end = bytes.lastIndexOf('%%EOF');
  return end < 0 ? [] : appended(bytes.subarray(end + 5), PDF_MIN_BYTES, false);
}

/** A zip whose directory stands at the end, in a file of another kind: archive programs open it as a zip. */
function zipInside(bytes: Buffer): HiddenData[] {
  const tail = bytes.subarray(Math.max(0, bytes.length - ZIP_TAIL));
  const end = tail.lastIndexOf(ZIP_END);
  if (end < 0 || end + ZIP_END_BYTES > tail.length) return [];
  const entries = tail.readUInt16LE(end + 10);
  const directoryBytes = tail.readUInt32LE(end + 12);
  return entries > 0 && directoryBytes > 0 && bytes.includes(ZIP_START) ? [second('a zip archive')] : [];
}

function ofZip(bytes: Buffer): HiddenData[] {
  const start = bytes.indexOf(ZIP_START);
  const tail = bytes.subarray(Math.max(0, bytes.length - ZIP_TAIL));
  const end = tail.lastIndexOf(ZIP_END);
  if (start < 0 || end < 0 || end + ZIP_END_BYTES > tail.length) return [];
  const behind = tail.subarray(end + ZIP_END_BYTES + tail.readUInt16LE(end + 20));
  return [
    ...(start > 0 ? [second(nameFormat(bytes) ?? 'data before the document')] : []),
    ...appended(behind, MIN_BYTES, false),
  ];
}

const second = (what: string): HiddenData => ({ way: 'second-format', what, bytes: null });
