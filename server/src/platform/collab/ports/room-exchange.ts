import type { StoredUpdate } from '../store/update-store.ts';

/** A room's handlers for messages of other processes. */
export interface RoomPeer {
  /** Rows another process logged. */
  receiveRows(rows: readonly StoredUpdate[]): void;
  /** Awareness update of another process's connections. */
  receiveAwareness(node: string, update: Uint8Array): void;
  /** Another process has just opened the room and asks for presence. */
  announcePresence(): void;
  /** Another process redacted the room. */
  receiveGeneration(generation: number): void;
  /** A process ended: its connections are gone. */
  forgetNode(node: string): void;
}

/** Messages between the processes that serve one room; messages may be lost, the log may not. */
export interface RoomExchange {
  /** Other processes can have written to a room. */
  readonly isShared: boolean;
  /** Resolves when the room is subscribed; at once while the bus is away. */
  enter(room: string, peer: RoomPeer): Promise<void>;
  leave(room: string): void;
  sendRows(room: string, rows: readonly StoredUpdate[]): void;
  sendAwareness(room: string, update: Uint8Array): void;
  askPresence(room: string): void;
  sendGeneration(room: string, generation: number): void;
}

/** For a server that runs alone. */
export const NO_EXCHANGE: RoomExchange = {
  isShared: false,
  enter: () => Promise.resolve(),
  leave: () => undefined,
  sendRows: () => undefined,
  sendAwareness: () => undefined,
  askPresence: () => undefined,
  sendGeneration: () => undefined,
};
