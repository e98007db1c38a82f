import type { LoadTarget } from '../load/commands.ts';
import type { PeerName } from '../report/sample.ts';
import type { MemoryReading } from './memory-hook.ts';

/** A running server that a scenario puts under load. */
export interface ServerUnderTest {
  peer: PeerName;
  target: LoadTarget;
  pid: number;
  /** Process ids of the database it writes to; none for servers that keep nothing. */
  databasePids(): readonly number[];
  /** How many updates its log holds for a room; null for servers without a log. */
  countLogRows(room: string): Promise<number> | null;
  /** Rooms nobody has used. */
  freshRooms(count: number): Promise<readonly string[]>;
  measureMemory(): Promise<MemoryReading>;
  stop(): Promise<void>;
  kill(): Promise<void>;
}
