/** Runs tasks one after the other; a task that is already waiting is not queued again. */
export class TaskQueue {
  #last: Promise<void> = Promise.resolve();
  readonly #waiting = new Map<string, Promise<void>>();

  /** Queues a task under a name; settles with it. */
  run(name: string, execute: () => Promise<unknown>): Promise<void> {
    const waiting = this.#waiting.get(name);
    if (waiting) return waiting;
    const task = this.#last.then(async () => {
      this.#waiting.delete(name);
      await execute();
    });
    this.#waiting.set(name, task);
    // The caller handles the error; the next task runs anyway.
    this.#last = task.catch(() => {});
    return task;
  }
}
