import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Balancer } from './balancer.ts';
import { findFreePort } from './find-free-port.ts';
import { LiveProcess } from './live-process.ts';
import type { LiveAddress } from './live-server.ts';
import { NOWHERE } from './nowhere.ts';
import type { TestRequest, TestResponse } from './send-request.ts';
import { sendUntilAnswered } from './send-until-answered.ts';

/** Several server processes on one database behind one load balancer; tests kill any of them. */
export class LiveInstallation implements LiveAddress {
  readonly url: string;
  readonly #balancer: Balancer;
  readonly #variables: Record<string, string>;
  readonly #processes = new Map<number, LiveProcess>();
  readonly #ports: number[] = [];

  private constructor(balancer: Balancer, variables: Record<string, string>) {
    this.#balancer = balancer;
    this.#variables = variables;
    this.url = balancer.url;
  }

  static async start(count: number, databaseUrl: string, redisUrl: string): Promise<LiveInstallation> {
    const balancer = await Balancer.start();
    const installation = new LiveInstallation(balancer, {
      HOST: '127.0.0.1',
      PUBLIC_URL: balancer.url,
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      DATA_DIR: await mkdtemp(join(tmpdir(), 'fap-many-')),
      DATA_MODE: 'live',
      ...NOWHERE,
    });
    for (let index = 0; index < count; index++) installation.#ports.push(await findFreePort());
    await Promise.all(installation.#ports.map((_, index) => installation.startProcess(index)));
    return installation;
  }

  get size(): number {
    return this.#ports.length;
  }

  /** The address of one process, bypassing the balancer. */
  addressOf(index: number): string {
    return `http://127.0.0.1:${this.#ports[index]}`;
  }

  async startProcess(index: number): Promise<void> {
    const port = this.#ports[index];
    const process = new LiveProcess({ ...this.#variables, PORT: String(port), NODE_NAME: `node-${index}` });
    this.#processes.set(index, process);
    await process.ready;
    this.#balancer.add(Number(port));
  }

  /** Kills a process (SIGKILL); its clients reconnect to another one. */
  async killProcess(index: number): Promise<void> {
    this.#balancer.remove(Number(this.#ports[index]));
    await this.#processes.get(index)?.kill();
  }

  async stopProcess(index: number): Promise<number | null> {
    this.#balancer.remove(Number(this.#ports[index]));
    return (await this.#processes.get(index)?.stop()) ?? null;
  }

  sendUntilAnswered(method: string, path: string, request: TestRequest): Promise<TestResponse> {
    return sendUntilAnswered(this.url, method, path, request);
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#processes.values()].map((process) => process.kill()));
    await this.#balancer.close();
    await rm(this.#variables.DATA_DIR ?? '', { recursive: true, force: true });
  }
}
