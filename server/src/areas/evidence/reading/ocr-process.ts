import { readFile } from 'node:fs/promises';
import { serveProcessTasks } from '../../../platform/processes/serve-process-tasks.ts';
import type { RecognitionTask } from './content/file-reading.ts';
import { recognisePicture } from './formats/recognise-picture.ts';

// OCR has its own process, so that documents do not wait for pictures. It gets only pictures that the reading process could
// decode, and gives lines only: the rules that make words of them, and judge them, would be in memory twice.
serveProcessTasks(async ({ path, language }: RecognitionTask) =>
  recognisePicture(await readFile(path), language),
);
