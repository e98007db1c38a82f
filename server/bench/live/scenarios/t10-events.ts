import type { Bench } from '../bench.ts';
import { gatherCrowd, measureTraffic, type TrafficResult } from '../load/measure-traffic.ts';
import { withGenerators } from '../load/with-generators.ts';
import type { PeerName } from '../report/sample.ts';
import type { ServerUnderTest } from '../servers/server-under-test.ts';
import { startOurTopics, startPeer } from '../servers/start-peer.ts';
import { withServer } from '../servers/start-server.ts';
import { observeTraffic } from './observe-traffic.ts';
import type { Observation, Scenario, ScenarioRow } from './scenario.ts';

const PEERS: readonly PeerName[] = ['plain-ws', 'socket.io', 'ours'];
const JUDGED_SUBSCRIBERS = 1_000;
const HELD_P99_MS = 200;
const HELD_SHARE = 0.99;
const PLAIN_STEPS = [60, 100, 140, 180, 240];
const OUR_STEPS = [500, 1_000, 1_500, 2_000, 3_000];

/** One publisher and many subscribers of one topic; ours writes every event to the durable log first. */
export const events: Scenario = {
  id: 'T10',
  title: 'Events of one topic to everybody who watches it, about 230 bytes each',
  rows: (bench) => [
    paced(bench, bench.pick(JUDGED_SUBSCRIBERS, 50), 20),
    ...bench.pick([paced(bench, 5_000, 4)], []),
    {
      variant: `highest rate, N=${bench.pick(JUDGED_SUBSCRIBERS, 50)}`,
      peers: PEERS,
      observe: (peer) => withServer(start(bench, peer), (server) => climb(bench, server)),
    },
  ],
};

function start(bench: Bench, peer: PeerName): Promise<ServerUnderTest> {
  return peer === 'ours' ? startOurTopics(bench) : startPeer(peer);
}

function paced(bench: Bench, clientsPerRoom: number, ratePerSecond: number): ScenarioRow {
  const traffic = { ratePerSecond, senders: 1, warmSeconds: bench.pick(1.5, 0.3), seconds: bench.pick(5, 1) };
  return {
    variant: `N=${clientsPerRoom}, ${ratePerSecond}/s`,
    isRunOnce: clientsPerRoom !== JUDGED_SUBSCRIBERS,
    peers: PEERS,
    observe: (peer) => observeTraffic(bench, start(bench, peer), { clientsPerRoom, kind: 'E' }, traffic),
  };
}

function climb(bench: Bench, server: ServerUnderTest): Promise<Observation> {
  return withGenerators(bench, async (generators) => {
    const clientsPerRoom = bench.pick(JUDGED_SUBSCRIBERS, 50);
    const crowd = { rooms: await server.freshRooms(1), clientsPerRoom, kind: 'E' as const };
    await gatherCrowd(bench, generators, server, crowd);
    const figures: Record<string, number> = { 'best rate/s': 0 };
    let best: TrafficResult | null = null;
    let foreignCores = 0;
    const steps = server.peer === 'ours' ? OUR_STEPS : PLAIN_STEPS;
    for (const ratePerSecond of bench.pick(steps, steps.slice(0, 1))) {
      const traffic = {
        ratePerSecond,
        senders: 1,
        warmSeconds: bench.pick(1, 0.3),
        seconds: bench.pick(3, 1),
      };
      const result = await measureTraffic(generators, server, crowd, traffic);
      // A step may fail because of other processes, so the maximum over all steps counts.
      foreignCores = Math.max(foreignCores, result.foreignCores);
      if (result.p99Ms >= HELD_P99_MS || result.deliveredShare < HELD_SHARE) {
        figures['p99 ms at the failed step'] = result.p99Ms;
        figures['generator at the failed step'] = result.generatorUtilization;
        break;
      }
      best = result;
      figures['best rate/s'] = ratePerSecond;
      figures['p99 ms there'] = result.p99Ms;
      figures['CPU s/100k there'] = result.cpuPer100k;
    }
    return { figures, foreignCores, generatorUtilization: best?.generatorUtilization ?? 0 };
  });
}
