import { readFile } from 'node:fs/promises';
import { serveProcessTasks } from '../../../platform/processes/serve-process-tasks.ts';
import { drawPreview } from './content/draw-preview.ts';

// Pictures are decoded in a process of their own, because a hostile one may crash it. As base64, because answers are JSON.
serveProcessTasks(async ({ path }: { path: string }) =>
  (await drawPreview(await readFile(path))).toString('base64'),
);
