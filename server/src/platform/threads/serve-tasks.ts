import { parentPort } from 'node:worker_threads';
import type { TaskAnswer, TaskMessage } from './task-thread.ts';

/** Makes this worker thread answer the tasks of a `TaskThread`; what a task throws becomes its answer. */
export function serveTasks<Task, Result>(run: (task: Task) => Result): void {
  parentPort?.on('message', ({ id, task }: TaskMessage<Task>) => {
    parentPort?.postMessage(answer(id, () => run(task)));
  });
}

function answer<Result>(id: number, run: () => Result): TaskAnswer<Result> {
  try {
    return { id, ok: true, result: run() };
  } catch (error) {
    return { id, ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
