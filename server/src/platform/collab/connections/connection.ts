import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { AwarenessSpeaker } from '../awareness/awareness-room.ts';
import type { CollabLimits } from '../collab-limits.ts';
import { KEEPALIVE_FRAME, SharedFrames, storedFrame } from '../encoding/frames.ts';
import type { CollabIdentity } from '../ports/collab-ports.ts';
import type { AccountMeter } from './account-meters.ts';
import { ConnectionRates } from './connection-rates.ts';
import { ReadWindow } from './read-window.ts';

/** What a connection is created with. */
export interface ConnectionPorts {
  id: string;
  room: string;
  identity: CollabIdentity;
  /** Generation of the client's copy; null for a client that knows none. */
  generation: number | null;
  socket: WebSocket;
  /** The stream under the WebSocket, owned by us since the upgrade: ready-made frames are written straight to it. */
  stream: Duplex;
  limits: CollabLimits;
  /** Shared by all connections of the account. */
  account: AccountMeter;
  now(): number;
  onClosed(connection: Connection, code: number): void;
}

type MessageHandler = (data: Uint8Array) => void;

/** One client's socket: queue until the room is loaded, rate limits on input, backpressure on output. */
export class Connection implements AwarenessSpeaker {
  readonly id: string;
  readonly room: string;
  readonly identity: CollabIdentity;
  readonly generation: number | null;
  readonly rates: ConnectionRates;
  readonly awarenessUser: { id: string; name: string; color: string };
  /** State vector from which the client has missed updates because its socket was full. */
  missedSince: ReadonlyMap<number, number> | null = null;
  /** The version of the presence up to which the client knows it; null while it misses nothing. */
  missedPresenceSince: number | null = null;
  /** The client asked for stored acknowledgements; stock clients do not know the message. */
  asksStored = false;
  onDrained: (() => void) | null = null;
  isClosed = false;
  /** Resolves when the socket is gone; after `close` that takes a moment at most. */
  readonly ended: Promise<void>;
  private drainWaiters: (() => void)[] = [];
  /** Null for a client that reads no packs. */
  private window: ReadWindow | null = null;
  private deliveries = 0;
  private readonly ports: ConnectionPorts;
  private resumeTimer: NodeJS.Timeout | undefined;
  private handler: MessageHandler | null = null;
  private queue: Uint8Array[] = [];
  private queuedBytes = 0;
  private staleSince = 0;
  private quietSweeps = 0;
  private sweeps = 0;
  private isAnswering = true;

  constructor(ports: ConnectionPorts) {
    const { id, room, identity, generation, limits, socket, stream } = ports;
    this.ports = ports;
    this.id = id;
    this.room = room;
    this.identity = identity;
    this.generation = generation;
    this.awarenessUser = { id: identity.accountId, name: identity.displayName, color: identity.color };
    this.rates = new ConnectionRates(limits, ports.now);
    socket.on('message', (data, isBinary) => this.receive(data, isBinary));
    socket.on('pong', () => {
      this.isAnswering = true;
    });
    this.ended = new Promise((resolve) => {
      socket.on('close', (code) => {
        this.finish(code);
        resolve();
      });
    });
    // ws closes the socket itself after an error; without a listener the process would die of it.
    socket.on('error', () => undefined);
    stream.on('drain', () => this.drained());
  }

  /** True when the client reads too slowly to take `frameBytes` more within `limitBytes`; a drain follows. */
  isBacklogged(frameBytes: number, limitBytes: number): boolean {
    return this.ports.stream.writableNeedDrain && this.ports.stream.writableLength + frameBytes > limitBytes;
  }

  /** Calls back once, when everything written so far was flushed to the client. */
  whenDrained(callback: () => void): void {
    this.drainWaiters.push(callback);
  }

  /** Passes queued and future messages to the handler; until then they are queued, within limits. */
  open(handler: MessageHandler): void {
    this.handler = handler;
    const queue = this.queue;
    this.queue = [];
    this.queuedBytes = 0;
    for (const data of queue) if (!this.isClosed) handler(data);
  }

  /** Whether the account may add this many bytes to the log. */
  takeWrittenBytes(sizeBytes: number): boolean {
    return this.ports.account.takeWrittenBytes(sizeBytes, this.ports.now());
  }

  /** Writes complete frames regardless of backpressure; for replies to this client. */
  write(frames: Buffer): void {
    if (this.isClosed || this.ports.socket.readyState !== WebSocket.OPEN) return;
    if (this.isBacklogged(frames.length, this.ports.limits.terminateAboveBytes)) {
      this.terminate();
      return;
    }
    this.quietSweeps = 0;
    this.ports.stream.write(frames);
  }

  /** Writes update frames, or remembers the state vector from which to resync once the socket drains. */
  writeUpdates(frames: SharedFrames, stateBefore: () => ReadonlyMap<number, number>): void {
    if (this.isClosed || this.missedSince !== null) return;
    const { length } = frames.joined;
    const { staleAboveBytes } = this.ports.limits;
    const { waitingBytes = 0 } = this.window ?? {};
    const isTooMuch = this.isHeldBack
      ? waitingBytes + length > staleAboveBytes
      : this.isBacklogged(length, staleAboveBytes);
    if (isTooMuch) {
      this.missedSince = stateBefore();
      this.staleSince = this.ports.now();
    } else if (this.isHeldBack) this.window?.wait(frames.joined);
    else this.writeShared(frames);
  }

  /** The client reads packs and has worked off so many bytes of them: what waited for that is sent as one. */
  readPacks(handledBytes: number): void {
    this.window ??= new ReadWindow(this.ports.limits.packWindowBytes);
    this.window.handled(handledBytes);
    this.sendWaiting();
  }

  /** A document is sent in pieces from here on: what comes meanwhile rests on them. */
  beginDelivery(): void {
    this.deliveries += 1;
  }

  endDelivery(): void {
    this.deliveries -= 1;
    this.sendWaiting();
  }

  /** Sends what waited, if it need not wait any longer. */
  private sendWaiting(): void {
    if (this.isClosed || this.isHeldBack) return;
    const waiting = this.window?.take() ?? [];
    if (waiting.length > 0) this.writeShared(new SharedFrames(Buffer.concat(waiting)));
    if (this.missedSince !== null || this.missedPresenceSince !== null) this.onDrained?.();
  }

  /** Acknowledges durable document messages, if the client asked for it. */
  sendStored(messages: number): void {
    if (this.asksStored) this.write(storedFrame(messages));
  }

  /** Writes awareness unless the client is behind; it gets the latest states when it is no longer. */
  writeAwareness(frames: SharedFrames, versionBefore: number): boolean {
    if (!this.isHeldBack) return this.writeMissedAwareness(frames, versionBefore);
    this.missedPresenceSince ??= versionBefore;
    return false;
  }

  /** Writes awareness together with what else waited, so that on a busy board it does not wait for ever. */
  writeMissedAwareness(frames: SharedFrames, versionBefore: number): boolean {
    if (this.isClosed) return true;
    if (this.isBacklogged(frames.joined.length, this.ports.limits.skipAwarenessAboveBytes)) {
      this.missedPresenceSince ??= versionBefore;
      return false;
    }
    this.writeShared(frames);
    return true;
  }

  /**
   * Called at every sweep: keepalive, liveness check, and cutting a client that never catches up. `isWatched`: others see whether this
   * one is there.
   */
  sweep(isWatched: boolean): void {
    const { limits, socket, now } = this.ports;
    if (this.isClosed) return;
    this.sweeps++;
    if (this.missedSince !== null && now() - this.staleSince > limits.staleMs) {
      this.terminate();
      return;
    }
    if (this.sweeps % (isWatched ? limits.pingSweeps : limits.unwatchedPingSweeps) === 0) {
      // After what has arrived was read: when the process itself was held up, the answers wait in its sockets.
      if (!this.isAnswering) {
        setImmediate(() => {
          if (!this.isAnswering && !this.isClosed) this.terminate();
        });
        return;
      }
      this.isAnswering = false;
      socket.ping();
    }
    this.quietSweeps++;
    if (this.quietSweeps >= limits.keepaliveSweeps && !this.isBacklogged(0, 0)) this.write(KEEPALIVE_FRAME);
  }

  /** Closes with a code and reason; a client that does not answer the close frame is cut. */
  close(code: number, reason: string): void {
    if (this.isClosed) return;
    this.ports.socket.close(code, reason);
    this.finish(code);
    const timer = setTimeout(() => this.ports.socket.terminate(), this.ports.limits.closeGraceMs);
    void this.ended.then(() => clearTimeout(timer));
  }

  terminate(): void {
    this.ports.socket.terminate();
    this.finish(1006);
  }

  private receive(data: unknown, isBinary: boolean): void {
    if (this.isClosed) return;
    this.isAnswering = true;
    if (!this.takeMessage()) {
      this.close(1008, 'too many messages');
      return;
    }
    if (!isBinary || !(data instanceof Uint8Array)) {
      this.close(1003, 'only binary messages are understood');
      return;
    }
    if (this.handler !== null) {
      this.handler(data);
      return;
    }
    this.queuedBytes += data.length;
    const { queuedBytesBeforeLoad, queuedMessagesBeforeLoad } = this.ports.limits;
    if (this.queuedBytes > queuedBytesBeforeLoad || this.queue.length >= queuedMessagesBeforeLoad) {
      this.close(1008, 'too much sent before the document was loaded');
      return;
    }
    this.queue.push(data);
  }

  // Every message is counted before it is parsed.
  private takeMessage(): boolean {
    const now = this.ports.now();
    const waitMs = this.ports.account.countMessage(now);
    if (waitMs > 0) this.pause(waitMs);
    return this.rates.takeMessage();
  }

  /** Stops reading for a while, so that TCP holds the client back. */
  private pause(waitMs: number): void {
    if (this.resumeTimer !== undefined || this.isClosed) return;
    this.ports.socket.pause();
    this.resumeTimer = setTimeout(() => {
      this.resumeTimer = undefined;
      this.ports.socket.resume();
    }, waitMs);
  }

  /** What comes now would only wait at the page, or rests on what is still being sent. */
  private get isHeldBack(): boolean {
    return this.window !== null && (this.deliveries > 0 || this.window.isFull);
  }

  private writeShared(frames: SharedFrames): void {
    if (this.window === null) this.write(frames.joined);
    else {
      this.window.sent(frames.joined.length);
      this.write(frames.packed);
    }
  }

  private drained(): void {
    if (this.isClosed) return;
    const waiters = this.drainWaiters;
    this.drainWaiters = [];
    for (const waiter of waiters) waiter();
    if (!this.isHeldBack) this.onDrained?.();
  }

  private finish(code: number): void {
    if (this.isClosed) return;
    this.isClosed = true;
    clearTimeout(this.resumeTimer);
    // A paused socket would never read the client's close frame.
    if (this.ports.socket.isPaused) this.ports.socket.resume();
    this.drainWaiters = [];
    this.window = null;
    this.queue = [];
    this.handler = null;
    this.ports.onClosed(this, code);
  }
}
