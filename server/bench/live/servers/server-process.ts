import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { MemoryReading } from './memory-hook.ts';

const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 12_000;
const MEMORY_TIMEOUT_MS = 30_000;
const TAIL_BYTES = 4_000;
const HOOK = fileURLToPath(new URL('./memory-hook.ts', import.meta.url));

const living = new Set<ServerProcess>();

/** Stops all servers that still run, before their files are removed. */
export async function stopServers(): Promise<void> {
  await Promise.all([...living].map((server) => server.stop()));
}

/** A server under test in a process of its own; it prints `ready URL` when it serves. */
export class ServerProcess {
  readonly pid: number;
  readonly ready: Promise<URL>;
  readonly #child: ChildProcess;
  readonly #gone: Promise<void>;
  #stderr = '';

  constructor(entry: URL, variables: Readonly<Record<string, string>>) {
    const program = [`--import=${HOOK}`, '--expose-gc', fileURLToPath(entry)];
    const child = spawn(process.execPath, program, {
      env: { ...process.env, NODE_ENV: 'production', ...variables },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    if (child.pid === undefined) throw new Error(`${entry.pathname} could not be started`);
    this.pid = child.pid;
    this.#child = child;
    living.add(this);
    this.#gone = new Promise((resolve) =>
      child.once('exit', () => {
        living.delete(this);
        resolve();
      }),
    );
    child.stderr?.on('data', (chunk: Buffer) => {
      this.#stderr = (this.#stderr + chunk.toString()).slice(-TAIL_BYTES);
    });
    this.ready = Promise.race([this.#readyLine(), this.#endedEarly()]);
    this.ready.catch(() => {});
  }

  /** Measures its memory after a full garbage collection. */
  measureMemory(): Promise<MemoryReading> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('a server does not collect')), MEMORY_TIMEOUT_MS);
      this.#child.once('message', (reading) => {
        clearTimeout(timer);
        resolve(reading as MemoryReading);
      });
      this.#child.send('measure-memory');
    });
  }

  /** Sends SIGTERM, then SIGKILL after a time-out. */
  async stop(): Promise<void> {
    this.#child.kill('SIGTERM');
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await this.#gone;
    clearTimeout(timer);
  }

  /** Sends SIGKILL. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#gone;
  }

  async #endedEarly(): Promise<never> {
    await this.#gone;
    throw new Error(`a server under test ended: ${this.#stderr}`);
  }

  #readyLine(): Promise<URL> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`not ready: ${this.#stderr}`)), START_TIMEOUT_MS);
      if (!this.#child.stdout) throw new Error('a server under test has no standard output');
      createInterface(this.#child.stdout).on('line', (line) => {
        const [, url] = /^ready (\S+)/u.exec(line) ?? [];
        if (url === undefined) return;
        clearTimeout(timer);
        resolve(new URL(url));
      });
    });
  }
}
