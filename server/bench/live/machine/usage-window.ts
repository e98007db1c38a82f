import type { ServerUnderTest } from '../servers/server-under-test.ts';
import { cpuSeconds, machineBusySeconds } from './process-usage.ts';

/** What was used between two moments. */
export interface Usage {
  seconds: number;
  serverCpuSeconds: number;
  databaseCpuSeconds: number;
  /** Of this process, which only waits. */
  ownCpuSeconds: number;
  machineBusySeconds: number;
}

/** Starts to watch a server, its database and the machine; the answer ends the window. */
export function watchUsage(server: Pick<ServerUnderTest, 'pid' | 'databasePids'>): () => Usage {
  const databasePids = server.databasePids();
  const read = () => ({
    at: performance.now(),
    server: cpuSeconds(server.pid),
    database: databasePids.reduce((sum, pid) => sum + cpuSeconds(pid), 0),
    own: process.cpuUsage(),
    machine: machineBusySeconds(),
  });
  const before = read();
  return () => {
    const after = read();
    const own = process.cpuUsage(before.own);
    return {
      seconds: (after.at - before.at) / 1_000,
      serverCpuSeconds: after.server - before.server,
      databaseCpuSeconds: after.database - before.database,
      ownCpuSeconds: (own.user + own.system) / 1e6,
      machineBusySeconds: after.machine - before.machine,
    };
  };
}

/** Cores used by anybody but us. */
export function foreignCores(usage: Usage, generatorCpuSeconds: number): number {
  const ours = usage.serverCpuSeconds + usage.databaseCpuSeconds + usage.ownCpuSeconds + generatorCpuSeconds;
  return Math.max(0, (usage.machineBusySeconds - ours) / usage.seconds);
}
