import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './find-free-port.ts';
import { LiveProcess } from './live-process.ts';
import { NOWHERE } from './nowhere.ts';
import type { TestRequest, TestResponse } from './send-request.ts';
import { sendUntilAnswered } from './send-until-answered.ts';

/** How a server ends before its restart. */
export type RestartKind = 'graceful' | 'killed';

/** The server that live clients use: one process, or several behind one address. */
export interface LiveAddress {
  readonly url: string;
  /** Sends a request, again whenever the server dies before answering. */
  sendUntilAnswered(method: string, path: string, request: TestRequest): Promise<TestResponse>;
}

/** A server that is restarted at the same address while clients use it. */
export class LiveServer implements LiveAddress {
  readonly url: string;
  /** Exit codes of the graceful stops. */
  readonly exitCodes: (number | null)[] = [];
  readonly #variables: Record<string, string>;
  #process: LiveProcess;

  private constructor(process: LiveProcess, variables: Record<string, string>, url: string) {
    this.#process = process;
    this.#variables = variables;
    this.url = url;
  }

  /** Starts a server; an empty `databaseUrl` means its own embedded PostgreSQL. */
  static async start(databaseUrl: string, settings: Record<string, string> = {}): Promise<LiveServer> {
    const variables = {
      PORT: String(await findFreePort()),
      HOST: '127.0.0.1',
      PUBLIC_URL: '',
      DATABASE_URL: databaseUrl,
      DATA_DIR: await mkdtemp(join(tmpdir(), 'fap-live-')),
      DATA_MODE: 'live',
      ...NOWHERE,
      ...settings,
    };
    const process = new LiveProcess(variables);
    return new LiveServer(process, variables, await process.ready);
  }

  /** Ends the server and starts it again at the same address. */
  async restart(kind: RestartKind): Promise<void> {
    if (kind === 'killed') await this.#process.kill();
    else this.exitCodes.push(await this.#process.stop());
    this.#process = new LiveProcess(this.#variables);
    await this.#process.ready;
  }

  get dataDir(): string {
    return this.#variables.DATA_DIR ?? '';
  }

  /** The id of the current process. */
  get pid(): number {
    return this.#process.pid;
  }

  /** Whether the current process has exited. */
  get hasEnded(): boolean {
    return this.#process.hasEnded;
  }

  sendUntilAnswered(method: string, path: string, request: TestRequest): Promise<TestResponse> {
    return sendUntilAnswered(this.url, method, path, request);
  }

  async stop(): Promise<void> {
    await this.#process.stop();
    await rm(this.#variables.DATA_DIR ?? '', { recursive: true, force: true });
  }
}
