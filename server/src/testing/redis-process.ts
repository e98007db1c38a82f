import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { findRedisServer } from '../../scripts/find-redis.ts';
import { findFreePort } from './find-free-port.ts';

const START_TIMEOUT_MS = 10_000;

/** A real Redis for one test, which can be stopped, restarted and made to hang. */
export class RedisProcess {
  readonly url: string;
  readonly #program: string;
  readonly #port: number;
  #child: ChildProcess | null = null;

  private constructor(program: string, port: number) {
    this.#program = program;
    this.#port = port;
    this.url = `redis://127.0.0.1:${port}`;
  }

  static async start(): Promise<RedisProcess> {
    const redis = new RedisProcess(await findRedisServer(), await findFreePort());
    await redis.start();
    return redis;
  }

  async start(): Promise<void> {
    const options = ['--port', String(this.#port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    this.#child = spawn(this.#program, options, { stdio: 'ignore', cwd: '/' });
    const deadline = performance.now() + START_TIMEOUT_MS;
    while (!(await accepts(this.#port))) {
      if (performance.now() > deadline) throw new Error('redis did not start');
      await sleep(20);
    }
  }

  /** Pauses the process, so that its connections stay open but get no answers. */
  hang(): void {
    this.#child?.kill('SIGSTOP');
  }

  resume(): void {
    this.#child?.kill('SIGCONT');
  }

  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
