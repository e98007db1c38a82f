import { parentPort } from 'node:worker_threads';
import { buildDocumentImage } from './document-image.ts';
import type { ImageTask, ImageTaskResult } from './image-builder.ts';

/** Thread that merges big documents so that the main loop never does. */
parentPort?.on('message', (task: ImageTask) => {
  parentPort?.postMessage(runTask(task));
});

function runTask(task: ImageTask): ImageTaskResult {
  try {
    return { id: task.id, ok: true, image: buildDocumentImage(task.parts, task.chunkBytes) };
  } catch (error) {
    return { id: task.id, ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
