import type { LoadTarget } from '../load/commands.ts';
import type { PeerName } from '../report/sample.ts';
import type { MemoryReading } from './memory-hook.ts';

/** A running server that a scenario puts under load. */
export interface ServerUnderTest {
  peer: PeerName;
  target: LoadTarget;
  pid: number;
  /** Its other processes; none for servers of one. */
  morePids?: readonly number[];
  /** Where its Prometheus metrics are; absent for servers without. */
  metricsUrl?: string;
  /** Process ids of its database; none for servers without one. */
  databasePids(): readonly number[];
  /** Counts a room's updates in its log; null for servers without a log. */
  countLogRows(room: string): Promise<number> | null;
  /** Names of unused rooms. */
  freshRooms(count: number): Promise<readonly string[]>;
  measureMemory(): Promise<MemoryReading>;
  stop(): Promise<void>;
  kill(): Promise<void>;
}
