import { TEXT_TASKS, type TextTask } from './text-tasks.ts';

/** Runs text tasks, so that no text, however hostile, blocks the event loop. */
export function run({ name, input }: TextTask): unknown {
  // Each name's input is that of its own task: `TextTask` is only made by `runTextTask`.
  const read = TEXT_TASKS[name] as (input: unknown) => unknown;
  return read(input);
}
