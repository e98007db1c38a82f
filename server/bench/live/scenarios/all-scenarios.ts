import type { Scenario } from './scenario.ts';
import { fanOut } from './t1-fan-out.ts';
import { highestRate } from './t2-highest-rate.ts';
import { busyRoom } from './t3-busy-room.ts';
import { largeDocument } from './t4-large-document.ts';
import { herdElsewhere } from './t5-herd-elsewhere.ts';
import { rejoin } from './t6-rejoin.ts';
import { awareness } from './t7-awareness.ts';
import { manyRooms } from './t8-many-rooms.ts';
import { kill } from './t9-kill.ts';
import { events } from './t10-events.ts';
import { crowdedRoom } from './t11-crowded-room.ts';
import { slowReader } from './t12-slow-reader.ts';
import { scaleOut } from './t13-scale-out.ts';
import { failover } from './t14-failover.ts';

/** All scenarios, in the order of the targets. */
export const SCENARIOS: readonly Scenario[] = [
  fanOut,
  highestRate,
  busyRoom,
  largeDocument,
  herdElsewhere,
  rejoin,
  awareness,
  manyRooms,
  kill,
  events,
  crowdedRoom,
  slowReader,
  scaleOut,
  failover,
];
