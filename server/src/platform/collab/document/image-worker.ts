import { buildDocumentImage } from './document-image.ts';
import type { ImageTask } from './image-builder.ts';

/** Merges big documents, so that the main loop never does. */
export const run = ({ parts, chunkBytes, options }: ImageTask) =>
  buildDocumentImage(parts, chunkBytes, options);
