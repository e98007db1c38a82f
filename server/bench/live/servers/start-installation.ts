import { randomBytes } from 'node:crypto';
import { Balancer } from '../../../src/testing/balancer.ts';
import { RedisProcess } from '../../../src/testing/redis-process.ts';
import type { Bench } from '../bench.ts';
import { databaseProcesses } from './database-processes.ts';
import { ServerProcess } from './server-process.ts';
import type { ServerUnderTest } from './server-under-test.ts';

const ENTRY = new URL('./entries/our-collab.ts', import.meta.url);

/** Several of our collaboration servers on one PostgreSQL, with a Redis between them, behind a balancer. */
export interface Installation extends ServerUnderTest {
  /** Kills one of the processes (SIGKILL); the balancer sends nobody there any more. */
  killOne(): Promise<void>;
}

/** Starts our collaboration server as this many processes; with one there is no Redis. */
export async function startInstallation(bench: Bench, count: number): Promise<Installation> {
  const redis = count > 1 ? await RedisProcess.start() : null;
  const databaseUrl = await bench.databaseUrl();
  const processes = Array.from(
    { length: count },
    () => new ServerProcess(ENTRY, { DATABASE_URL: databaseUrl, REDIS_URL: redis?.url ?? '' }),
  );
  const balancer = await Balancer.start();
  const ports = await Promise.all(processes.map(async ({ ready }) => Number((await ready).port)));
  for (const port of ports) balancer.add(port);
  const [first, ...more] = processes;
  if (!first) throw new Error('an installation has a process');
  const mark = randomBytes(4).toString('hex');
  let rooms = 0;
  return {
    peer: 'ours',
    pid: first.pid,
    morePids: [...more.map(({ pid }) => pid), ...(redis?.pid ? [redis.pid] : [])],
    target: { protocol: 'y-websocket', port: Number(new URL(balancer.url).port), prefix: '', cookie: null },
    databasePids: () => databaseProcesses(bench.databaseFolder),
    countLogRows: () => null,
    freshRooms(wanted) {
      rooms += wanted;
      return Promise.resolve(Array.from({ length: wanted }, (_, i) => `many-${mark}-${rooms - i}`));
    },
    measureMemory: () => first.measureMemory(),
    async killOne() {
      balancer.remove(ports.at(-1) ?? 0);
      await processes.at(-1)?.kill();
    },
    async stop() {
      await Promise.all(processes.map((process) => process.stop()));
      await balancer.close();
      await redis?.kill();
    },
    kill: async () => void (await Promise.all(processes.map((process) => process.kill()))),
  };
}
