import type { Bench } from '../bench.ts';
import {
  type CrowdSettings,
  gatherCrowd,
  measureTraffic,
  type TrafficResult,
  type TrafficSettings,
} from '../load/measure-traffic.ts';
import { withGenerators } from '../load/with-generators.ts';
import type { Figures } from '../report/sample.ts';
import type { ServerUnderTest } from '../servers/server-under-test.ts';
import { withServer } from '../servers/start-server.ts';
import type { Observation } from './scenario.ts';

const MIB = 1024 * 1024;

/** Measures one window of traffic of one crowd on a newly started server. */
export function observeTraffic(
  bench: Bench,
  starting: Promise<ServerUnderTest>,
  crowd: Omit<CrowdSettings, 'rooms'> & { roomCount?: number },
  traffic: TrafficSettings,
): Promise<Observation> {
  return withServer(starting, (server) =>
    withGenerators(bench, async (generators) => {
      const settings = { ...crowd, rooms: await server.freshRooms(crowd.roomCount ?? 1) };
      await gatherCrowd(bench, generators, server, settings);
      return observationOf(await measureTraffic(generators, server, settings, traffic));
    }),
  );
}

/** The figures of a window under the names of the table; throws when clients were cut off, as the rest would look too fast. */
export function observationOf(result: TrafficResult): Observation {
  const { foreignCores, generatorUtilization, closed, firstCloseReason } = result;
  if (closed > 0) throw new Error(`${closed} clients were cut off: ${firstCloseReason}`);
  return { figures: figuresOf(result), foreignCores, generatorUtilization };
}

function figuresOf(result: TrafficResult): Figures {
  return {
    'p50 ms': result.p50Ms,
    'p95 ms': result.p95Ms,
    'p99 ms': result.p99Ms,
    'delivered %': result.deliveredShare * 100,
    'deliveries/s': result.deliveredPerSecond,
    'CPU s/100k': result.cpuPer100k,
    'CPU s/100k with PostgreSQL': result.cpuPer100kWithDatabase,
    'server cores': result.serverCores,
    'RSS MB': result.rssBytes / MIB,
    ...result.commitCosts,
  };
}
