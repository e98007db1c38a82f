import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { LoadCommands } from './commands.ts';

/** A call over IPC. */
export interface LoadCall {
  id: number;
  name: keyof LoadCommands;
  command: unknown;
}

/** The answer to a call. */
export interface LoadAnswer {
  id: number;
  value?: unknown;
  error?: string;
}

const GENERATOR = fileURLToPath(new URL('./generator.ts', import.meta.url));
const CALL_TIMEOUT_MS = 180_000;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/** A load generator in a process of its own. */
export class LoadProcess {
  readonly pid: number;
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, Waiting>();
  #calls = 0;

  constructor() {
    // Advanced serialization sends documents as bytes.
    this.#child = fork(GENERATOR, { serialization: 'advanced' });
    this.pid = this.#child.pid ?? 0;
    this.#child.on('message', (answer: LoadAnswer) => this.#settle(answer));
    this.#child.on('exit', (code) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(`a generator ended with ${code}`));
    });
  }

  /** Runs a command in the generator; rejects with its error or after a time-out. */
  call<N extends keyof LoadCommands>(
    name: N,
    command: Parameters<LoadCommands[N]>[0],
  ): Promise<Awaited<ReturnType<LoadCommands[N]>>> {
    this.#calls += 1;
    const call: LoadCall = { id: this.#calls, name, command };
    const answer = new Promise<unknown>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${name} takes too long`)), CALL_TIMEOUT_MS);
      this.#waiting.set(call.id, { resolve, reject, timer });
    });
    this.#child.send(call);
    return answer as Promise<Awaited<ReturnType<LoadCommands[N]>>>;
  }

  /** Ends the process; pending commands never resolve. */
  stop(): void {
    for (const { timer } of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
    this.#child.kill('SIGKILL');
  }

  #settle({ id, value, error }: LoadAnswer): void {
    const waiting = this.#waiting.get(id);
    clearTimeout(waiting?.timer);
    this.#waiting.delete(id);
    if (error === undefined) waiting?.resolve(value);
    else waiting?.reject(new Error(error));
  }
}
