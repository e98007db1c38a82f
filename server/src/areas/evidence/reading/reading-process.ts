import { serveProcessTasks } from '../../../platform/processes/serve-process-tasks.ts';
import type { ReaderTask, ReadingOutcome } from './content/file-reading.ts';
import { addRecognised } from './finish-reading.ts';
import { readFile, readTraces } from './read-file.ts';

// Files are read in a process of their own, because a hostile one may crash it.
serveProcessTasks(async (task: ReaderTask): Promise<ReadingOutcome> => {
  if (task.kind === 'file') return readFile(task);
  const reading = task.kind === 'lines' ? await addRecognised(task) : await readTraces(task);
  return { isRead: true, reading };
});
