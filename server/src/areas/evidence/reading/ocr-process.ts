import { readFile } from 'node:fs/promises';
import { serveProcessTasks } from '../../../platform/processes/serve-process-tasks.ts';
import type { ReadingTask } from './content/file-reading.ts';
import { analyzeWords } from './finish-reading.ts';
import { recogniseWords } from './formats/recognise-words.ts';

// A process of its own, so that nobody's letter waits for somebody's picture. It is given only pictures that the
// reading process could decode.
serveProcessTasks(async ({ evidenceId, path }: ReadingTask) => {
  const text = await recogniseWords(await readFile(path));
  return text === null ? null : analyzeWords(text, 'ocr', false, evidenceId);
});
