import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 12_000;
const TAIL_BYTES = 4_000;

/** A whole server in a process of its own, which can be ended like a machine that loses power. */
export class LiveProcess {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #gone: Promise<number | null>;

  private constructor(child: ChildProcess, gone: Promise<number | null>, url: string) {
    this.#child = child;
    this.#gone = gone;
    this.url = url;
  }

  /** Starts `main.ts` with these variables; resolves when it serves. */
  static async start(variables: Record<string, string>): Promise<LiveProcess> {
    const child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, LOG_LEVEL: 'error', ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const gone = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-TAIL_BYTES);
    });
    const url = await Promise.race([
      readyUrl(child),
      gone.then((code) => Promise.reject(new Error(`the server ended with code ${code}: ${said}`))),
    ]);
    return new LiveProcess(child, gone, url);
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
