import { type ChildProcess, fork } from 'node:child_process';

/** A call over IPC. */
export interface LoadCall {
  id: number;
  name: string;
  command: unknown;
}

/** The answer to a call. */
export interface LoadAnswer {
  id: number;
  value?: unknown;
  error?: string;
}

/** What a process of its own does on command. */
type Commands<Names extends string> = Record<Names, (command: never) => Promise<unknown>>;

const CALL_TIMEOUT_MS = 180_000;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/** A process that runs the commands of `answerCommands` in its entry. */
export class CommandProcess<Known extends Commands<keyof Known & string>> {
  readonly pid: number;
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, Waiting>();
  #calls = 0;

  constructor(entry: string) {
    // Advanced serialization sends documents as bytes.
    this.#child = fork(entry, { serialization: 'advanced' });
    this.pid = this.#child.pid ?? 0;
    this.#child.on('message', (answer: LoadAnswer) => this.#settle(answer));
    this.#child.on('exit', (code) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(`a generator ended with ${code}`));
    });
  }

  /** Runs a command in the process; rejects with its error or after a time-out. */
  call<N extends keyof Known & string>(
    name: N,
    command: Parameters<Known[N]>[0],
  ): Promise<Awaited<ReturnType<Known[N]>>> {
    this.#calls += 1;
    const call: LoadCall = { id: this.#calls, name, command };
    const answer = new Promise<unknown>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${name} takes too long`)), CALL_TIMEOUT_MS);
      this.#waiting.set(call.id, { resolve, reject, timer });
    });
    this.#child.send(call);
    return answer as Promise<Awaited<ReturnType<Known[N]>>>;
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
