import type { PeerName } from '../report/sample.ts';
import { startDocumentServer } from '../servers/start-server.ts';
import { observeTraffic } from './observe-traffic.ts';
import type { Scenario } from './scenario.ts';

const MOVES_PER_SECOND = 5;

const ROWS: readonly { variant: string; echoesAwareness: boolean; peers: readonly PeerName[] }[] = [
  {
    variant: 'quiet clients',
    echoesAwareness: false,
    peers: ['relay-ws', 'hocuspocus', 'hocuspocus-10ms', 'ours'],
  },
  // The stock y-websocket client sends every awareness message back; a relay would loop for ever.
  { variant: 'clients that echo', echoesAwareness: true, peers: ['ywss', 'ours'] },
];

/** All clients move their cursor. */
export const awareness: Scenario = {
  id: 'T7',
  title: `Awareness: 200 clients, ${MOVES_PER_SECOND} moves/s each`,
  rows: (bench) =>
    ROWS.map(({ variant, echoesAwareness, peers }) => ({
      variant,
      isRunOnce: echoesAwareness,
      peers,
      observe: (peer) => {
        const clientsPerRoom = bench.pick(200, 20);
        return observeTraffic(
          bench,
          startDocumentServer(bench, peer),
          { clientsPerRoom, kind: 'A', echoesAwareness },
          {
            ratePerSecond: clientsPerRoom * MOVES_PER_SECOND,
            warmSeconds: bench.pick(1, 0.3),
            seconds: bench.pick(3, 0.7),
          },
        );
      },
    })),
};
