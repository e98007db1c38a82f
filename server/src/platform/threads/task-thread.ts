import { type Transferable, Worker } from 'node:worker_threads';

/** What the main thread sends to a thread that was started by a `TaskThread`. */
export interface TaskMessage<Task> {
  id: number;
  task: Task;
}

/** What such a thread answers. */
export type TaskAnswer<Result> =
  | { id: number; ok: true; result: Result }
  | { id: number; ok: false; message: string };

export interface TaskThreadOptions {
  /** Names the thread in errors, such as "document worker". */
  name: string;
  /** Longest time from handing a task over to its answer. */
  timeoutMs: number;
  /** The thread ends when it had nothing to do for this long. */
  idleMs: number;
  /** Tasks under way at most; more are refused. */
  maxTasks?: number;
  /** Heap the thread may use, in MiB; a task that needs more fails and takes the thread with it. */
  heapMb?: number;
}

/** The thread did not do the task: it has too much to do, took too long, or ended. The task itself may be fine. */
export class ThreadUnavailableError extends Error {}

interface Waiter<Result> {
  resolve(result: Result): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/** Runs tasks, one after another, in a worker thread that exists only while it is used; see `serveTasks`. */
export class TaskThread<Task, Result> {
  private readonly script: URL;
  private readonly options: TaskThreadOptions;
  private readonly waiters = new Map<number, Waiter<Result>>();
  private worker: Worker | null = null;
  private idleTimer: NodeJS.Timeout | undefined;
  private nextId = 1;

  constructor(script: URL, options: TaskThreadOptions) {
    this.script = script;
    this.options = options;
  }

  run(task: Task, transfer: readonly Transferable[] = []): Promise<Result> {
    const { name, timeoutMs, maxTasks = Number.POSITIVE_INFINITY } = this.options;
    if (this.waiters.size >= maxTasks)
      return Promise.reject(new ThreadUnavailableError(`${name} has too much to do`));
    const worker = this.worker ?? this.start();
    clearTimeout(this.idleTimer);
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      // A thread that does not answer is worth nothing; the next task gets a new one.
      const timer = setTimeout(
        () => this.stop(new ThreadUnavailableError(`${name} took longer than ${timeoutMs} ms`)),
        timeoutMs,
      );
      this.waiters.set(id, { resolve, reject, timer });
      const message: TaskMessage<Task> = { id, task };
      worker.postMessage(message, [...transfer]);
    });
  }

  close(): void {
    this.stop(new ThreadUnavailableError(`${this.options.name} is closing`));
  }

  private start(): Worker {
    const { name, heapMb } = this.options;
    const worker = new Worker(this.script, {
      ...(heapMb === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: heapMb } }),
    });
    worker.unref();
    worker.on('message', (answer: TaskAnswer<Result>) => this.settle(answer));
    worker.on('error', (error) => {
      if (this.worker === worker) this.stop(error instanceof Error ? error : new Error(String(error)));
    });
    worker.on('exit', () => {
      if (this.worker === worker) this.stop(new ThreadUnavailableError(`${name} ended`));
    });
    this.worker = worker;
    return worker;
  }

  private settle(answer: TaskAnswer<Result>): void {
    const waiter = this.waiters.get(answer.id);
    if (waiter === undefined) return;
    this.waiters.delete(answer.id);
    clearTimeout(waiter.timer);
    if (answer.ok) waiter.resolve(answer.result);
    else waiter.reject(new Error(answer.message));
    if (this.waiters.size > 0) return;
    this.idleTimer = setTimeout(
      () => this.stop(new Error(`${this.options.name} was idle`)),
      this.options.idleMs,
    );
    this.idleTimer.unref();
  }

  private stop(reason: Error): void {
    clearTimeout(this.idleTimer);
    const worker = this.worker;
    this.worker = null;
    void worker?.terminate();
    for (const { reject, timer } of this.waiters.values()) {
      clearTimeout(timer);
      reject(reason);
    }
    this.waiters.clear();
  }
}
