import type { Bench } from '../bench.ts';
import { gatherCrowd, measureTraffic, type TrafficResult } from '../load/measure-traffic.ts';
import { withGenerators } from '../load/with-generators.ts';
import type { PeerName } from '../report/sample.ts';
import type { ServerUnderTest } from '../servers/server-under-test.ts';
import { startDocumentServer, withServer } from '../servers/start-server.ts';
import type { Observation, Scenario } from './scenario.ts';

const CLIENTS = 200;
const HELD_P99_MS = 200;
const HELD_SHARE = 0.99;

const LOW_STEPS = [500, 750, 1_000, 1_500, 2_000];
const HIGH_STEPS = [2_000, 4_500, 6_500, 9_000, 12_000, 16_000];
const QUICK_STEPS = [300, 500];
const STEPS: readonly (readonly [PeerName, readonly number[]])[] = [
  ['relay-ws', LOW_STEPS],
  ['ywss', LOW_STEPS],
  ['hocuspocus', HIGH_STEPS],
  ['hocuspocus-pg', LOW_STEPS],
  ['redis-streams', LOW_STEPS],
  ['relay-pg', HIGH_STEPS],
  ['ours', HIGH_STEPS],
];

/** One room with a rising rate of updates: the highest step at which latencies stay within the bound. */
export const highestRate: Scenario = {
  id: 'T2',
  title: `Highest rate held by one room of ${CLIENTS}: p99 below ${HELD_P99_MS} ms, 99 % delivered`,
  rows: (bench) => [
    {
      variant: `N=${CLIENTS}`,
      peers: STEPS.map(([peer]) => peer),
      observe: (peer) =>
        withServer(startDocumentServer(bench, peer), (server) =>
          climb(bench, server, bench.pick(STEPS.find(([name]) => name === peer)?.[1] ?? [], QUICK_STEPS)),
        ),
    },
  ],
};

/** Tries rising rates on one server, each in a new room, until one is not sustained. */
function climb(bench: Bench, server: ServerUnderTest, steps: readonly number[]): Promise<Observation> {
  return withGenerators(bench, async (generators) => {
    const figures: Record<string, number> = { 'best rate/s': 0 };
    let best: TrafficResult | null = null;
    let foreignCores = 0;
    for (const ratePerSecond of steps) {
      const crowd = { rooms: await server.freshRooms(1), clientsPerRoom: bench.pick(CLIENTS, 20) };
      await gatherCrowd(bench, generators, server, crowd);
      const traffic = { ratePerSecond, warmSeconds: bench.pick(1, 0.3), seconds: bench.pick(2.5, 0.5) };
      const result = await measureTraffic(generators, server, crowd, traffic);
      figures[`p99 ms at ${ratePerSecond}/s`] = result.p99Ms;
      // A step may fail because of other processes, so the maximum over all steps counts.
      foreignCores = Math.max(foreignCores, result.foreignCores);
      const isHeld = result.p99Ms < HELD_P99_MS && result.deliveredShare >= HELD_SHARE;
      if (!isHeld) {
        figures['generator at the failed step'] = result.generatorUtilization;
        break;
      }
      best = result;
      figures['best rate/s'] = ratePerSecond;
      figures['p99 ms there'] = result.p99Ms;
      figures['server cores there'] = result.serverCores;
    }
    return { figures, foreignCores, generatorUtilization: best?.generatorUtilization ?? 0 };
  });
}
