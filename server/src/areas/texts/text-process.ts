import { serveProcessTasks } from '../../platform/processes/serve-process-tasks.ts';
import { TEXT_TASKS, type TextTask } from './text-tasks.ts';

// No text, however hostile, blocks the server's event loop, and what reading takes of memory ends with this process. Each name's input is
// that of its own task: `TextTask` is only made by `runTextTask`.
serveProcessTasks(({ name, input }: TextTask) => (TEXT_TASKS[name] as (input: unknown) => unknown)(input));
