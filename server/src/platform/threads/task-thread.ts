import { fileURLToPath } from 'node:url';
import type { Transferable } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { getWorkOwner, PLATFORM_WORK } from '../runtime/on-behalf.ts';
import { FairQueue } from './fair-queue.ts';
import { TooManyTurnsError } from './fair-turns.ts';
import { WorkUnavailableError } from './work-unavailable.ts';

export interface TaskThreadOptions {
  /** Names the thread in errors, such as "document worker". */
  name: string;
  /** Time-out of a task from its start; waiting in the queue does not count. */
  timeoutMs: number;
  /** The thread ends after being idle for this long. */
  idleMs: number;
  /**
   * Maximum of running and queued tasks; when full, the owner with most loses one. One account may have a quarter of
   * them.
   */
  maxTasks?: number;
  /**
   * Heap the thread may use, in MiB; a task that needs more fails and takes the thread with it. A guard, no boundary: a task
   * that asks for much at once (one array that doubles) can end the process, so what strangers send is bounded before it
   * gets here, and files are read in processes of their own.
   */
  heapMb?: number;
}

/** The thread did not finish the task: queue full, time-out, or thread ended. The task itself may be fine. */
export class ThreadUnavailableError extends WorkUnavailableError {}

interface Waiter<Task, Result> {
  task: Task;
  transfer: readonly Transferable[];
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** Piscina's message for a thread that exited during a task; it has no error code. */
const THREAD_ENDED = /^worker exited with code/u;

/**
 * Calls the `run` of a script with one task at a time, fairly between owners, in a worker thread that exists only while
 * it is used. A task that times out or crashes the thread fails alone: queued tasks get a new thread.
 */
export class TaskThread<Task, Result> {
  readonly #script: URL;
  readonly #options: TaskThreadOptions;
  readonly #waiting = new FairQueue<Waiter<Task, Result>>();
  #pool: Piscina<Task, Result> | null = null;
  /** Owner of the running task; null when none runs. */
  #atWork: string | null = null;

  constructor(script: URL, options: TaskThreadOptions) {
    this.#script = script;
    this.#options = options;
  }

  run(task: Task, transfer: readonly Transferable[] = []): Promise<Result> {
    const { name, maxTasks = Number.POSITIVE_INFINITY } = this.#options;
    const owner = getWorkOwner();
    const maxOfOne =
      owner === PLATFORM_WORK ? Number.POSITIVE_INFINITY : Math.max(2, Math.ceil(maxTasks / 4));
    if (this.#waiting.sizeOf(owner) + (this.#atWork === owner ? 1 : 0) >= maxOfOne)
      return Promise.reject(new TooManyTurnsError(true));
    if (this.#waiting.size + (this.#atWork === null ? 0 : 1) >= maxTasks) {
      const refused = this.#waiting.makeRoomFor(owner);
      if (!refused) return Promise.reject(new ThreadUnavailableError(`${name} has too much to do`));
      refused.reject(new TooManyTurnsError(true));
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push(owner, { task, transfer, resolve, reject });
      this.#next();
    });
  }

  /** Ends the thread: running and queued tasks fail; a later task starts a new thread. */
  close(): void {
    const reason = new ThreadUnavailableError(`${this.#options.name} is closing`);
    for (const { reject } of this.#waiting.clear()) reject(reason);
    // The running task fails like one whose thread ended.
    void this.#pool?.destroy();
    this.#pool = null;
  }

  #next(): void {
    if (this.#atWork !== null) return;
    const next = this.#waiting.shift();
    if (!next) return;
    const { owner, item } = next;
    this.#atWork = owner;
    void this.#do(item).finally(() => {
      this.#atWork = null;
      this.#next();
    });
  }

  async #do({ task, transfer, resolve, reject }: Waiter<Task, Result>): Promise<void> {
    this.#pool ??= this.#open();
    const pool = this.#pool;
    const signal = AbortSignal.timeout(this.#options.timeoutMs);
    try {
      resolve(await pool.run(task, { transferList: [...transfer], signal }));
    } catch (error) {
      reject(this.#reasonOf(error, { isTimedOut: signal.aborted, isClosed: pool !== this.#pool }));
    }
  }

  #open(): Piscina<Task, Result> {
    const { idleMs, heapMb } = this.#options;
    return new Piscina<Task, Result>({
      filename: fileURLToPath(this.#script),
      name: 'run',
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idleMs,
      // Tasks may be asynchronous; Atomics.wait between tasks would block the thread's event loop.
      atomics: 'disabled',
      recordTiming: false,
      ...(heapMb === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: heapMb } }),
    });
  }

  #reasonOf(error: unknown, { isTimedOut, isClosed }: { isTimedOut: boolean; isClosed: boolean }): unknown {
    const { name, timeoutMs } = this.#options;
    if (isClosed) return new ThreadUnavailableError(`${name} is closing`);
    if (isTimedOut) return new ThreadUnavailableError(`${name} took longer than ${timeoutMs} ms`);
    if (error instanceof Error && THREAD_ENDED.test(error.message))
      return new ThreadUnavailableError(`${name} ended`);
    return error;
  }
}
