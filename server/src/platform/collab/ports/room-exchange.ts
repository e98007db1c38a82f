import type { StoredUpdate } from '../store/update-store.ts';

/** What a room does with what other server processes tell about it. */
export interface RoomPeer {
  /** Rows another process logged. */
  receiveRows(rows: readonly StoredUpdate[]): void;
  /** What the people at another process show of themselves, as an awareness update. */
  receiveAwareness(node: string, update: Uint8Array): void;
  /** Another process has just opened the room and does not know who is here. */
  announcePresence(): void;
  /** A process ended: the people at it are gone until they come back elsewhere. */
  forgetNode(node: string): void;
}

/** How the processes that serve one room tell each other what happened; messages may be lost, the log may not. */
export interface RoomExchange {
  /** Resolves when the room hears the others; at once when there is no way to hear them now. */
  enter(room: string, peer: RoomPeer): Promise<void>;
  leave(room: string): void;
  sendRows(room: string, rows: readonly StoredUpdate[]): void;
  sendAwareness(room: string, update: Uint8Array): void;
  askPresence(room: string): void;
}

/** For a server that runs alone. */
export const NO_EXCHANGE: RoomExchange = {
  enter: () => Promise.resolve(),
  leave: () => undefined,
  sendRows: () => undefined,
  sendAwareness: () => undefined,
  askPresence: () => undefined,
};
