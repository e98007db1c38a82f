import { AwarenessRoom } from './awareness-room.ts';
import type { CollabLimits } from './collab-limits.ts';
import type { CollabMetrics } from './collab-ports.ts';
import type { Connection } from './connection.ts';

/** Sends a room's awareness around: one frame per window for all, skipped for clients that are behind. */
export class AwarenessChannel {
  private readonly connections: ReadonlySet<Connection>;
  private readonly limits: CollabLimits;
  private readonly metrics: Partial<CollabMetrics>;
  private readonly room: AwarenessRoom;
  private windowTimer: NodeJS.Timeout | null = null;

  constructor(connections: ReadonlySet<Connection>, limits: CollabLimits, metrics: Partial<CollabMetrics>) {
    this.connections = connections;
    this.limits = limits;
    this.metrics = metrics;
    this.room = new AwarenessRoom(limits);
  }

  receive(connection: Connection, update: Uint8Array): void {
    if (!connection.takeAwareness()) {
      this.metrics.awarenessSkipped?.();
      return;
    }
    const answer = this.room.receive(connection, update);
    if (answer !== null) connection.write(answer);
    if (!this.room.hasChanges || this.windowTimer !== null) return;
    const { awarenessCrowd, awarenessWindowMs, awarenessWindowCrowdedMs } = this.limits;
    const windowMs = this.connections.size > awarenessCrowd ? awarenessWindowCrowdedMs : awarenessWindowMs;
    this.windowTimer = setTimeout(() => {
      this.windowTimer = null;
      this.flush();
    }, windowMs);
  }

  /** Tells the others in the next tick: at once, but one frame for all who leave together. */
  leave(connection: Connection): void {
    if (this.room.leave(connection)) setImmediate(() => this.flush());
  }

  sendPresent(connection: Connection): void {
    connection.missedAwareness = false;
    const present = this.room.presentFrame();
    if (present !== null) connection.writeAwareness(present);
  }

  stop(): void {
    if (this.windowTimer !== null) clearTimeout(this.windowTimer);
    this.windowTimer = null;
  }

  private flush(): void {
    const frame = this.room.flush();
    if (frame === null) return;
    for (const connection of this.connections) {
      if (!connection.writeAwareness(frame)) this.metrics.awarenessSkipped?.();
    }
  }
}
