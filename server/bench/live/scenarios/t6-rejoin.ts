import type { Bench } from '../bench.ts';
import { withGenerators } from '../load/with-generators.ts';
import { foreignCores, watchUsage } from '../machine/usage-window.ts';
import type { ServerUnderTest } from '../servers/server-under-test.ts';
import { startDocumentServer, withServer } from '../servers/start-server.ts';
import { median } from '../stats/median.ts';
import { fillLargeRoom } from './large-room.ts';
import type { Observation, Scenario } from './scenario.ts';

/** All clients reconnect with the whole document, as after a restart: each offers its whole delete set. */
export const rejoin: Scenario = {
  id: 'T6',
  title: '100 up-to-date clients come back to the large document at once',
  rows: (bench) => [
    {
      variant: '',
      isRunOnce: true,
      peers: ['ywss', 'hocuspocus', 'ours'],
      observe: (peer) => withServer(startDocumentServer(bench, peer), (server) => rejoinAll(bench, server)),
    },
  ],
};

function rejoinAll(bench: Bench, server: ServerUnderTest): Promise<Observation> {
  return withGenerators(bench, async ([generator]) => {
    if (generator === undefined) throw new Error('there is no generator');
    const room = await fillLargeRoom(bench, generator, server);
    const { stateVector, deletes } = bench.largeDocument();
    const rowsBefore = await server.countLogRows(room);
    const finish = watchUsage(server, [generator]);
    const report = await generator.call('join', {
      target: server.target,
      room,
      joins: bench.pick(100, 10),
      isHerd: true,
      minBytes: 0,
      stateVector,
      ownState: deletes,
    });
    const usage = finish();
    if (report.failures.length > 0) throw new Error(`${server.peer}: ${report.failures.join('; ')}`);
    const rowsAfter = await server.countLogRows(room);
    return {
      figures: {
        'CPU ms/rejoin': (usage.serverCpuSeconds * 1_000) / report.milliseconds.length,
        'p50 ms': median(report.milliseconds),
        'last ms': Math.max(...report.milliseconds),
        'offered bytes': deletes.length,
        'answered bytes': report.bytes,
        'updates sent on': report.updatesAfterSync,
        ...(rowsBefore === null || rowsAfter === null ? {} : { 'new log rows': rowsAfter - rowsBefore }),
      },
      foreignCores: foreignCores(usage),
      // Not meaningful for a herd: the generator is always busy.
      generatorUtilization: 0,
    };
  });
}
