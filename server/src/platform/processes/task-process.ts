import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What the parent sends to a process that was started by a `TaskProcess`. */
export interface ProcessTask<Task> {
  id: number;
  task: Task;
}

/** What such a process answers; `ready` once, when it has loaded what it needs. */
export type ProcessAnswer<Result> =
  | { kind: 'ready' }
  | { kind: 'done'; id: number; result: Result }
  | { kind: 'failed'; id: number; message: string };

export interface TaskProcessOptions {
  /** Names the process in errors, such as "the file reader". */
  name: string;
  /** Longest time from handing a task to the process to its answer. */
  timeoutMs: number;
  /** The process ends when it had nothing to do for this long. */
  idleMs: number;
  /** Tasks that wait for their turn at most; more are refused. */
  maxWaiting: number;
  /** Memory the process may hold, in MiB, and JavaScript's share of it. */
  rssMb: number;
  heapMb: number;
  /** Folders whose files it may read; it may write none. */
  readableFolders: readonly string[];
}

/** The process broke on the task: it took too long, needed too much memory, or crashed. The task is to blame. */
export class TaskLostError extends Error {
  override readonly cause: 'time' | 'memory' | 'crash';

  constructor(cause: TaskLostError['cause'], message: string) {
    super(message);
    this.cause = cause;
  }
}

/** The task was not tried: too many wait, the process does not start, or everything stops. It may be fine. */
export class ProcessUnavailableError extends Error {}

interface Waiter<Task, Result> {
  task: Task;
  resolve(result: Result): void;
  reject(error: Error): void;
}

interface Running<Task, Result> extends Waiter<Task, Result> {
  id: number;
  timer: NodeJS.Timeout;
}

/** What V8 ends with when the heap is full. */
const ABORTED = new Set<string | number>(['SIGABRT', 'SIGTRAP', 'SIGILL', 134, 133, 132]);
const STDERR_CHARACTERS = 2_000;

/**
 * Runs tasks, one after another, in a child process that exists only while it is used; see `serveProcessTasks`. For
 * work on hostile input: the process has no environment, cannot write files, and whatever happens to it happens to
 * one task.
 */
export class TaskProcess<Task, Result> {
  private readonly script: string;
  private readonly options: TaskProcessOptions;
  private readonly waiting: Waiter<Task, Result>[] = [];
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
    if (this.waiting.length >= maxWaiting)
      return Promise.reject(new ProcessUnavailableError(`${name} has too much to do`));
    return new Promise((resolve, reject) => {
      this.waiting.push({ task, resolve, reject });
      this.next();
    });
  }

  /** Ends the process at once; what it was doing and what waits is refused as not tried. */
  close(): void {
    this.isClosed = true;
    const refused = [...(this.running ? [this.running] : []), ...this.waiting.splice(0)];
    clearTimeout(this.running?.timer);
    this.running = null;
    this.drop();
    for (const { reject } of refused) reject(new ProcessUnavailableError(`${this.options.name} is closing`));
  }

  private next(): void {
    if (this.running) return;
    clearTimeout(this.idleTimer);
    const waiter = this.waiting.shift();
    if (!waiter) {
      this.idleTimer = setTimeout(() => this.drop(), this.options.idleMs);
      this.idleTimer.unref();
      return;
    }
    const { name, timeoutMs } = this.options;
    const id = this.nextId++;
    const timer = setTimeout(() => {
      const isTried = this.isReady;
      this.drop();
      const why = `${name} took longer than ${timeoutMs} ms`;
      this.fail(isTried ? new TaskLostError('time', why) : new ProcessUnavailableError(why));
    }, timeoutMs);
    this.running = { ...waiter, id, timer };
    if (!this.child) this.start();
    else if (this.isReady) this.send();
  }

  /** Hands the task whose turn it is to a process that is ready: from then on the task is to blame for its end. */
  private send(): void {
    if (!this.running) return;
    const message: ProcessTask<Task> = { id: this.running.id, task: this.running.task };
    // A process that ended meanwhile is told by its exit.
    this.child?.send(message, () => {});
  }

  private start(): void {
    const { rssMb, heapMb, readableFolders } = this.options;
    const child = fork(this.script, [String(rssMb), String(process.pid)], {
      env: {},
      execArgv: [
        `--max-old-space-size=${heapMb}`,
        '--disable-warning=SecurityWarning',
        '--permission',
        '--allow-addons',
        '--allow-worker',
        ...readableFolders.map((folder) => `--allow-fs-read=${folder}`),
      ],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
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
      this.fail(new Error(answer.message));
      return;
    }
    clearTimeout(running.timer);
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
    // Nobody but the memory watch, and the system when memory is short, sends SIGKILL: `drop` forgets the child first.
    const isMemory = signal === 'SIGKILL' || ABORTED.has(signal ?? code ?? 0);
    const how = `${name} ended (${signal ?? `exit code ${code}`})`;
    this.fail(new TaskLostError(isMemory ? 'memory' : 'crash', `${how}: ${this.stderr.trim()}`));
  }

  private fail(error: Error): void {
    const { running } = this;
    this.running = null;
    clearTimeout(running?.timer);
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
