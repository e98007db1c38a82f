import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 12_000;
const TAIL_BYTES = 4_000;

/** A whole server in a process of its own, which can be ended like a machine that loses power. */
export class LiveProcess {
  /** Its address, once it serves; rejects when it ended before or takes too long. */
  readonly ready: Promise<string>;
  readonly #child: ChildProcess;
  readonly #gone: Promise<number | null>;
  #said = '';

  /** Starts `main.ts` with these variables. */
  constructor(variables: Record<string, string>) {
    const child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, LOG_LEVEL: 'error', LIMITS_FACTOR: '100', ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      this.#said = (this.#said + chunk.toString()).slice(-TAIL_BYTES);
    });
    this.#child = child;
    this.#gone = new Promise((resolve) => child.once('exit', (code) => resolve(code)));
    this.ready = Promise.race([
      readyUrl(child),
      this.#gone.then((code) =>
        Promise.reject(new Error(`the server ended with code ${code}: ${this.#said}`)),
      ),
    ]);
    // Whoever kills it early does not wait for it.
    this.ready.catch(() => {});
  }

  /** Whether it is no more, by itself or ended. */
  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** The end of what it wrote on standard error. */
  get said(): string {
    return this.#said;
  }

  get pid(): number {
    if (this.#child.pid === undefined) throw new Error('the server could not be started');
    return this.#child.pid;
  }

  /** Its exit code, once it has ended; null when a signal ended it. */
  get exitCode(): Promise<number | null> {
    return this.#gone;
  }

  /** Asks it to go and gives its exit code; one that does not go in time is killed and gives null. */
  async stop(): Promise<number | null> {
    this.#child.kill('SIGTERM');
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    const code = await this.#gone;
    clearTimeout(timer);
    return code;
  }

  /** Ends it at once, whatever it is doing. */
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
