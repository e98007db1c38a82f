/**
 * Publishes messages between the server processes of one installation. Messages may be lost: everything they announce
 * is in PostgreSQL, and listeners query it after `onGap`.
 */
export interface NodeBus {
  /** Id of this process; new after every start. */
  readonly id: string;
  /** Whether other processes can exist. */
  readonly isShared: boolean;
  /** Publishes to every other process. */
  publish(channel: string, message: Uint8Array): void;
  /** Subscribes to a channel; resolves once subscribed, or after a short time-out while the bus is away. */
  subscribe(channel: string, listener: (message: Buffer, node: string) => void): Promise<void>;
  unsubscribe(channel: string): void;
  /** Messages may have been missed; emitted every second while the bus is away. */
  onGap(listener: () => void): void;
  /** Another process ended or fell silent. */
  onNodeGone(listener: (node: string) => void): void;
  close(): Promise<void>;
}

/** The bus of a process that runs alone: does nothing. */
export const SOLITARY_BUS: NodeBus = {
  id: 'alone',
  isShared: false,
  publish: () => undefined,
  subscribe: () => Promise.resolve(),
  unsubscribe: () => undefined,
  onGap: () => undefined,
  onNodeGone: () => undefined,
  close: () => Promise.resolve(),
};
