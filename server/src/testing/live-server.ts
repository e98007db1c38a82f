import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { LiveProcess } from './live-process.ts';
import { sendRequest, type TestRequest, type TestResponse } from './send-request.ts';

/** How a server is ended before it starts again. */
export type RestartKind = 'graceful' | 'killed';

/** Where live clients find the product: one process, or several behind one address. */
export interface LiveAddress {
  readonly url: string;
  /** Sends until there is an answer: a request the server did not live to answer is sent again. */
  sendUntilAnswered(method: string, path: string, request: TestRequest): Promise<TestResponse>;
}

/** A server at one address that is ended and started again while clients use it. */
export class LiveServer implements LiveAddress {
  readonly url: string;
  /** Exit codes of the stops that were asked for. */
  readonly exitCodes: (number | null)[] = [];
  readonly #variables: Record<string, string>;
  #process: LiveProcess;
  #isUp: Promise<void> = Promise.resolve();

  private constructor(process: LiveProcess, variables: Record<string, string>, url: string) {
    this.#process = process;
    this.#variables = variables;
    this.url = url;
  }

  static async start(databaseUrl: string): Promise<LiveServer> {
    const variables = {
      PORT: String(await freePort()),
      HOST: '127.0.0.1',
      PUBLIC_URL: '',
      DATABASE_URL: databaseUrl,
      DATA_DIR: await mkdtemp(join(tmpdir(), 'fap-live-')),
      DATA_MODE: 'live',
    };
    const process = new LiveProcess(variables);
    return new LiveServer(process, variables, await process.ready);
  }

  /** Ends the server and starts it again at the same address. */
  async restart(kind: RestartKind): Promise<void> {
    const ended = this.#process;
    const again = async () => {
      if (kind === 'killed') await ended.kill();
      else this.exitCodes.push(await ended.stop());
      this.#process = new LiveProcess(this.#variables);
      await this.#process.ready;
    };
    this.#isUp = again();
    await this.#isUp;
  }

  async sendUntilAnswered(method: string, path: string, request: TestRequest): Promise<TestResponse> {
    const deadline = performance.now() + 60_000;
    for (;;) {
      const up = this.#isUp;
      try {
        return await sendRequest(this.url, method, path, request);
      } catch (error) {
        if (performance.now() > deadline)
          throw new Error(`${method} ${path} got no answer: ${String(error)}`);
        // Either it is down now, or it was when this was sent and is up again.
        await up;
        await this.#isUp;
      }
    }
  }

  async stop(): Promise<void> {
    await this.#process.stop();
    await rm(this.#variables.DATA_DIR ?? '', { recursive: true, force: true });
  }
}
