import { readFile } from 'node:fs/promises';
import { serveProcessTasks } from '../../../platform/processes/serve-process-tasks.ts';
import { drawPreview } from './content/draw-preview.ts';

// Pictures are decoded in a process of their own, because a hostile one may crash it.
serveProcessTasks(
  async ({ path, side }: { path: string; side: number }): Promise<Uint8Array> =>
    drawPreview(await readFile(path), side),
);
