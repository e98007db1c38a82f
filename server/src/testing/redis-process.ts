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
  readonly #durableIn: string | undefined;
  #child: ChildProcess | null = null;

  private constructor(program: string, port: number, durableIn: string | undefined) {
    this.#program = program;
    this.#port = port;
    this.#durableIn = durableIn;
    this.url = `redis://127.0.0.1:${port}`;
  }

  /** Starts it in memory alone, or with a log in this folder that is synced before each answer. */
  static async start(durableIn?: string): Promise<RedisProcess> {
    const redis = new RedisProcess(await findRedisServer(), await findFreePort(), durableIn);
    await redis.start();
    return redis;
  }

  async start(): Promise<void> {
    const log = this.#durableIn
      ? ['--appendonly', 'yes', '--appendfsync', 'always', '--dir', this.#durableIn]
      : ['--appendonly', 'no'];
    const options = ['--port', String(this.#port), '--bind', '127.0.0.1', '--save', ''];
    this.#child = spawn(this.#program, [...options, ...log], { stdio: 'ignore', cwd: '/' });
    const deadline = performance.now() + START_TIMEOUT_MS;
    while (!(await accepts(this.#port))) {
      if (performance.now() > deadline) throw new Error('redis did not start');
      await sleep(20);
    }
  }

  /** Its process id; null while it does not run. */
  get pid(): number | null {
    return this.#child?.pid ?? null;
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
