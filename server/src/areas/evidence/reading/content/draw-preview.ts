import { sharp } from './picture-decoder.ts';
import { PIXELS, PREVIEW_SIDE } from './reading-limits.ts';

const QUALITY = 82;

/**
 * Draws a picture anew as WebP, upright, on white, of limited size and only its first frame. Nothing of the file but its points gets into
 * the result: no metadata, no second meaning as another format.
 */
export function drawPreview(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: PIXELS, failOn: 'none' })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
}
