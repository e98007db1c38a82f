import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import type { LoadProcess } from '../load/load-process.ts';
import { gatherCrowd, measureTraffic } from '../load/measure-traffic.ts';
import { withGenerators } from '../load/with-generators.ts';
import type { ServerUnderTest } from '../servers/server-under-test.ts';
import { withServer } from '../servers/start-server.ts';
import { fillLargeRoom, minDocumentBytes, startForLargeDocument } from './large-room.ts';
import { observationOf } from './observe-traffic.ts';
import type { Observation, Scenario } from './scenario.ts';

const UPDATES_PER_SECOND = 100;
const JOINS_ALONE = 12;
/** Long, because servers that encode the document for each join block all other clients meanwhile. */
const PATIENCE_SECONDS = 40;

/** Latency in another room while a hundred clients open the large document. */
export const herdElsewhere: Scenario = {
  id: 'T5',
  title: `Another room (50 clients, ${UPDATES_PER_SECOND}/s) while 100 join the large document`,
  rows: (bench) => [
    {
      variant: '',
      peers: ['relay-ws', 'hocuspocus', 'ours'],
      observe: (peer) =>
        withServer(startForLargeDocument(bench, peer), (server) => measureWithHerd(bench, server)),
    },
  ],
};

function measureWithHerd(bench: Bench, server: ServerUnderTest): Promise<Observation> {
  return withGenerators(bench, ([herd]) =>
    withGenerators(bench, async (generators) => {
      if (herd === undefined) throw new Error('there is no generator');
      const room = await fillLargeRoom(bench, herd, server);
      const crowd = { rooms: await server.freshRooms(1), clientsPerRoom: bench.pick(50, 10) };
      await gatherCrowd(bench, generators, server, crowd);
      const traffic = {
        ratePerSecond: UPDATES_PER_SECOND,
        warmSeconds: 1,
        seconds: bench.pick(6, 2),
        drainSeconds: PATIENCE_SECONDS,
      };
      const running = measureTraffic(generators, server, crowd, traffic, [herd]);
      await sleep(1_200);
      await joinAll(bench, herd, server, room);
      return observationOf(await running);
    }),
  );
}

async function joinAll(
  bench: Bench,
  generator: LoadProcess,
  server: ServerUnderTest,
  room: string,
): Promise<void> {
  const command = {
    target: server.target,
    room,
    minBytes: minDocumentBytes(bench),
    stateVector: Uint8Array.of(0),
    ownState: Uint8Array.of(0, 0),
  };
  const alone = await generator.call('join', {
    ...command,
    joins: bench.pick(JOINS_ALONE, 2),
    isHerd: false,
  });
  const herd = await generator.call('join', { ...command, joins: bench.pick(100, 10), isHerd: true });
  const failures = [...alone.failures, ...herd.failures];
  if (failures.length > 0) throw new Error(`${server.peer}: ${failures.join('; ')}`);
}
