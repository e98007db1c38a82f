import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { OpenSession } from '../../access-changes.ts';
import { DEFAULT_COLLAB_LIMITS } from '../collab-limits.ts';
import { AccountMeters } from '../connections/account-meters.ts';
import { Connection } from '../connections/connection.ts';
import { SyncPump } from '../connections/sync-pump.ts';
import { SnapshotBuilder } from '../document/snapshot-builder.ts';
import { Committer } from '../log/committer.ts';
import { Compactor } from '../log/compactor.ts';
import { DocumentCheckpoints } from '../log/document-checkpoints.ts';
import { QuietTurns } from '../log/quiet-turns.ts';
import { type FindRedacted, redactDocument } from '../log/redact-document.ts';
import { ClientClaims } from '../ports/client-claims.ts';
import type { CollabIdentity, CollabPorts } from '../ports/collab-ports.ts';
import { NO_EXCHANGE, type RoomPeer } from '../ports/room-exchange.ts';
import { type WriteAuthor, WriteUnavailableError } from '../ports/server-write.ts';
import { Room } from '../rooms/room.ts';
import type { RoomPorts } from '../rooms/room-ports.ts';
import { withTimeout } from '../with-timeout.ts';
import type { CollabServer } from './collab-server.ts';
import { CollabSocket } from './collab-socket.ts';
import { refuseUpgrade, UpgradeGate } from './upgrade-gate.ts';

/** Builds a collaboration server from its ports. */
export function createCollabServer(ports: CollabPorts): CollabServer {
  return new YjsCollabServer(ports);
}

class YjsCollabServer implements CollabServer {
  readonly checkpoints: DocumentCheckpoints;
  private readonly rooms = new Map<string, Room>();
  private readonly connections = new Set<Connection>();
  private readonly accounts: AccountMeters;
  private readonly ports: CollabPorts;
  private readonly roomPorts: Omit<RoomPorts, 'layout'>;
  private readonly gate: UpgradeGate;
  private readonly webSockets: WebSocketServer;
  private readonly sweepTimer: NodeJS.Timeout;
  private isClosing = false;

  constructor(ports: CollabPorts) {
    const limits = { ...DEFAULT_COLLAB_LIMITS, ...ports.limits };
    const metrics = ports.metrics ?? {};
    const { store, log } = ports;
    const now = () => ports.now();
    const snapshots = new SnapshotBuilder(limits);
    const committer = new Committer({ store, limits, log, metrics, now });
    const quiet = new QuietTurns({ quietMs: limits.compactQuietMs, idleMs: () => committer.idleMs });
    this.checkpoints = new DocumentCheckpoints(store, quiet);
    const compactor = new Compactor({
      store,
      snapshots,
      limits,
      log,
      metrics,
      onCompacted: (room) => this.checkpoints.grown(room),
    });
    const pump = new SyncPump(limits);
    const exchange = ports.exchange ?? NO_EXCHANGE;
    const onGone = (name: string, room: RoomPeer) => this.forget(name, room);
    this.ports = ports;
    this.accounts = new AccountMeters(limits);
    this.roomPorts = {
      store,
      committer,
      compactor,
      quiet,
      snapshots,
      pump,
      exchange,
      limits,
      claims: new ClientClaims(store, log),
      log,
      metrics,
      now,
      onGone,
    };
    this.gate = new UpgradeGate({
      authorize: (request, room) => ports.authorize(request, room),
      limits,
      log,
    });
    this.webSockets = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: limits.messageBytes,
      WebSocket: CollabSocket,
    });
    this.sweepTimer = setInterval(() => {
      for (const connection of this.connections)
        connection.sweep(this.rooms.get(connection.room)?.isWatched === true);
    }, limits.sweepMs);
    this.sweepTimer.unref();
  }

  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, room: string): void {
    if (this.isClosing) {
      refuseUpgrade(socket, 503, 'the server restarts');
      return;
    }
    void this.gate.admit(request, socket, room, (identity) =>
      this.enter(request, socket, head, room, identity),
    );
  }

  closeWhere(
    predicate: (identity: CollabIdentity, room: string) => boolean,
    code: number,
    reason: string,
  ): number {
    this.gate.revoke(predicate);
    const matching = [...this.connections].filter((connection) =>
      predicate(connection.identity, connection.room),
    );
    const ids = new Set(matching.map((connection) => connection.id));
    this.roomPorts.committer.discard((update) => ids.has(update.row.connectionId));
    for (const connection of matching) connection.close(code, reason);
    return matching.length;
  }

  isOpen(room: string): boolean {
    return this.rooms.has(room);
  }

  openSessions(): Iterable<OpenSession> {
    const open = new Map<string, OpenSession>();
    for (const { identity } of this.connections) {
      const { sessionId, access } = identity;
      open.set(sessionId, { sessionId, access });
    }
    return open.values();
  }

  openVisits(): Iterable<{ room: string; identity: CollabIdentity }> {
    const open = new Map<string, { room: string; identity: CollabIdentity }>();
    for (const { identity, room } of this.connections)
      open.set(`${identity.sessionId} ${room}`, { room, identity });
    return open.values();
  }

  async catchUp(): Promise<void> {
    const { store, limits } = this.roomPorts;
    const positions = [...this.rooms.values()].flatMap((room) => room.position() ?? []);
    if (positions.length === 0) return;
    const behind = store.findBehind(positions);
    for (const name of await withTimeout(behind, limits.storeAttemptMs, 'comparing rooms with the log'))
      await this.rooms.get(name)?.catchUpWithLog();
  }

  async getDocument(room: string): Promise<Uint8Array> {
    const { store, snapshots, limits } = this.roomPorts;
    const loaded = this.rooms.get(room)?.parts() ?? null;
    if (loaded !== null) return (await snapshots.build(loaded)).bytes;
    const stored = await withTimeout(store.load(room), limits.storeAttemptMs, 'reading a document');
    const tail = stored.tail.map(({ bytes }) => bytes);
    const parts = stored.snapshot === null ? tail : [stored.snapshot, ...tail];
    return (await snapshots.build(parts)).bytes;
  }

  async writeAs(
    room: string,
    author: WriteAuthor,
    update: Uint8Array,
    madeOn?: number,
  ): Promise<number | null> {
    if (this.isClosing) throw new WriteUnavailableError('the server restarts');
    return this.roomOf(room).write(author, update, madeOn);
  }

  async clear(room: string, author: WriteAuthor): Promise<void> {
    if (this.isClosing) throw new WriteUnavailableError('the server restarts');
    await this.roomOf(room).clear(author);
  }

  async redact(room: string, author: WriteAuthor, find: FindRedacted): Promise<number> {
    if (this.isClosing) throw new WriteUnavailableError('the server restarts');
    const { store, exchange } = this.roomPorts;
    try {
      return await redactDocument(store, room, author, find);
    } finally {
      // After a failure too: the generation may have changed, and the room no longer takes what is written.
      const generation = await store.getGeneration(room);
      this.rooms.get(room)?.receiveGeneration(generation);
      exchange.sendGeneration(room, generation);
    }
  }

  async close(): Promise<void> {
    this.isClosing = true;
    clearInterval(this.sweepTimer);
    this.roomPorts.quiet.close();
    await this.roomPorts.committer.drain();
    await this.roomPorts.claims.flush();
    const connections = [...this.connections];
    for (const connection of connections) connection.close(1012, 'the server restarts, please reconnect');
    for (const room of [...this.rooms.values()]) room.dispose();
    await Promise.all(connections.map((connection) => connection.ended));
    this.roomPorts.snapshots.close();
    this.webSockets.close();
  }

  stats(): { rooms: number; connections: number; pending: number } {
    const { size: pending } = this.roomPorts.committer;
    return { rooms: this.rooms.size, connections: this.connections.size, pending };
  }

  private enter(
    request: IncomingMessage,
    stream: Duplex,
    head: Buffer,
    room: string,
    identity: CollabIdentity,
  ): void {
    if (this.isClosing) {
      refuseUpgrade(stream, 503, 'the server restarts');
      return;
    }
    const { limits, now } = this.roomPorts;
    const account = this.accounts.of(identity.accountId, now());
    if (account.connections >= limits.connectionsPerAccount || !account.takeUpgrade(now())) {
      this.ports.metrics?.rejected?.('too many connections');
      refuseUpgrade(stream, 429, 'too many connections of this account');
      return;
    }
    // Counted before the upgrade, which may fail without a callback; the stream's end always fires.
    account.connections += 1;
    stream.once('close', () => {
      account.connections -= 1;
    });
    this.webSockets.handleUpgrade(request, stream, head, (socket) => {
      const connection = new Connection({
        id: randomUUID(),
        room,
        identity,
        generation: generationOf(request),
        socket,
        stream,
        limits,
        account,
        now,
        onClosed: (closed, code) => this.disconnected(closed, code),
      });
      this.connections.add(connection);
      this.ports.metrics?.connectionOpened?.();
      this.roomOf(room).join(connection);
    });
  }

  private roomOf(name: string): Room {
    const existing = this.rooms.get(name);
    if (existing !== undefined) return existing;
    const room = new Room(name, { ...this.roomPorts, layout: this.ports.layoutOf?.(name) });
    this.rooms.set(name, room);
    void room.load();
    return room;
  }

  private disconnected(connection: Connection, code: number): void {
    this.connections.delete(connection);
    this.ports.metrics?.connectionClosed?.(code);
    // A dropped room is no longer in the map, but its connections may still be leaving.
    this.rooms.get(connection.room)?.leave(connection);
  }

  private forget(name: string, room: RoomPeer): void {
    if (this.rooms.get(name) === room) this.rooms.delete(name);
  }
}

/** The generation of the client's copy, from the address it connects to; null if it names none. */
function generationOf(request: IncomingMessage): number | null {
  const given = new URL(request.url ?? '/', 'http://localhost').searchParams.get('generation');
  const generation = Number(given);
  return given !== null && Number.isSafeInteger(generation) && generation >= 0 ? generation : null;
}
