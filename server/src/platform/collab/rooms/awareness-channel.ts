import { AwarenessRoom, type ClientShown } from '../awareness/awareness-room.ts';
import type { CollabLimits } from '../collab-limits.ts';
import type { Connection } from '../connections/connection.ts';
import type { DocumentLayout } from '../document/document-layout.ts';
import { SharedFrames } from '../encoding/frames.ts';
import type { CollabMetrics } from '../ports/collab-ports.ts';
import type { RoomExchange } from '../ports/room-exchange.ts';

interface AwarenessChannelPorts {
  limits: CollabLimits;
  layout: DocumentLayout | undefined;
  metrics: Partial<CollabMetrics>;
  exchange: RoomExchange;
}

/** The version of a client that knows of nobody. */
const NOTHING = -1;

/** Broadcasts a room's awareness: one frame per window, skipped for clients that are behind. */
export class AwarenessChannel {
  private readonly roomName: string;
  private readonly connections: ReadonlySet<Connection>;
  private readonly ports: AwarenessChannelPorts;
  private readonly room: AwarenessRoom<Connection>;
  private windowTimer: NodeJS.Timeout | null = null;

  constructor(
    roomName: string,
    connections: ReadonlySet<Connection>,
    ports: AwarenessChannelPorts,
    onShown: ClientShown,
  ) {
    this.roomName = roomName;
    this.connections = connections;
    this.ports = ports;
    this.room = new AwarenessRoom(ports.limits, onShown, ports.layout?.checkPresence);
  }

  get isWatched(): boolean {
    return this.room.isWatched;
  }

  receive(connection: Connection, update: Uint8Array): void {
    if (!connection.rates.takeAwareness()) {
      this.ports.metrics.awarenessSkipped?.();
      return;
    }
    const answer = this.room.receive(connection, update);
    if (answer !== null) connection.write(answer);
    this.scheduleFlush();
  }

  /** Applies an awareness update of another process. */
  receiveFromNode(node: string, update: Uint8Array): void {
    for (const { owner, frame } of this.room.receiveFromNode(node, update)) owner.write(frame);
    this.scheduleFlush();
  }

  /** Publishes this process's presence to the others. */
  announcePresence(): void {
    const here = this.room.presentHere();
    if (here !== null) this.ports.exchange.sendAwareness(this.roomName, here);
  }

  forgetNode(node: string): void {
    if (this.room.forgetNode(node)) this.scheduleFlush();
  }

  private scheduleFlush(): void {
    if (!this.room.hasChanges || this.windowTimer !== null) return;
    const { awarenessCrowd, awarenessWindowMs, awarenessWindowCrowdedMs } = this.ports.limits;
    const windowMs = this.connections.size > awarenessCrowd ? awarenessWindowCrowdedMs : awarenessWindowMs;
    this.windowTimer = setTimeout(() => {
      this.windowTimer = null;
      this.flush();
    }, windowMs);
  }

  /** Flushes in the next tick: one frame for all that leave together. */
  leave(connection: Connection): void {
    if (this.room.leave(connection)) setImmediate(() => this.flush());
  }

  sendPresent(connection: Connection): void {
    const present = this.room.presentFrame();
    if (present !== null) connection.writeAwareness(new SharedFrames(present), NOTHING);
  }

  /** Sends what changed since a client that was behind got the last of it. */
  sendMissed(connection: Connection): void {
    const since = connection.missedPresenceSince;
    if (since === null) return;
    connection.missedPresenceSince = null;
    const frame = this.room.frameSince(since);
    if (frame !== null) connection.writeMissedAwareness(new SharedFrames(frame), since);
  }

  stop(): void {
    if (this.windowTimer !== null) clearTimeout(this.windowTimer);
    this.windowTimer = null;
  }

  private flush(): void {
    const changes = this.room.flush();
    if (changes === null) return;
    if (changes.forOthers !== null) this.ports.exchange.sendAwareness(this.roomName, changes.forOthers);
    const frames = new SharedFrames(changes.frame);
    for (const connection of this.connections) {
      if (!connection.writeAwareness(frames, changes.versionBefore)) this.ports.metrics.awarenessSkipped?.();
    }
  }
}
