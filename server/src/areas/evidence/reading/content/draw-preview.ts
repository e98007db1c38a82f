import { openPicture } from './open-picture.ts';

const QUALITY = 82;

/**
 * Draws a picture anew as WebP, upright, on white, with no side longer than `side` and only its first frame. Nothing of the file but its points gets into
 * the result: no metadata, no second meaning as another format.
 */
export async function drawPreview(bytes: Buffer, side: number): Promise<Buffer> {
  return openPicture(bytes)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
}
