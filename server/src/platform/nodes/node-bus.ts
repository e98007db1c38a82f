/**
 * Carries news between the server processes of one installation. News may be lost: everything it tells of is in
 * PostgreSQL, and whoever listens looks there when `onGap` says that something may have been missed.
 */
export interface NodeBus {
  /** This process among the others; another one after every start. */
  readonly id: string;
  /** Whether there may be other processes at all. */
  readonly isShared: boolean;
  /** Sends to every other process. */
  publish(channel: string, message: Uint8Array): void;
  /** Hears what others publish; resolves once that is certain, or after a moment when the bus is away. */
  subscribe(channel: string, listener: (message: Buffer, node: string) => void): Promise<void>;
  unsubscribe(channel: string): void;
  /** Something may have been missed; while the bus is away, told every second. */
  onGap(listener: () => void): void;
  /** Another process ended or can no longer be heard. */
  onNodeGone(listener: (node: string) => void): void;
  close(): Promise<void>;
}

/** The bus of a process that runs alone: nobody to tell, nothing to miss. */
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
