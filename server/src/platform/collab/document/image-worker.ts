import { serveTasks } from '../../threads/serve-tasks.ts';
import { buildDocumentImage } from './document-image.ts';
import type { ImageTask } from './image-builder.ts';

// Thread that merges big documents so that the main loop never does.
serveTasks(({ parts, chunkBytes, options }: ImageTask) => buildDocumentImage(parts, chunkBytes, options));
