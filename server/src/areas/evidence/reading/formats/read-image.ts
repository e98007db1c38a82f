import exifr from 'exifr';
import type { Metadata } from 'sharp';
import { isBmp } from '../content/decode-bmp.ts';
import { describeValues } from '../content/describe-value.ts';
import { type MetadataEntry, type ReadingDraft, UnreadableFileError } from '../content/file-reading.ts';
import { NO_WORDS_NOTES, noteNoWords } from '../content/no-words-note.ts';
import { openPicture } from '../content/open-picture.ts';
import { perceptualHash } from '../content/perceptual-hash.ts';
import { sharp } from '../content/picture-decoder.ts';
import { PIXELS } from '../content/reading-limits.ts';

/** JPEG, PNG, TIFF and HEIC by their first bytes. */
const EXIF_READABLE = /^(?:\xff\xd8|\x89PNG|II\*\0|MM\0\*|.{4}ftyp)/su;
/** A block begins with `Exif` and two zero bytes. */
const EXIF_MARK_BYTES = 6;

/** Reads a picture: its size, camera metadata and perceptual hash; OCR runs in another process. */
export async function readImage(bytes: Buffer, mimeType: string): Promise<ReadingDraft> {
  if (mimeType === 'image/heic') {
    const camera = await readCamera(bytes);
    if (camera.length === 0) throw new UnreadableFileError(`${NO_WORDS_NOTES.heic}.`);
    return { metadata: [noteNoWords('heic'), ...camera] };
  }
  const { width, height, pages = 1, format, exif } = await describePicture(bytes);
  if (width * height > PIXELS) {
    const limit = `at most ${PIXELS / 1_000_000} million points are read`;
    throw new UnreadableFileError(`This picture is ${width} × ${height} points large; ${limit}.`);
  }
  return {
    perceptualHash: await perceptualHash(bytes),
    metadata: [
      { name: 'Format', value: format },
      { name: 'Size', value: `${width} × ${height}` },
      ...(pages > 1 ? [{ name: 'Pictures in it', value: String(pages) }] : []),
      ...(await readCamera(bytes, exif)),
    ],
  };
}

/** What a picture's header says; of a BMP all is read, because the library knows none. */
async function describePicture(bytes: Buffer): Promise<Metadata> {
  if (isBmp(bytes)) return { ...(await openPicture(bytes).metadata()), format: 'bmp' as Metadata['format'] };
  return sharp(bytes, { limitInputPixels: false, failOn: 'none' }).metadata();
}

/** EXIF, GPS, IPTC and XMP; damaged metadata is reported, and the picture is still read. */
async function readCamera(bytes: Buffer, exif?: Buffer): Promise<MetadataEntry[]> {
  // In kinds that the library does not know, EXIF is a separate block that it can read alone.
  const source = EXIF_READABLE.test(bytes.toString('latin1', 0, 12))
    ? bytes
    : exif?.subarray(EXIF_MARK_BYTES);
  if (!source) return [];
  try {
    const tags: unknown = await exifr.parse(source, {
      tiff: true,
      exif: true,
      gps: true,
      iptc: true,
      xmp: true,
    });
    return describeValues((tags ?? {}) as Record<string, unknown>);
  } catch {
    return [{ name: 'Not read', value: 'What the camera wrote into it is damaged' }];
  }
}
