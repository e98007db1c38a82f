import { serveProcessTasks } from '../../../platform/processes/serve-process-tasks.ts';
import { readFile } from './read-file.ts';

// Process that reads files, so that a hostile one fails alone.
serveProcessTasks(readFile);
