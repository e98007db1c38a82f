import { setTimeout as sleep } from 'node:timers/promises';
import * as Y from 'yjs';
import { fuzzSeed, SeededRandom } from '../../../src/platform/collab/testing/seeded-random.ts';
import type { Bench } from '../bench.ts';
import { LoadProcess } from '../load/load-process.ts';
import { gatherCrowd } from '../load/measure-traffic.ts';
import { DURABLE_PEERS, isStoringPeer } from '../report/sample.ts';
import type { ServerUnderTest } from '../servers/server-under-test.ts';
import { startOurCollab, startStoringPeer } from '../servers/start-peer.ts';
import { nowUs } from '../wire/monotonic-time.ts';
import type { Observation, Scenario } from './scenario.ts';

const TRIALS = 200;
const LANES = 4;
const CLIENTS = 6;
const UPDATES_PER_SECOND = 100;
const LATEST_KILL_MS = 3_000;

interface Trial {
  seen: number;
  lost: number;
}

/** The server is killed while clients write; every update that another client received must exist after the restart. */
export const kill: Scenario = {
  id: 'T9',
  title: `kill -9 at a random moment of the first ${LATEST_KILL_MS} ms under ${UPDATES_PER_SECOND} updates/s`,
  rows: (bench) => [
    {
      variant: '',
      isRunOnce: true,
      peers: [...DURABLE_PEERS, 'ours'],
      observe: (peer) =>
        killRepeatedly(bench, () =>
          isStoringPeer(peer) ? startStoringPeer(bench, peer) : startOurCollab(bench),
        ),
    },
  ],
};

async function killRepeatedly(bench: Bench, start: () => Promise<ServerUnderTest>): Promise<Observation> {
  const random = new SeededRandom(fuzzSeed('kill'));
  const trials: Trial[] = [];
  const count = bench.pick(TRIALS, LANES);
  let next = 0;
  const runTrials = async () => {
    const generator = new LoadProcess();
    let server = await start();
    try {
      while (next < count) {
        next += 1;
        const room = await writeUntilKilled(bench, server, generator, random.below(LATEST_KILL_MS));
        server = await start();
        trials.push(await compare(server, generator, room));
      }
    } finally {
      generator.stop();
      await server.stop();
    }
  };
  await Promise.all(Array.from({ length: LANES }, runTrials));
  return {
    figures: {
      trials: trials.length,
      'updates seen by others': trials.reduce((sum, { seen }) => sum + seen, 0),
      'updates lost': trials.reduce((sum, { lost }) => sum + lost, 0),
      'trials with a loss': trials.filter(({ lost }) => lost > 0).length,
    },
    // Nothing is timed.
    foreignCores: 0,
    generatorUtilization: 0,
  };
}

async function writeUntilKilled(
  bench: Bench,
  server: ServerUnderTest,
  generator: LoadProcess,
  afterMs: number,
): Promise<string> {
  const [room = ''] = await server.freshRooms(1);
  const crowd = { rooms: [room], clientsPerRoom: CLIENTS, onlyText: true, remembersSeen: true };
  await gatherCrowd(bench, [generator], server, crowd);
  const startUs = nowUs();
  const command = { ratePerSecond: UPDATES_PER_SECOND, senders: null, startUs, fromUs: startUs };
  const writing = generator.call('traffic', { ...command, toUs: startUs + afterMs * 1_000 });
  await sleep(afterMs);
  await server.kill();
  await writing;
  return room;
}

/** Counts the updates that a client had received and that a new client of the restarted server does not find. */
async function compare(server: ServerUnderTest, generator: LoadProcess, room: string): Promise<Trial> {
  const { marks } = await generator.call('seen', undefined);
  const { updates } = await generator.call('fetch', { target: server.target, room });
  const doc = new Y.Doc();
  for (const update of updates) Y.applyUpdate(doc, update);
  const text = doc.getXmlFragment('notes').toString();
  return { seen: marks.length, lost: marks.filter((mark) => !text.includes(mark)).length };
}
