import { readFile } from 'node:fs/promises';
import { serveProcessTasks } from '../../../platform/processes/serve-process-tasks.ts';
import type { ReadingTask } from './content/file-reading.ts';
import { analyzeWords } from './finish-reading.ts';
import { recogniseWords } from './formats/recognise-words.ts';

// OCR has its own process, so that documents do not wait for pictures. It gets only pictures that the reading process could
// decode.
serveProcessTasks(async ({ evidenceId, path }: ReadingTask) => {
  const text = await recogniseWords(await readFile(path));
  return text === null ? null : analyzeWords(text, 'ocr', false, evidenceId);
});
