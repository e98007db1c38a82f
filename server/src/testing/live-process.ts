import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { COMPILED_FOLDER } from '../platform/runtime/keep-compiled.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 12_000;
const TAIL_BYTES = 4_000;

/** A whole server in a process of its own, which can be killed. */
export class LiveProcess {
  /** Its address, once it serves; rejects when it exits first or takes too long. */
  readonly ready: Promise<string>;
  readonly #child: ChildProcess;
  readonly #gone: Promise<number | null>;
  #stderr = '';

  /** Starts `main.ts`, or another entry, with these variables. */
  constructor(variables: Record<string, string>, entry: string = MAIN) {
    const child = spawn(process.execPath, [entry], {
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: COMPILED_FOLDER,
        LOG_LEVEL: 'error',
        LIMITS_FACTOR: '100',
        ...variables,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      this.#stderr = (this.#stderr + chunk.toString()).slice(-TAIL_BYTES);
    });
    this.#child = child;
    this.#gone = new Promise((resolve) => child.once('exit', (code) => resolve(code)));
    this.ready = Promise.race([
      readyUrl(child),
      this.#gone.then((code) =>
        Promise.reject(new Error(`the server ended with code ${code}: ${this.#stderr}`)),
      ),
    ]);
    // A test that kills the process early does not await this promise.
    this.ready.catch(() => {});
  }

  /** Whether the process has exited, by itself or killed. */
  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** The last part of its standard error. */
  get stderr(): string {
    return this.#stderr;
  }

  get pid(): number {
    if (this.#child.pid === undefined) throw new Error('the server could not be started');
    return this.#child.pid;
  }

  /** Its exit code, once it has exited; null when a signal ended it. */
  get exitCode(): Promise<number | null> {
    return this.#gone;
  }

  /** Stops it with SIGTERM and gives its exit code; after a time-out it is killed, which gives null. */
  async stop(): Promise<number | null> {
    this.#child.kill('SIGTERM');
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    const code = await this.#gone;
    clearTimeout(timer);
    return code;
  }

  /** Kills it with SIGKILL. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#gone;
  }
}

function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`the server was not ready within ${START_TIMEOUT_MS} ms`)),
      START_TIMEOUT_MS,
    );
    if (!child.stdout) return reject(new Error('the server has no standard output'));
    createInterface(child.stdout).on('line', (line) => {
      const url = /^ready (\S+) /u.exec(line)?.[1];
      if (!url) return;
      clearTimeout(timer);
      resolve(url);
    });
  });
}
