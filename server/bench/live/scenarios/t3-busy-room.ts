import { STORING_PEERS } from '../report/sample.ts';
import { startDocumentServer } from '../servers/start-server.ts';
import { observeTraffic } from './observe-traffic.ts';
import type { Scenario } from './scenario.ts';

const UPDATES_PER_SECOND = 1_000;

/** One room at a rate at which batching decides the cost of a delivery. */
export const busyRoom: Scenario = {
  id: 'T3',
  title: `One room, ${UPDATES_PER_SECOND} updates/s in total`,
  rows: (bench) => [
    {
      variant: 'N=200',
      peers: [
        'relay-ws',
        'relay-10ms',
        'hocuspocus',
        'hocuspocus-10ms',
        'ours-memory',
        ...STORING_PEERS,
        'ours',
      ],
      observe: (peer) =>
        observeTraffic(
          bench,
          startDocumentServer(bench, peer),
          { clientsPerRoom: bench.pick(200, 20) },
          {
            ratePerSecond: UPDATES_PER_SECOND,
            warmSeconds: bench.pick(1, 0.3),
            seconds: bench.pick(3, 0.7),
          },
        ),
    },
  ],
};
