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
  /** Longest time from a task's turn to its answer; waiting for other tasks does not count. */
  timeoutMs: number;
  /** The thread ends when it had nothing to do for this long. */
  idleMs: number;
  /** Tasks under way or waiting at most; more are refused. */
  maxTasks?: number;
  /** Heap the thread may use, in MiB; a task that needs more fails and takes the thread with it. */
  heapMb?: number;
}

/** The thread did not do the task: it has too much to do, took too long, or ended. The task itself may be fine. */
export class ThreadUnavailableError extends Error {}

interface Waiter<Task, Result> {
  task: Task;
  transfer: readonly Transferable[];
  resolve(result: Result): void;
  reject(error: Error): void;
}

interface Running<Task, Result> extends Waiter<Task, Result> {
  id: number;
  timer: NodeJS.Timeout;
}

/**
 * Runs tasks, one after another, in a worker thread that exists only while it is used; see `serveTasks`. A task that takes
 * too long, or takes the thread with it, fails alone: those that wait get a new thread.
 */
export class TaskThread<Task, Result> {
  private readonly script: URL;
  private readonly options: TaskThreadOptions;
  private readonly waiting: Waiter<Task, Result>[] = [];
  private running: Running<Task, Result> | null = null;
  private worker: Worker | null = null;
  private idleTimer: NodeJS.Timeout | undefined;
  private nextId = 1;

  constructor(script: URL, options: TaskThreadOptions) {
    this.script = script;
    this.options = options;
  }

  run(task: Task, transfer: readonly Transferable[] = []): Promise<Result> {
    const { name, maxTasks = Number.POSITIVE_INFINITY } = this.options;
    if (this.waiting.length + (this.running ? 1 : 0) >= maxTasks)
      return Promise.reject(new ThreadUnavailableError(`${name} has too much to do`));
    return new Promise((resolve, reject) => {
      this.waiting.push({ task, transfer, resolve, reject });
      this.next();
    });
  }

  close(): void {
    const refused = this.waiting.splice(0);
    const reason = new ThreadUnavailableError(`${this.options.name} is closing`);
    this.drop(reason);
    for (const { reject } of refused) reject(reason);
  }

  private next(): void {
    if (this.running) return;
    clearTimeout(this.idleTimer);
    const waiter = this.waiting.shift();
    if (!waiter) {
      this.idleTimer = setTimeout(
        () => this.drop(new Error(`${this.options.name} was idle`)),
        this.options.idleMs,
      );
      this.idleTimer.unref();
      return;
    }
    const { name, timeoutMs } = this.options;
    const id = this.nextId++;
    // A thread that does not answer is worth nothing; the next task gets a new one.
    const timer = setTimeout(
      () => this.drop(new ThreadUnavailableError(`${name} took longer than ${timeoutMs} ms`)),
      timeoutMs,
    );
    this.running = { ...waiter, id, timer };
    const message: TaskMessage<Task> = { id, task: waiter.task };
    (this.worker ?? this.start()).postMessage(message, [...waiter.transfer]);
  }

  private start(): Worker {
    const { name, heapMb } = this.options;
    const worker = new Worker(this.script, {
      ...(heapMb === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: heapMb } }),
    });
    worker.unref();
    worker.on('message', (answer: TaskAnswer<Result>) => this.settle(answer));
    worker.on('error', (error) => {
      if (this.worker === worker) this.drop(error instanceof Error ? error : new Error(String(error)));
    });
    worker.on('exit', () => {
      if (this.worker === worker) this.drop(new ThreadUnavailableError(`${name} ended`));
    });
    this.worker = worker;
    return worker;
  }

  private settle(answer: TaskAnswer<Result>): void {
    const { running } = this;
    if (running?.id !== answer.id) return;
    this.running = null;
    clearTimeout(running.timer);
    if (answer.ok) running.resolve(answer.result);
    else running.reject(new Error(answer.message));
    this.next();
  }

  /** Ends the thread; the task that it was at fails with the reason, and the next one gets a new thread. */
  private drop(reason: Error): void {
    clearTimeout(this.idleTimer);
    const { worker, running } = this;
    this.worker = null;
    this.running = null;
    void worker?.terminate();
    if (!running) return;
    clearTimeout(running.timer);
    running.reject(reason);
    if (this.waiting.length > 0) this.next();
  }
}
