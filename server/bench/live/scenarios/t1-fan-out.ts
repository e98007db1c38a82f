import type { Bench } from '../bench.ts';
import { DURABLE_PEERS, type PeerName } from '../report/sample.ts';
import { startDocumentServer } from '../servers/start-server.ts';
import { observeTraffic } from './observe-traffic.ts';
import type { Scenario } from './scenario.ts';

const UPDATES_PER_SECOND = 100;
const JUDGED_CLIENTS = 200;
const PEERS: readonly PeerName[] = [
  'relay-ws',
  'ywss',
  'hocuspocus',
  'ours-memory',
  ...DURABLE_PEERS,
  'ours',
];

/** One room at a steady rate: how long an update takes to reach all clients, and what it costs. */
export const fanOut: Scenario = {
  id: 'T1',
  title: `One room, ${UPDATES_PER_SECOND} updates/s in total`,
  rows: (bench: Bench) =>
    bench.pick([50, JUDGED_CLIENTS, 500], [50]).map((clientsPerRoom) => ({
      variant: `N=${clientsPerRoom}`,
      // The other sizes show the growth and have no target.
      isRunOnce: clientsPerRoom !== JUDGED_CLIENTS,
      peers: PEERS,
      observe: (peer) =>
        observeTraffic(
          bench,
          startDocumentServer(bench, peer),
          { clientsPerRoom },
          {
            ratePerSecond: UPDATES_PER_SECOND,
            warmSeconds: bench.pick(1, 0.3),
            seconds: bench.pick(3, 1),
          },
        ),
    })),
};
