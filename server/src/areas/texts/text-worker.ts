import { serveTasks } from '../../platform/threads/serve-tasks.ts';
import { TEXT_TASKS, type TextTask } from './text-tasks.ts';

// Thread that reads what people wrote, so that no text, however hostile, holds up the main loop.
serveTasks(({ name, input }: TextTask) => {
  // Each name's input is that of its own task: `TextTask` is only made by `readAway`.
  const run = TEXT_TASKS[name] as (input: unknown) => unknown;
  return run(input);
});
