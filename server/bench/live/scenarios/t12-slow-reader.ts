import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import type { LoadProcess } from '../load/load-process.ts';
import { gatherCrowd, measureTraffic, type TrafficResult } from '../load/measure-traffic.ts';
import { withGenerators } from '../load/with-generators.ts';
import type { ServerUnderTest } from '../servers/server-under-test.ts';
import { startDocumentServer, withServer } from '../servers/start-server.ts';
import type { Observation, Scenario } from './scenario.ts';

const UPDATES_PER_SECOND = 500;
const SECONDS = 30;
/** Padding of each message: half a minute of messages must exceed the kernel's socket buffers. */
const PADDING_BYTES = 850;
/** Wait for background merging and storing to end. */
const SETTLE_MS = 4_000;
const MIB = 1024 * 1024;

/** One client stops reading; others must not be delayed, and the server must not buffer everything for it. */
export const slowReader: Scenario = {
  id: 'T12',
  title: `One of 50 clients reads nothing for ${SECONDS} s, ${UPDATES_PER_SECOND} updates/s of 900 bytes`,
  rows: (bench) => [
    {
      variant: '',
      isRunOnce: true,
      peers: ['ours'],
      observe: (peer) => withServer(startDocumentServer(bench, peer), (server) => compare(bench, server)),
    },
  ],
};

function compare(bench: Bench, server: ServerUnderTest): Promise<Observation> {
  return withGenerators(bench, async (generators) => {
    const without = await run(bench, server, generators, false);
    const withSlow = await run(bench, server, generators, true);
    return {
      figures: {
        'p99 ms without': without.result.p99Ms,
        'p99 ms with': withSlow.result.p99Ms,
        'memory for the slow one MB': (withSlow.grownBytes - without.grownBytes) / MIB,
        'slow one was closed': withSlow.closeReason === null ? 0 : 1,
      },
      foreignCores: withSlow.result.foreignCores,
      generatorUtilization: withSlow.result.generatorUtilization,
    };
  });
}

async function run(
  bench: Bench,
  server: ServerUnderTest,
  generators: readonly LoadProcess[],
  isStalled: boolean,
): Promise<{ result: TrafficResult; grownBytes: number; closeReason: string | null }> {
  const crowd = { rooms: await server.freshRooms(1), clientsPerRoom: 50, paddingBytes: PADDING_BYTES };
  await gatherCrowd(bench, generators, server, crowd);
  const before = await server.measureMemory();
  const [first] = generators;
  await first?.call('stall', { isStalled });
  const traffic = { ratePerSecond: UPDATES_PER_SECOND, warmSeconds: 1, seconds: bench.pick(SECONDS, 2) };
  const result = await measureTraffic(generators, server, crowd, traffic);
  await sleep(bench.pick(SETTLE_MS, 100));
  const after = await server.measureMemory();
  await first?.call('stall', { isStalled: false });
  await sleep(1_000);
  const reading = await first?.call('stall', { isStalled: false });
  return {
    result,
    grownBytes: after.heapBytes - before.heapBytes,
    closeReason: reading?.closeReason ?? null,
  };
}
