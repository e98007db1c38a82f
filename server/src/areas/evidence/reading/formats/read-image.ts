import exifr from 'exifr';
import { describeValues } from '../describe-value.ts';
import { type MetadataEntry, type ReadingDraft, UnreadableFileError } from '../file-reading.ts';
import { perceptualHash } from '../perceptual-hash.ts';
import { sharp } from '../picture-decoder.ts';
import { PIXELS } from '../reading-limits.ts';

/** Kinds that are kept, but whose points no decoder here understands. */
const UNDECODED: Readonly<Record<string, string>> = { 'image/heic': 'HEIC', 'image/bmp': 'BMP' };

/** A picture: its size, what the camera wrote into it, and its look as a hash; its words are another process's work. */
export async function readImage(bytes: Buffer, mimeType: string): Promise<ReadingDraft> {
  const camera = await readCamera(bytes);
  const kind = UNDECODED[mimeType];
  if (kind) {
    const note = `${kind} pictures cannot be looked at here; hand it in as JPEG or PNG to have its words read`;
    if (camera.length === 0) throw new UnreadableFileError(`${note}.`);
    return { metadata: [{ name: 'Not read', value: note }, ...camera] };
  }
  const { width, height, pages = 1, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
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
      ...camera,
    ],
  };
}

/** EXIF, GPS and IPTC; what is damaged in them is told, and the picture is read all the same. */
async function readCamera(bytes: Buffer): Promise<MetadataEntry[]> {
  try {
    const tags: unknown = await exifr.parse(bytes, {
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
