import { type Transferable, Worker } from 'node:worker_threads';
import { PLATFORM_WORK, whoAsks } from '../runtime/on-behalf.ts';
import { FairQueue } from './fair-queue.ts';
import { TooManyTurnsError } from './fair-turns.ts';

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
  /** Tasks under way or waiting at most; more are refused, of whoever has most. One account may have a quarter of them. */
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
  owner: string;
  id: number;
  timer: NodeJS.Timeout;
}

/**
 * Runs tasks, one after another and in turn between those on whose behalf they are, in a worker thread that exists only while it is used; see `serveTasks`. A task that takes
 * too long, or takes the thread with it, fails alone: those that wait get a new thread.
 */
export class TaskThread<Task, Result> {
  private readonly script: URL;
  private readonly options: TaskThreadOptions;
  private readonly waiting = new FairQueue<Waiter<Task, Result>>();
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
    const owner = whoAsks();
    const maxOfOne =
      owner === PLATFORM_WORK ? Number.POSITIVE_INFINITY : Math.max(2, Math.ceil(maxTasks / 4));
    if (this.waiting.sizeOf(owner) + (this.running?.owner === owner ? 1 : 0) >= maxOfOne)
      return Promise.reject(new TooManyTurnsError(true));
    if (this.waiting.size + (this.running ? 1 : 0) >= maxTasks) {
      const refused = this.waiting.makeRoomFor(owner);
      if (!refused) return Promise.reject(new ThreadUnavailableError(`${name} has too much to do`));
      refused.reject(new TooManyTurnsError(true));
    }
    return new Promise((resolve, reject) => {
      this.waiting.push(owner, { task, transfer, resolve, reject });
      this.next();
    });
  }

  close(): void {
    const refused = this.waiting.clear();
    const reason = new ThreadUnavailableError(`${this.options.name} is closing`);
    this.drop(reason);
    for (const { reject } of refused) reject(reason);
  }

  private next(): void {
    if (this.running) return;
    clearTimeout(this.idleTimer);
    const next = this.waiting.shift();
    if (!next) {
      this.idleTimer = setTimeout(
        () => this.drop(new Error(`${this.options.name} was idle`)),
        this.options.idleMs,
      );
      this.idleTimer.unref();
      return;
    }
    const { owner, item: waiter } = next;
    const { name, timeoutMs } = this.options;
    const id = this.nextId++;
    // A thread that does not answer is worth nothing; the next task gets a new one.
    const timer = setTimeout(
      () => this.drop(new ThreadUnavailableError(`${name} took longer than ${timeoutMs} ms`)),
      timeoutMs,
    );
    this.running = { ...waiter, owner, id, timer };
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
    if (this.waiting.size > 0) this.next();
  }
}
