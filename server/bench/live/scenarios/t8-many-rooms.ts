import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import { gatherCrowd, measureTraffic } from '../load/measure-traffic.ts';
import { withGenerators } from '../load/with-generators.ts';
import { foreignCores, watchUsage } from '../machine/usage-window.ts';
import type { ServerUnderTest } from '../servers/server-under-test.ts';
import { startOurCollab, startPeer } from '../servers/start-peer.ts';
import { withServer } from '../servers/start-server.ts';
import type { Observation, Scenario } from './scenario.ts';

const CLIENTS_PER_ROOM = 4;
const UPDATES_PER_SECOND = 400;
const KIB = 1024;
const MIB = 1024 * KIB;
/** Longer than the 30 s for which ours keeps an empty room, in case a page is only reloaded. */
const LONGEST_GRACE_MS = 33_000;
const SHORT_GRACE_MS = 4_000;
/** A minute, in which ours looks for each dead connection once: a shorter time would catch all of them or none. */
const IDLE_MS = 60_000;

/** Many small rooms: the cost of each while idle, and what remains after closing. Ours is the collaboration server alone. */
export const manyRooms: Scenario = {
  id: 'T8',
  title: `500 rooms of ${CLIENTS_PER_ROOM}`,
  rows: (bench) => [
    {
      variant: `${bench.pick(500, 20)} rooms`,
      isRunOnce: true,
      peers: ['relay-ws', 'hocuspocus', 'ours'],
      observe: (peer) =>
        withServer(peer === 'ours' ? startOurCollab(bench) : startPeer(peer), (server) =>
          fillAndEmpty(bench, server),
        ),
    },
  ],
};

function fillAndEmpty(bench: Bench, server: ServerUnderTest): Promise<Observation> {
  return withGenerators(bench, async (generators) => {
    const roomCount = bench.pick(500, 20);
    const traffic = { ratePerSecond: UPDATES_PER_SECOND, warmSeconds: 1, seconds: bench.pick(4, 1) };
    // Warm-up in one room with the same traffic, so that code compiled on first use is not counted as what rooms leave.
    const first = { rooms: await server.freshRooms(1), clientsPerRoom: CLIENTS_PER_ROOM };
    await gatherCrowd(bench, generators, server, first);
    await measureTraffic(generators, server, first, traffic);
    const before = await server.measureMemory();
    const crowd = { rooms: await server.freshRooms(roomCount), clientsPerRoom: CLIENTS_PER_ROOM };
    await gatherCrowd(bench, generators, server, crowd);
    await sleep(bench.pick(2_000, 500));
    const idle = await server.measureMemory();
    const finish = watchUsage(server, generators);
    await sleep(bench.pick(IDLE_MS, 1_000));
    const usage = finish();
    const active = await measureTraffic(generators, server, crowd, traffic);
    const busy = await server.measureMemory();
    await Promise.all(generators.map((generator) => generator.call('disconnect', undefined)));
    await sleep(bench.pick(server.peer === 'ours' ? LONGEST_GRACE_MS : SHORT_GRACE_MS, 500));
    const after = await server.measureMemory();
    return {
      figures: {
        'RSS before MB': before.rssBytes / MIB,
        'RSS KB/room idle': (idle.rssBytes - before.rssBytes) / KIB / roomCount,
        'heap KB/room idle': (idle.heapBytes - before.heapBytes) / KIB / roomCount,
        'RSS KB/room active': (busy.rssBytes - before.rssBytes) / KIB / roomCount,
        'idle cores': usage.serverCpuSeconds / usage.seconds,
        'heap left MB': (after.heapBytes - before.heapBytes) / MIB,
      },
      foreignCores: foreignCores(usage),
      generatorUtilization: active.generatorUtilization,
    };
  });
}
