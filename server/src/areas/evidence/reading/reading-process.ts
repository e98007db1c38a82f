import { serveProcessTasks } from '../../../platform/processes/serve-process-tasks.ts';
import { readFile } from './read-file.ts';

// Files are read in a process of their own, because a hostile one may crash it.
serveProcessTasks(readFile);
