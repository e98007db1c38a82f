import type { Bench } from '../bench.ts';
import { startInstallation } from '../servers/start-installation.ts';
import { observeTraffic } from './observe-traffic.ts';
import type { Scenario } from './scenario.ts';

const CLIENTS = 2_000;
const PROCESSES = [1, 2, 4];
/** Rooms, and updates a second in all of them together: about as many deliveries either way. */
const LOADS = [
  { rooms: 200, ratePerSecond: 2_000 },
  { rooms: 1, ratePerSecond: 20 },
];

/** Many clients on one, two and four processes behind a balancer: what another process costs and gives. */
export const scaleOut: Scenario = {
  id: 'T13',
  title: `${CLIENTS} clients on several processes`,
  rows: (bench: Bench) =>
    LOADS.flatMap(({ rooms, ratePerSecond }) =>
      bench.pick(PROCESSES, [2]).map((processes) => ({
        variant: `${rooms === 1 ? 'one room' : `${rooms} rooms`}, ${processes} process${processes === 1 ? '' : 'es'}`,
        peers: ['ours'],
        observe: () => {
          const clients = bench.pick(CLIENTS, 40);
          const roomCount = Math.min(rooms, clients / 10);
          return observeTraffic(
            bench,
            startInstallation(bench, processes),
            { roomCount, clientsPerRoom: clients / roomCount },
            { ratePerSecond, warmSeconds: bench.pick(2, 0.3), seconds: bench.pick(5, 1) },
          );
        },
      })),
    ),
};
