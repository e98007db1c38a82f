import { readFile } from 'node:fs/promises';
import { serveProcessTasks } from '../../../platform/processes/serve-process-tasks.ts';
import { drawPreview } from './content/draw-preview.ts';

// Pictures are decoded in a process of their own, because a hostile one may crash it. As base64, because answers are JSON.
serveProcessTasks(async ({ path, side }: { path: string; side: number }) =>
  (await drawPreview(await readFile(path), side)).toString('base64'),
);
