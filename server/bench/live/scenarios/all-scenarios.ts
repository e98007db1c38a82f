import type { Scenario } from './scenario.ts';
import { fanOut } from './t1-fan-out.ts';
import { highestRate } from './t2-highest-rate.ts';
import { busyRoom } from './t3-busy-room.ts';
import { awareness } from './t7-awareness.ts';
import { manyRooms } from './t8-many-rooms.ts';
import { events } from './t10-events.ts';
import { crowdedRoom } from './t11-crowded-room.ts';

/** Every scenario, in the order of the list of targets. */
export const SCENARIOS: readonly Scenario[] = [
  fanOut,
  highestRate,
  busyRoom,
  awareness,
  manyRooms,
  events,
  crowdedRoom,
];
