import { startDocumentServer } from '../servers/start-server.ts';
import { observeTraffic } from './observe-traffic.ts';
import type { Scenario } from './scenario.ts';

const UPDATES_PER_SECOND = 1_000;

/** Half a million durable deliveries per second in one process. */
export const crowdedRoom: Scenario = {
  id: 'T11',
  title: `One room of 500, ${UPDATES_PER_SECOND} updates/s in total`,
  rows: (bench) => [
    {
      variant: 'N=500',
      peers: ['ours'],
      observe: (peer) =>
        observeTraffic(
          bench,
          startDocumentServer(bench, peer),
          { clientsPerRoom: bench.pick(500, 50) },
          {
            ratePerSecond: UPDATES_PER_SECOND,
            warmSeconds: bench.pick(1.5, 0.3),
            seconds: bench.pick(5, 0.7),
          },
        ),
    },
  ],
};
