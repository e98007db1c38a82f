import exifr from 'exifr';
import { describeValues } from '../content/describe-value.ts';
import { type MetadataEntry, type ReadingDraft, UnreadableFileError } from '../content/file-reading.ts';
import { perceptualHash } from '../content/perceptual-hash.ts';
import { sharp } from '../content/picture-decoder.ts';
import { PIXELS } from '../content/reading-limits.ts';

/** Kinds that are stored but that no decoder here can open. */
const UNDECODED: Readonly<Record<string, string>> = { 'image/heic': 'HEIC', 'image/bmp': 'BMP' };

/** JPEG, PNG, TIFF and HEIC by their first bytes. */
const EXIF_READABLE = /^(?:\xff\xd8|\x89PNG|II\*\0|MM\0\*|.{4}ftyp)/su;
/** A block begins with `Exif` and two zero bytes. */
const EXIF_MARK_BYTES = 6;

/** Reads a picture: its size, camera metadata and perceptual hash; OCR runs in another process. */
export async function readImage(bytes: Buffer, mimeType: string): Promise<ReadingDraft> {
  const kind = UNDECODED[mimeType];
  if (kind) {
    const camera = await readCamera(bytes);
    const note = `${kind} pictures cannot be looked at here; hand it in as JPEG or PNG to have its words read`;
    if (camera.length === 0) throw new UnreadableFileError(`${note}.`);
    return { metadata: [{ name: 'Not read', value: note }, ...camera] };
  }
  const options = { limitInputPixels: false, failOn: 'none' } as const;
  const { width, height, pages = 1, format, exif } = await sharp(bytes, options).metadata();
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
