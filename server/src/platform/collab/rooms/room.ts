import type { Connection } from '../connections/connection.ts';
import { textNameOf } from '../document/document-layout.ts';
import type { DocumentSnapshot, SnapshotOptions } from '../document/document-snapshot.ts';
import { stepOneFrame } from '../encoding/frames.ts';
import {
  type ClientMessage,
  decodeMessage,
  decodeStateVector,
  isDocumentWrite,
  ProtocolError,
} from '../encoding/protocol.ts';
import { MalformedUpdateError } from '../encoding/update-scan.ts';
import { encodeStateVector } from '../encoding/update-slices.ts';
import type { RoomPeer } from '../ports/room-exchange.ts';
import { type WriteAuthor, WriteUnavailableError } from '../ports/server-write.ts';
import type { LogPosition, StoredBytes, StoredUpdate } from '../store/update-store.ts';
import { withTimeout } from '../with-timeout.ts';
import { AwarenessChannel } from './awareness-channel.ts';
import { RoomDocument, type RoomDocumentOwner } from './room-document.ts';
import type { RoomPorts } from './room-ports.ts';

/** Tries to merge a long tail while other processes add to it. */
const MERGE_ATTEMPTS = 3;
/** Close code: the document was redacted. The reason is its generation, with which the client begins anew. */
const REDACTED_CODE = 4410;

/** One document and the connections on it: load gate, sync, messages, awareness, unload. */
export class Room implements RoomPeer, RoomDocumentOwner {
  readonly name: string;
  readonly connections = new Set<Connection>();
  private readonly ports: RoomPorts;
  private readonly awareness: AwarenessChannel;
  private readonly loaded = Promise.withResolvers<RoomDocument | null>();
  private document: RoomDocument | null = null;
  /** A message of another process arrived while the document was loading. */
  private isBehind = false;
  private unloadTimer: NodeJS.Timeout | undefined;
  private isGone = false;

  constructor(name: string, ports: RoomPorts) {
    this.name = name;
    this.ports = ports;
    this.awareness = new AwarenessChannel(name, this.connections, ports, (accountId, client, isHere) =>
      this.document?.claim(accountId, client, isHere),
    );
  }

  /** Loads the room's bytes once, before any client is answered; a failure closes all connections and the room. */
  async load(): Promise<void> {
    const { exchange, layout, log, metrics, now } = this.ports;
    const startedAt = now();
    try {
      // Subscribe first, then load: no row is missed in between.
      await exchange.enter(this.name, this);
      const textName = layout && textNameOf(layout);
      const options = textName === undefined ? {} : { textName };
      const { snapshot, bytes } = await this.loadDocument(options);
      this.document = new RoomDocument(this, snapshot, bytes, this.ports);
    } catch (error) {
      log.error({ err: error, room: this.name }, 'collab room could not be loaded');
      this.abandon('the document cannot be loaded now');
      return;
    }
    this.loaded.resolve(this.document);
    metrics.roomLoaded?.(now() - startedAt);
    for (const connection of [...this.connections]) void this.admit(connection, this.document);
    exchange.askPresence(this.name);
    if (this.isBehind) void this.document.catchUp();
    this.unloadIfEmpty();
  }

  /** Reads the document; a long tail is merged first, so that no other room waits while this one takes it in. */
  private async loadDocument(
    options: SnapshotOptions,
  ): Promise<{ snapshot: DocumentSnapshot; bytes: StoredBytes }> {
    const { store, snapshots, compactor, limits } = this.ports;
    const load = () => withTimeout(store.load(this.name), limits.storeAttemptMs, 'loading a room');
    let bytes = await load();
    for (let attempt = 1; bytes.tail.length > limits.mergeAtLoadRows; attempt += 1) {
      const merged = await compactor.mergeLoaded(this.name, bytes, options);
      if (merged) return merged;
      if (attempt === MERGE_ATTEMPTS) break;
      bytes = await load();
    }
    const stored = bytes.snapshot === null ? [] : [bytes.snapshot];
    return { snapshot: await snapshots.build(stored, options), bytes };
  }

  join(connection: Connection): void {
    clearTimeout(this.unloadTimer);
    this.connections.add(connection);
    if (this.document !== null) void this.admit(connection, this.document);
  }

  leave(connection: Connection): void {
    if (!this.connections.delete(connection)) return;
    this.awareness.leave(connection);
    this.unloadIfEmpty();
  }

  /** Whether people see each other in this room, so that one who is gone without a word must disappear soon. */
  get isWatched(): boolean {
    return this.awareness.isWatched;
  }

  /** Updates whose merge is the durable document; null while it is being loaded. */
  parts(): Uint8Array[] | null {
    return this.document?.stored.parts() ?? null;
  }

  /** Stores an update the server makes for somebody and sends it to everybody; its log id, or null for a no-op. */
  async write(author: WriteAuthor, update: Uint8Array, madeOn?: number): Promise<number | null> {
    const document = await this.documentToWrite();
    if (madeOn !== undefined && madeOn !== document.stored.generation)
      throw new WriteUnavailableError('the document was redacted meanwhile');
    return document.write(author, update);
  }

  /** Takes everything out of the document, as a change of the given author; the log keeps what was there. */
  async clear(author: WriteAuthor): Promise<void> {
    const document = await this.documentToWrite();
    for (const update of document.clearing()) await document.write(author, update);
    await document.compact({ collect: true });
  }

  receiveRows(rows: readonly StoredUpdate[]): void {
    if (this.document === null) this.isBehind = true;
    else this.document.receiveRows(rows);
  }

  receiveAwareness(node: string, update: Uint8Array): void {
    this.awareness.receiveFromNode(node, update);
  }

  announcePresence(): void {
    this.awareness.announcePresence();
  }

  forgetNode(node: string): void {
    this.awareness.forgetNode(node);
  }

  receiveGeneration(generation: number): void {
    if (this.document?.stored.generation !== generation) this.abandon(String(generation), REDACTED_CODE);
  }

  /** How much of the log the document holds; null while it is loading. */
  position(): LogPosition | null {
    return this.document?.position ?? null;
  }

  /** Loads and broadcasts updates of other processes that this one missed. */
  async catchUpWithLog(): Promise<void> {
    if (this.document === null) this.isBehind = true;
    else await this.document.catchUp();
  }

  settled(): void {
    this.unloadIfEmpty();
  }

  lost(): void {
    // Whether a timed-out statement was committed is unknown, so the next join reloads the room.
    this.abandon('changes cannot be stored now');
  }

  /** The document for a change of the server's own, which is made from the log: that may know more than this process has heard of. */
  private async documentToWrite(): Promise<RoomDocument> {
    const document = await this.loaded.promise;
    if (document === null) throw new WriteUnavailableError('the document cannot be loaded now');
    if (this.ports.exchange.isShared && (!(await document.catchUp()) || this.isGone))
      throw new WriteUnavailableError('the document cannot be loaded now');
    return document;
  }

  /**
   * Welcomes a connection. With several processes it reads the log first: the client may bring what it saw of others at another
   * process, and as long as this one has not heard of that, it looks as if the client wrote in their name.
   */
  private async admit(connection: Connection, document: RoomDocument): Promise<void> {
    if (this.ports.exchange.isShared) {
      const isUpToDate = await document.catchUp();
      if (!this.connections.has(connection) || this.document !== document) return;
      if (!isUpToDate) return this.reject(connection, 1013, 'the document cannot be loaded now');
    }
    this.welcome(connection, document);
  }

  private welcome(connection: Connection, document: RoomDocument): void {
    const { generation } = document.stored;
    if (connection.generation !== null && connection.generation !== generation) {
      // The client's copy is from before a redaction.
      connection.close(REDACTED_CODE, String(generation));
      return;
    }
    connection.write(stepOneFrame(encodeStateVector(document.stored.stateVector())));
    this.awareness.sendPresent(connection);
    connection.onDrained = () => this.bringUpToDate(connection, document);
    connection.open((data) => this.receive(connection, document, data));
  }

  private receive(connection: Connection, document: RoomDocument, data: Uint8Array): void {
    const { readOnly } = connection.identity;
    if (readOnly && isDocumentWrite(data)) return;
    try {
      const message = decodeMessage(data);
      if (readOnly && message.kind === 'update') return;
      this.handle(connection, document, message);
    } catch (error) {
      const isMalformed = error instanceof ProtocolError || error instanceof MalformedUpdateError;
      if (!isMalformed)
        this.ports.log.error({ err: error, room: this.name }, 'collab message could not be handled');
      const code = error instanceof ProtocolError ? error.code : isMalformed ? 1007 : 1011;
      this.reject(connection, code, isMalformed ? error.message : 'internal error');
    }
  }

  private handle(connection: Connection, document: RoomDocument, message: ClientMessage): void {
    switch (message.kind) {
      case 'update':
        this.acceptUpdate(connection, document, message.update);
        break;
      case 'awareness':
        this.awareness.receive(connection, message.update);
        break;
      case 'ask-stored':
        connection.asksStored = true;
        break;
      case 'packs':
        connection.readPacks(message.handledBytes);
        break;
      case 'query-awareness':
        if (connection.rates.takePresenceRequest()) this.awareness.sendPresent(connection);
        else this.reject(connection, 1008, 'too many requests');
        break;
      case 'step-one':
        if (connection.rates.takeSyncRequest()) {
          const known = decodeStateVector(message.stateVector);
          this.ports.pump.send(connection, document.stored.syncFrames(known));
        } else {
          this.reject(connection, 1008, 'too many sync requests');
        }
    }
  }

  private acceptUpdate(connection: Connection, document: RoomDocument, update: Uint8Array): void {
    if (!connection.rates.takeUpdate(update.length)) {
      this.reject(connection, 1008, 'too many updates');
      return;
    }
    const acceptance = document.accept(update, connection);
    if (typeof acceptance === 'object') this.reject(connection, acceptance.code, acceptance.reason);
    else if (acceptance === 'known') connection.sendStored(1);
  }

  private bringUpToDate(connection: Connection, document: RoomDocument): void {
    const { missedSince } = connection;
    this.awareness.sendMissed(connection);
    if (missedSince === null) return;
    connection.missedSince = null;
    this.ports.metrics.resynced?.();
    this.ports.pump.send(connection, document.stored.resyncFrames(missedSince));
  }

  private reject(connection: Connection, code: number, reason: string): void {
    this.ports.metrics.rejected?.(reason);
    this.ports.log.warn(
      { room: this.name, connection: connection.id, code, reason },
      'collab connection refused',
    );
    connection.close(code, reason);
  }

  private get isIdle(): boolean {
    return this.connections.size === 0 && this.document?.isSettled === true;
  }

  private unloadIfEmpty(): void {
    if (!this.isIdle || this.isGone) return;
    clearTimeout(this.unloadTimer);
    this.unloadTimer = setTimeout(() => void this.unload(), this.ports.limits.unloadGraceMs);
    this.unloadTimer.unref();
  }

  private async unload(): Promise<void> {
    if (!this.isIdle) return;
    // What is not merged stays in the log, so a failed compaction does not keep the room in memory.
    await this.document?.compact();
    // The next load reads the owners of client ids, so the claims must be stored first.
    await this.ports.claims.flush();
    if (!this.isIdle || this.isGone) return;
    this.ports.metrics.roomUnloaded?.();
    this.dispose();
  }

  private abandon(reason: string, code = 1013): void {
    const { document } = this;
    if (document !== null) this.ports.committer.discard((update) => update.target === document);
    this.dispose();
    for (const connection of [...this.connections]) connection.close(code, reason);
  }

  /** Drops the room without notifying anybody; what is durable stays in the store. */
  dispose(): void {
    this.isGone = true;
    this.loaded.resolve(null);
    clearTimeout(this.unloadTimer);
    this.awareness.stop();
    this.ports.exchange.leave(this.name);
    this.ports.onGone(this.name, this);
  }
}
