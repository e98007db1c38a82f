import { Worker } from 'node:worker_threads';
import type { ProcessAnswer, ProcessTask } from './task-process.ts';

/**
 * Makes this process serve the tasks of a `TaskProcess`, under its memory limit; an error of a task is returned as its
 * result.
 */
export function serveProcessTasks<Task, Result>(run: (task: Task) => Result | Promise<Result>): void {
  const [rssMb, parentPid] = process.argv.slice(2).map(Number);
  const watch = new Worker(new URL('./memory-watch.ts', import.meta.url), {
    workerData: { rssMb, parentPid },
  });
  const send = (answer: ProcessAnswer<Result>) => process.send?.(answer);
  process.on('disconnect', () => process.exit());
  process.on('message', async ({ id, task }: ProcessTask<Task>) => {
    try {
      send({ kind: 'done', id, result: await run(task) });
    } catch (error) {
      send({ kind: 'failed', id, error: error instanceof Error ? error : new Error(String(error)) });
    }
    // With `givesMemoryBack`: before the next task, not when V8 finds it worth its time.
    globalThis.gc?.();
  });
  // No task before the memory watch runs.
  watch.once('online', () => send({ kind: 'ready' }));
}
