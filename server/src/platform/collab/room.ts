import { AwarenessChannel } from './awareness-channel.ts';
import type { CollabLimits } from './collab-limits.ts';
import type { CollabLog, CollabMetrics } from './collab-ports.ts';
import type { CommitTarget, Committer, PendingUpdate } from './committer.ts';
import type { Compactor } from './compactor.ts';
import type { Connection } from './connection.ts';
import { stepOneFrame } from './frames.ts';
import type { ImageBuilder } from './image-builder.ts';
import { PendingUpdates } from './pending-updates.ts';
import {
  type ClientMessage,
  decodeMessage,
  decodeStateVector,
  isDocumentWrite,
  ProtocolError,
} from './protocol.ts';
import { type WriteAuthor, WriteRefusedError, WriteUnavailableError } from './server-write.ts';
import { frameUpdate, StoredDocument } from './stored-document.ts';
import type { SyncPump } from './sync-pump.ts';
import { type BroadcastEntry, broadcastUpdates } from './update-broadcast.ts';
import { MalformedUpdateError, scanUpdate } from './update-scan.ts';
import { encodeStateVector } from './update-slices.ts';
import type { UpdateStore } from './update-store.ts';
import { withTimeout } from './with-timeout.ts';

/** What all rooms of a server share. */
export interface RoomPorts {
  store: UpdateStore;
  committer: Committer;
  compactor: Compactor;
  images: ImageBuilder;
  pump: SyncPump;
  limits: CollabLimits;
  log: CollabLog;
  metrics: Partial<CollabMetrics>;
  now(): number;
  onGone(room: Room): void;
}

/** What became of an update: on its way into the log, known already, or refused with a close code. */
type Acceptance = 'taken' | 'known' | { code: number; reason: string };

/** One document and the connections on it: load gate, sync, durable broadcast, awareness, unload. */
export class Room implements CommitTarget {
  readonly name: string;
  private readonly ports: RoomPorts;
  private readonly connections = new Set<Connection>();
  private readonly awareness: AwarenessChannel;
  private readonly pending = new PendingUpdates();
  private readonly loaded = Promise.withResolvers<StoredDocument | null>();
  private document: StoredDocument | null = null;
  private compaction: Promise<boolean> | null = null;
  private compactAgainAt = 0;
  private unloadTimer: NodeJS.Timeout | undefined;
  private isGone = false;

  constructor(name: string, ports: RoomPorts) {
    this.name = name;
    this.ports = ports;
    this.awareness = new AwarenessChannel(this.connections, ports.limits, ports.metrics);
  }

  /** Reads the room's bytes, once, before anybody is answered; a failure sends everybody away and leaves no room. */
  async load(): Promise<void> {
    const { store, images, limits, log, metrics, now } = this.ports;
    const startedAt = now();
    try {
      const stored = await withTimeout(store.load(this.name), limits.storeAttemptMs, 'loading a room');
      const image = await images.build(stored.base === null ? [] : [stored.base]);
      this.document = new StoredDocument(image, stored, limits.syncChunkBytes);
    } catch (error) {
      log.error({ err: error, room: this.name }, 'collab room could not be loaded');
      this.abandon('the document cannot be loaded now');
      return;
    }
    this.loaded.resolve(this.document);
    metrics.roomLoaded?.(now() - startedAt);
    for (const connection of [...this.connections]) this.welcome(connection, this.document);
    this.unloadIfEmpty();
  }

  join(connection: Connection): void {
    clearTimeout(this.unloadTimer);
    this.connections.add(connection);
    if (this.document !== null) this.welcome(connection, this.document);
  }

  leave(connection: Connection): void {
    if (!this.connections.delete(connection)) return;
    this.awareness.leave(connection);
    this.unloadIfEmpty();
  }

  /** Updates whose merge is the durable document; null while it is being loaded. */
  parts(): Uint8Array[] | null {
    return this.document?.parts() ?? null;
  }

  /** Stores an update the server makes for somebody and sends it to everybody; its log id, or null for a no-op. */
  async write(author: WriteAuthor, update: Uint8Array): Promise<number | null> {
    const document = await this.loaded.promise;
    if (document === null) throw new WriteUnavailableError('the document cannot be loaded now');
    return new Promise((resolve, reject) => {
      const acceptance = this.enqueue(update, document, author, {
        source: null,
        onSettled: (id) =>
          id === null ? reject(new WriteUnavailableError('the update was not stored')) : resolve(id),
      });
      if (acceptance === 'known') resolve(null);
      else if (acceptance !== 'taken') reject(new WriteRefusedError(acceptance.reason));
    });
  }

  committed(updates: readonly PendingUpdate[], ids: readonly number[]): void {
    const { document } = this;
    if (document === null) return;
    const entries = this.pending.settle(updates, ids);
    const bytes = broadcastUpdates(this.connections, entries, document);
    this.ports.metrics.broadcast?.(this.connections.size, bytes);
    for (const { framed, id, onSettled } of entries) {
      document.append(framed, id);
      onSettled?.(id);
    }
    for (const [source, own] of Map.groupBy(entries, (entry) => entry.source)) source?.tellStored(own.length);
    if (document.tailRows >= this.ports.limits.compactAfterRows) void this.compact();
    this.unloadIfEmpty();
  }

  dropped(updates: readonly PendingUpdate[]): void {
    for (const { onSettled } of this.pending.settle(updates)) onSettled?.(null);
    this.unloadIfEmpty();
  }

  lost(updates: readonly PendingUpdate[]): void {
    for (const { onSettled } of this.pending.settle(updates)) onSettled?.(null);
    // Whether a timed-out statement was committed is unknown, so the room is read again by whoever comes next.
    this.abandon('changes cannot be stored now');
  }

  private welcome(connection: Connection, document: StoredDocument): void {
    connection.write(stepOneFrame(encodeStateVector(document.stateVector())));
    this.awareness.sendPresent(connection);
    connection.onDrained = () => this.catchUp(connection);
    connection.open((data) => this.receive(connection, data));
  }

  private receive(connection: Connection, data: Uint8Array): void {
    const { readOnly } = connection.identity;
    if (readOnly && isDocumentWrite(data)) return;
    try {
      const message = decodeMessage(data);
      if (readOnly && message.kind === 'update') return;
      this.handle(connection, message);
    } catch (error) {
      const isMalformed = error instanceof ProtocolError || error instanceof MalformedUpdateError;
      if (!isMalformed)
        this.ports.log.error({ err: error, room: this.name }, 'collab message could not be handled');
      const code = error instanceof ProtocolError ? error.code : isMalformed ? 1007 : 1011;
      this.reject(connection, code, isMalformed ? error.message : 'internal error');
    }
  }

  private handle(connection: Connection, message: ClientMessage): void {
    const { document } = this;
    if (document === null) return;
    switch (message.kind) {
      case 'update':
        this.acceptUpdate(connection, message.update, document);
        break;
      case 'awareness':
        this.awareness.receive(connection, message.update);
        break;
      case 'ask-stored':
        connection.asksStored = true;
        break;
      case 'query-awareness':
        this.awareness.sendPresent(connection);
        break;
      case 'step-one':
        if (connection.takeSyncRequest()) {
          this.ports.pump.send(connection, document.syncFrames(decodeStateVector(message.stateVector)));
        } else {
          this.reject(connection, 1008, 'too many sync requests');
        }
    }
  }

  private acceptUpdate(connection: Connection, update: Uint8Array, document: StoredDocument): void {
    if (!connection.takeUpdate(update.length)) {
      this.reject(connection, 1008, 'too many updates');
      return;
    }
    const author = { accountId: connection.identity.accountId, origin: connection.id };
    const acceptance = this.enqueue(update, document, author, { source: connection });
    if (typeof acceptance === 'object') this.reject(connection, acceptance.code, acceptance.reason);
    else if (acceptance === 'known') connection.tellStored(1);
  }

  private enqueue(
    update: Uint8Array,
    document: StoredDocument,
    author: WriteAuthor,
    entry: Omit<BroadcastEntry, 'framed'>,
  ): Acceptance {
    const { committer, limits, metrics } = this.ports;
    const scanned = scanUpdate(update);
    const fresh = document.withoutKnown(update, scanned);
    if (fresh === null) {
      metrics.noOpDropped?.();
      return 'known';
    }
    if (document.bytes + this.pending.bytes + fresh.length > limits.documentBytes) {
      void this.compact();
      return { code: 1009, reason: 'the document has reached its size limit' };
    }
    if (this.pending.bytes + fresh.length > limits.pendingBytesPerRoom)
      return { code: 1013, reason: 'changes cannot be stored fast enough' };
    const framed = frameUpdate(fresh, fresh === update ? scanned : scanUpdate(fresh));
    const clientIds = [...new Set(framed.ranges.map((range) => range.client))];
    const { accountId, origin: connectionId } = author;
    const row = { room: this.name, accountId, connectionId, clientIds, bytes: framed.update };
    const pending: PendingUpdate = { row, target: this, isDiscarded: false };
    this.pending.add(pending, { framed, ...entry });
    committer.enqueue(pending);
    return 'taken';
  }

  private catchUp(connection: Connection): void {
    const { missedSince } = connection;
    if (connection.missedAwareness) this.awareness.sendPresent(connection);
    if (missedSince === null || this.document === null) return;
    connection.missedSince = null;
    this.ports.metrics.resynced?.();
    this.ports.pump.send(connection, this.document.resyncFrames(missedSince));
  }

  private reject(connection: Connection, code: number, reason: string): void {
    this.ports.metrics.rejected?.(reason);
    this.ports.log.warn(
      { room: this.name, connection: connection.id, code, reason },
      'collab connection refused',
    );
    connection.close(code, reason);
  }

  private compact(): Promise<boolean> {
    const { compactor, limits, now } = this.ports;
    if (this.compaction !== null) return this.compaction;
    if (this.document === null || now() < this.compactAgainAt) return Promise.resolve(false);
    this.compaction = compactor.compact(this.name, this.document).then((isDone) => {
      this.compaction = null;
      this.compactAgainAt = isDone ? 0 : now() + limits.compactRetryMs;
      return isDone;
    });
    return this.compaction;
  }

  private get isIdle(): boolean {
    return this.connections.size === 0 && this.pending.isEmpty && this.document !== null;
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
    await this.compact();
    if (!this.isIdle || this.isGone) return;
    this.ports.metrics.roomUnloaded?.();
    this.dispose();
  }

  private abandon(reason: string): void {
    this.ports.committer.discard((update) => update.target === this);
    this.dispose();
    for (const connection of [...this.connections]) connection.close(1013, reason);
  }

  /** Ends the room without a word to anybody; what is durable stays in the store. */
  dispose(): void {
    this.isGone = true;
    this.loaded.resolve(null);
    clearTimeout(this.unloadTimer);
    this.awareness.stop();
    this.ports.onGone(this);
  }
}
