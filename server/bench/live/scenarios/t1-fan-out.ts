import type { Bench } from '../bench.ts';
import { type PeerName, STORING_PEERS } from '../report/sample.ts';
import { startDocumentServer } from '../servers/start-server.ts';
import { observeTraffic } from './observe-traffic.ts';
import type { Scenario } from './scenario.ts';

const UPDATES_PER_SECOND = 100;
const PEERS: readonly PeerName[] = [
  'relay-ws',
  'ywss',
  'hocuspocus',
  'ours-memory',
  ...STORING_PEERS,
  'ours',
];

/** One room at a steady rate: how long an update takes to reach all clients, and what it costs. */
export const fanOut: Scenario = {
  id: 'T1',
  title: `One room, ${UPDATES_PER_SECOND} updates/s in total`,
  rows: (bench: Bench) =>
    bench.pick([50, 200, 500], [50]).map((clientsPerRoom) => ({
      variant: `N=${clientsPerRoom}`,
      peers: PEERS,
      observe: (peer) =>
        observeTraffic(
          bench,
          startDocumentServer(bench, peer),
          { clientsPerRoom },
          {
            ratePerSecond: UPDATES_PER_SECOND,
            // People meet servers that have run for days: in its first seconds each server, ours and the peers, is still compiling itself.
            warmSeconds: bench.pick(10, 0.3),
            // A thousand updates: the slowest hundredth are ten of them.
            seconds: bench.pick(10, 1),
          },
        ),
    })),
};
