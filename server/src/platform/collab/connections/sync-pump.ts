import type { CollabLimits } from '../collab-limits.ts';
import type { Connection } from './connection.ts';

interface Delivery {
  connection: Connection;
  frames: readonly Buffer[];
  next: number;
}

/**
 * Sends first syncs: what fits into one chunk at once, the rest round-robin, a few chunks per tick and only as fast as
 * each client reads, so that many joins at once neither delay live edits nor fill memory.
 */
export class SyncPump {
  private readonly limits: CollabLimits;
  private deliveries: Delivery[] = [];
  private isScheduled = false;

  constructor(limits: CollabLimits) {
    this.limits = limits;
  }

  send(connection: Connection, frames: readonly Buffer[]): void {
    const [first] = frames;
    if (frames.length <= 1 && first !== undefined) {
      connection.write(first);
      return;
    }
    connection.beginDelivery();
    this.push({ connection, frames, next: 0 });
  }

  private push(delivery: Delivery): void {
    this.deliveries.push(delivery);
    if (this.isScheduled) return;
    this.isScheduled = true;
    setImmediate(() => this.tick());
  }

  private tick(): void {
    this.isScheduled = false;
    const turn = this.deliveries.splice(0, this.limits.syncChunksPerTick);
    for (const delivery of turn) this.advance(delivery);
    if (this.deliveries.length === 0 || this.isScheduled) return;
    this.isScheduled = true;
    setImmediate(() => this.tick());
  }

  private advance(delivery: Delivery): void {
    const { connection, frames } = delivery;
    if (connection.isClosed) return;
    const frame = frames[delivery.next];
    if (frame === undefined) {
      connection.endDelivery();
      return;
    }
    if (connection.isBacklogged(0, this.limits.syncChunkBytes)) {
      connection.whenDrained(() => this.push(delivery));
      return;
    }
    connection.write(frame);
    delivery.next++;
    this.push(delivery);
  }
}
