import { serveProcessTasks } from '../../../platform/processes/serve-process-tasks.ts';
import type { ReaderTask, ReadingOutcome } from './content/file-reading.ts';
import { addRecognised } from './finish-reading.ts';
import { readFile } from './read-file.ts';

// Files are read in a process of their own, because a hostile one may crash it.
serveProcessTasks(
  async (task: ReaderTask): Promise<ReadingOutcome> =>
    task.kind === 'file' ? readFile(task) : { isRead: true, reading: await addRecognised(task) },
);
