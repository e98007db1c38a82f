import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { getWorkOwner, PLATFORM_WORK } from '../runtime/on-behalf.ts';
import { FairQueue } from '../threads/fair-queue.ts';
import { WorkUnavailableError } from '../threads/work-unavailable.ts';

/** What the parent sends to a process that was started by a `TaskProcess`. */
export interface ProcessTask<Task> {
  id: number;
  task: Task;
}

/** Messages of such a process; `ready` once, when it has loaded. */
export type ProcessAnswer<Result> =
  | { kind: 'ready' }
  | { kind: 'done'; id: number; result: Result }
  | { kind: 'failed'; id: number; error: Error };

export interface TaskProcessOptions {
  /** Names the process in errors, such as "the file reader". */
  name: string;
  /** Time-out of a task from its start. */
  timeoutMs: number;
  /** Time-out while another owner waits; the task is then aborted as not tried, for a later retry. */
  sharedTimeoutMs?: number;
  /** The process ends after being idle for this long. */
  idleMs: number;
  /** Maximum of queued tasks; when full, the owner with most loses one. One account may have a quarter. */
  maxWaiting: number;
  /** Memory the process may hold, in MiB, and JavaScript's share of it. */
  rssMb: number;
  heapMb: number;
  /**
   * After each task what it took goes back to the system, for what takes much. Costs a tenth of a second where the program itself is large,
   * and a third more time until it has started.
   */
  givesMemoryBack?: boolean;
  /** Folders whose files it may read; it may write none. */
  readableFolders: readonly string[];
}

/** The task broke the process: time-out, too much memory, or crash. */
export class TaskLostError extends WorkUnavailableError {
  override readonly cause: 'time' | 'memory' | 'crash';

  constructor(cause: TaskLostError['cause'], message: string) {
    super(message);
    this.cause = cause;
  }
}

/** The task was not tried: queue full, process does not start, or shutdown. The task itself may be fine. */
export class ProcessUnavailableError extends WorkUnavailableError {}

interface Waiter<Task, Result> {
  task: Task;
  resolve(result: Result): void;
  reject(error: Error): void;
}

interface Running<Task, Result> extends Waiter<Task, Result> {
  owner: string;
  id: number;
  timer: NodeJS.Timeout;
  yieldTimer: NodeJS.Timeout | undefined;
  /** When a ready process got it; null while the process starts. */
  sentAt: number | null;
}

/**
 * Lets the C library ask the system for each block of more than 30 kB, and give it back when it is freed: what V8 needs to parse the language
 * data alone would stay, 80 MB of it. It knows no other libraries than that of GNU, where it changes nothing.
 */
const SMALL_BLOCKS_GO_BACK = { MALLOC_MMAP_THRESHOLD_: '30000', MALLOC_ARENA_MAX: '1' };
/** Exit code of V8 when the heap is full. */
const ABORTED = new Set<string | number>(['SIGABRT', 'SIGTRAP', 'SIGILL', 134, 133, 132]);
const STDERR_CHARACTERS = 2_000;

/**
 * Runs tasks one at a time, fairly between owners, in a child process that exists only while it is used; see
 * `serveProcessTasks`. For hostile input: the process has no environment, cannot write files, and a crash costs one
 * task.
 */
export class TaskProcess<Task, Result> {
  private readonly script: string;
  private readonly options: TaskProcessOptions;
  private readonly waiting = new FairQueue<Waiter<Task, Result>>();
  private running: Running<Task, Result> | null = null;
  private child: ChildProcess | null = null;
  private isReady = false;
  private isClosed = false;
  private stderr = '';
  private idleTimer: NodeJS.Timeout | undefined;
  private nextId = 1;

  constructor(script: URL, options: TaskProcessOptions) {
    this.script = fileURLToPath(script);
    this.options = options;
  }

  run(task: Task): Promise<Result> {
    const { name, maxWaiting } = this.options;
    if (this.isClosed) return Promise.reject(new ProcessUnavailableError(`${name} is closing`));
    const owner = getWorkOwner();
    const maxOfOne =
      owner === PLATFORM_WORK ? Number.POSITIVE_INFINITY : Math.max(2, Math.ceil(maxWaiting / 4));
    const busy = (isOwn: boolean) => new ProcessUnavailableError(`${name} has too much to do`, { isOwn });
    if (this.waiting.sizeOf(owner) >= maxOfOne) return Promise.reject(busy(true));
    if (this.waiting.size >= maxWaiting) {
      const refused = this.waiting.makeRoomFor(owner);
      if (!refused) return Promise.reject(busy(false));
      refused.reject(busy(true));
    }
    return new Promise((resolve, reject) => {
      this.waiting.push(owner, { task, resolve, reject });
      if (this.running && this.running.owner !== owner) this.shorten(this.running);
      this.next();
    });
  }

  /** Kills the process; running and queued tasks are refused as not tried. */
  close(): void {
    this.isClosed = true;
    const refused = [...(this.running ? [this.running] : []), ...this.waiting.clear()];
    stopTimers(this.running);
    this.running = null;
    this.drop();
    for (const { reject } of refused) reject(new ProcessUnavailableError(`${this.options.name} is closing`));
  }

  private next(): void {
    if (this.running) return;
    clearTimeout(this.idleTimer);
    const next = this.waiting.shift();
    if (!next) {
      this.idleTimer = setTimeout(() => this.drop(), this.options.idleMs);
      this.idleTimer.unref();
      return;
    }
    const { owner, item: waiter } = next;
    const { name, timeoutMs } = this.options;
    const id = this.nextId++;
    const timer = setTimeout(() => {
      const isTried = this.isReady;
      this.drop();
      const why = `${name} took longer than ${timeoutMs} ms`;
      this.fail(isTried ? new TaskLostError('time', why) : new ProcessUnavailableError(why));
    }, timeoutMs);
    this.running = { ...waiter, owner, id, timer, yieldTimer: undefined, sentAt: null };
    if (!this.child) this.start();
    else if (this.isReady) this.send();
  }

  /**
   * Another owner waits: the running task gets the short time-out. Aborting it counts as not tried. What the process took to
   * start does not count: on a busy machine that alone may take longer, and each task would end the start of the next one's.
   */
  private shorten(running: Running<Task, Result>): void {
    const { name, sharedTimeoutMs, timeoutMs } = this.options;
    if (sharedTimeoutMs === undefined || sharedTimeoutMs >= timeoutMs) return;
    if (running.sentAt === null || running.yieldTimer) return;
    const leftMs = Math.max(0, sharedTimeoutMs - (performance.now() - running.sentAt));
    running.yieldTimer = setTimeout(() => {
      if (this.running !== running) return;
      this.drop();
      this.fail(new ProcessUnavailableError(`${name} gave its turn to others after ${sharedTimeoutMs} ms`));
    }, leftMs);
  }

  /** Passes the next task to a ready process: from then on a crash is blamed on the task. */
  private send(): void {
    const { running } = this;
    if (!running) return;
    running.sentAt = performance.now();
    if (this.waiting.size > this.waiting.sizeOf(running.owner)) this.shorten(running);
    const message: ProcessTask<Task> = { id: running.id, task: running.task };
    // A process that ended meanwhile is handled by its exit event.
    this.child?.send(message, () => {});
  }

  private start(): void {
    const { rssMb, heapMb, readableFolders, givesMemoryBack = false } = this.options;
    const child = fork(this.script, [String(rssMb), String(process.pid)], {
      env: givesMemoryBack ? SMALL_BLOCKS_GO_BACK : {},
      execArgv: [
        `--max-old-space-size=${heapMb}`,
        ...(givesMemoryBack ? ['--max-semi-space-size=2', '--expose-gc'] : []),
        '--disable-warning=SecurityWarning',
        '--permission',
        '--allow-addons',
        '--allow-worker',
        ...readableFolders.map((folder) => `--allow-fs-read=${folder}`),
      ],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // As threads are told: with maps, dates and bytes, which JSON has not.
      serialization: 'advanced',
    });
    child.unref();
    child.channel?.unref();
    this.isReady = false;
    this.stderr = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      this.stderr = `${this.stderr}${chunk}`.slice(-STDERR_CHARACTERS);
    });
    child.on('message', (answer) => {
      if (this.child === child) this.hear(answer as ProcessAnswer<Result>);
    });
    child.on('error', () => this.lose(child, null, null));
    child.on('exit', (code, signal) => this.lose(child, code, signal));
    this.child = child;
  }

  private hear(answer: ProcessAnswer<Result>): void {
    if (answer.kind === 'ready') {
      this.isReady = true;
      this.send();
      return;
    }
    const { running } = this;
    if (running?.id !== answer.id) return;
    if (answer.kind === 'failed') {
      this.fail(answer.error);
      return;
    }
    stopTimers(running);
    this.running = null;
    running.resolve(answer.result);
    this.next();
  }

  private lose(child: ChildProcess, code: number | null, signal: NodeJS.Signals | null): void {
    if (this.child !== child) return;
    this.child = null;
    const { name } = this.options;
    if (!this.isReady) {
      this.fail(new ProcessUnavailableError(`${name} does not start: ${this.stderr.trim()}`));
      return;
    }
    // Only the memory watch and the OOM killer send SIGKILL here: `drop` detaches the child first.
    const isMemory = signal === 'SIGKILL' || ABORTED.has(signal ?? code ?? 0);
    const how = `${name} ended (${signal ?? `exit code ${code}`})`;
    this.fail(new TaskLostError(isMemory ? 'memory' : 'crash', `${how}: ${this.stderr.trim()}`));
  }

  private fail(error: Error): void {
    const { running } = this;
    this.running = null;
    stopTimers(running);
    running?.reject(error);
    this.next();
  }

  private drop(): void {
    clearTimeout(this.idleTimer);
    const { child } = this;
    this.child = null;
    child?.kill('SIGKILL');
  }
}

function stopTimers(running: { timer: NodeJS.Timeout; yieldTimer: NodeJS.Timeout | undefined } | null): void {
  clearTimeout(running?.timer);
  clearTimeout(running?.yieldTimer);
}
