import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import type { JoinReport } from '../load/commands.ts';
import type { LoadProcess } from '../load/load-process.ts';
import { gatherCrowd } from '../load/measure-traffic.ts';
import { withGenerators } from '../load/with-generators.ts';
import { residentBytes } from '../machine/process-usage.ts';
import { foreignCores, watchUsage } from '../machine/usage-window.ts';
import type { PeerName } from '../report/sample.ts';
import type { ServerUnderTest } from '../servers/server-under-test.ts';
import { withServer } from '../servers/start-server.ts';
import { median } from '../stats/median.ts';
import { nowUs } from '../wire/monotonic-time.ts';
import { fillLargeRoom, minDocumentBytes, startForLargeDocument } from './large-room.ts';
import type { Observation, Scenario } from './scenario.ts';

const PEERS: readonly PeerName[] = ['relay-ws', 'ywss', 'hocuspocus', 'ours'];
/** Servers measured while others edit. The rest encode the document for each join anyway, so editing makes no difference. */
const PEERS_WHILE_EDITED: readonly PeerName[] = ['relay-ws', 'ours'];
const EDITORS = 5;
const EDITS_PER_SECOND = 50;
/** Longer than the whole scenario takes. */
const EDITING_SECONDS = 120;
const EMPTY_STATE_VECTOR = Uint8Array.of(0);
const EMPTY_UPDATE = Uint8Array.of(0, 0);
const MIB = 1024 * 1024;

/** Opening a document of 100,000 edits: one client, a hundred at once, at rest and while others edit it. */
export const largeDocument: Scenario = {
  id: 'T4',
  title: 'Joining a document of 100,000 edits',
  rows: (bench) =>
    [false, true].map((isEdited) => ({
      variant: isEdited ? `edited ${EDITS_PER_SECOND} times a second` : 'at rest',
      peers: isEdited ? PEERS_WHILE_EDITED : PEERS,
      observe: (peer) =>
        withServer(startForLargeDocument(bench, peer), (server) => joinAll(bench, server, isEdited)),
    })),
};

function joinAll(bench: Bench, server: ServerUnderTest, isEdited: boolean): Promise<Observation> {
  return withGenerators(bench, ([generator]) =>
    withGenerators(bench, async (editors) => {
      if (generator === undefined) throw new Error('there is no generator');
      const room = await fillLargeRoom(bench, generator, server);
      if (isEdited) await startEditing(bench, editors, server, room);
      const join = async (joins: number, isHerd: boolean) => {
        const finish = watchUsage(server, [generator, ...editors]);
        const report = await generator.call('join', {
          target: server.target,
          room,
          joins,
          isHerd,
          minBytes: minDocumentBytes(bench),
          stateVector: EMPTY_STATE_VECTOR,
          ownState: EMPTY_UPDATE,
        });
        if (report.failures.length > 0) throw new Error(`${server.peer}: ${report.failures.join('; ')}`);
        return { report, usage: finish() };
      };
      // Warm-up: caches filled on first use are not part of the cost of a join.
      await join(2, false);
      // Enough that the code for a join is compiled, as in a server that runs for more than a moment.
      const alone = await join(bench.pick(100, 3), false);
      const herd = await join(bench.pick(100, 10), true);
      const perJoin = ({ report, usage }: typeof alone) =>
        (usage.serverCpuSeconds * 1_000) / report.milliseconds.length;
      return {
        figures: {
          'one join ms': median(alone.report.milliseconds),
          'CPU ms/join': perJoin(alone),
          'herd p50 ms': median(herd.report.milliseconds),
          'herd last ms': lastOf(herd.report),
          'herd CPU ms/join': perJoin(herd),
          'RSS MB': residentBytes(server.pid) / MIB,
        },
        foreignCores: foreignCores(herd.usage),
        // Of the single joins only: during a herd the generator is always the limit.
        generatorUtilization: alone.report.eventLoopUtilization,
      };
    }),
  );
}

/** Starts a few writers that edit until their generators stop. */
async function startEditing(
  bench: Bench,
  editors: readonly LoadProcess[],
  server: ServerUnderTest,
  room: string,
): Promise<void> {
  await gatherCrowd(bench, editors, server, { rooms: [room], clientsPerRoom: EDITORS });
  const startUs = nowUs();
  const command = { ratePerSecond: EDITS_PER_SECOND, senders: null, startUs, fromUs: startUs };
  for (const editor of editors)
    void editor.call('traffic', { ...command, toUs: startUs + EDITING_SECONDS * 1e6 });
  await sleep(1_000);
}

function lastOf({ milliseconds }: JoinReport): number {
  return Math.max(...milliseconds);
}
