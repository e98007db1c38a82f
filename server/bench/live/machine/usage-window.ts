import type { ServerUnderTest } from '../servers/server-under-test.ts';
import { cpuSeconds, machineBusySeconds } from './process-usage.ts';

/** CPU used within a window. */
export interface Usage {
  seconds: number;
  serverCpuSeconds: number;
  databaseCpuSeconds: number;
  /** By the generators and this process, which mostly waits. */
  loadCpuSeconds: number;
  machineBusySeconds: number;
}

/** Starts a window that measures server, database, generators and machine; the returned function ends it. */
export function watchUsage(
  server: Pick<ServerUnderTest, 'pid' | 'morePids' | 'databasePids'>,
  generators: readonly { pid: number }[],
): () => Usage {
  const databasePids = server.databasePids();
  const loadPids = [process.pid, ...generators.map(({ pid }) => pid)];
  const sumOf = (pids: readonly number[]) => pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  const read = () => ({
    at: performance.now(),
    server: sumOf([server.pid, ...(server.morePids ?? [])]),
    database: sumOf(databasePids),
    load: sumOf(loadPids),
    machine: machineBusySeconds(),
  });
  const before = read();
  return () => {
    const after = read();
    return {
      seconds: (after.at - before.at) / 1_000,
      serverCpuSeconds: after.server - before.server,
      databaseCpuSeconds: after.database - before.database,
      loadCpuSeconds: after.load - before.load,
      machineBusySeconds: after.machine - before.machine,
    };
  };
}

/** Cores used by other processes. */
export function foreignCores(usage: Usage): number {
  const ours = usage.serverCpuSeconds + usage.databaseCpuSeconds + usage.loadCpuSeconds;
  return Math.max(0, (usage.machineBusySeconds - ours) / usage.seconds);
}
