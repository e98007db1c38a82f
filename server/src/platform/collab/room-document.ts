import type { CommitTarget, PendingUpdate } from './committer.ts';
import type { Connection } from './connection.ts';
import { NoOpMemory } from './no-op-memory.ts';
import { PendingUpdates } from './pending-updates.ts';
import type { RoomPorts } from './room-ports.ts';
import { type WriteAuthor, WriteRefusedError, WriteUnavailableError } from './server-write.ts';
import { frameUpdate, type StoredDocument } from './stored-document.ts';
import { type BroadcastEntry, broadcastUpdates } from './update-broadcast.ts';
import { scanUpdate } from './update-scan.ts';
import type { LogPosition, StoredUpdate } from './update-store.ts';
import { withTimeout } from './with-timeout.ts';

/** What became of an update: on its way into the log, known already, or refused with a close code. */
export type Acceptance = 'taken' | 'known' | { code: number; reason: string };

/** What the room's document tells its room. */
export interface RoomDocumentOwner {
  readonly name: string;
  readonly connections: ReadonlySet<Connection>;
  /** Something that was under way has ended. */
  settled(): void;
  /** Updates could not be stored: what is durable is no longer known here. */
  lost(): void;
}

/** A room's document once it is loaded: the way of updates into the log, to everybody, and into a new base. */
export class RoomDocument implements CommitTarget {
  readonly stored: StoredDocument;
  private readonly owner: RoomDocumentOwner;
  private readonly ports: RoomPorts;
  private readonly pending = new PendingUpdates();
  private readonly noOps = new NoOpMemory();
  private compaction: Promise<boolean> | null = null;
  private compactAgainAt = 0;
  private catchingUp: Promise<void> | null = null;

  constructor(owner: RoomDocumentOwner, stored: StoredDocument, ports: RoomPorts) {
    this.owner = owner;
    this.stored = stored;
    this.ports = ports;
  }

  get isSettled(): boolean {
    return this.pending.isEmpty;
  }

  /** How much of the log is in here. */
  get position(): LogPosition {
    const { baseUpdateId, tailRows } = this.stored;
    return { room: this.owner.name, baseUpdateId, tailRows };
  }

  /** Takes an update of a connection, unless there is nothing new in it or no room for it. */
  accept(update: Uint8Array, source: Connection): Acceptance {
    if (this.noOps.has(update)) {
      this.ports.metrics.noOpDropped?.();
      return 'known';
    }
    return this.enqueue(update, { accountId: source.identity.accountId, origin: source.id }, { source });
  }

  /** Stores an update the server makes for somebody and sends it to everybody; its log id, or null for a no-op. */
  write(author: WriteAuthor, update: Uint8Array): Promise<number | null> {
    return new Promise((resolve, reject) => {
      const acceptance = this.enqueue(update, author, {
        source: null,
        onSettled: (id) =>
          id === null ? reject(new WriteUnavailableError('the update was not stored')) : resolve(id),
      });
      if (acceptance === 'known') resolve(null);
      else if (acceptance !== 'taken') reject(new WriteRefusedError(acceptance.reason));
    });
  }

  committed(updates: readonly PendingUpdate[], ids: readonly number[]): void {
    const entries = this.pending.settle(updates, ids);
    this.takeIn(entries);
    for (const { id, onSettled } of entries) onSettled?.(id);
    for (const [source, own] of Map.groupBy(entries, (entry) => entry.source)) source?.tellStored(own.length);
    const rows = entries.map(({ framed, id }) => ({ id, bytes: framed.update }));
    this.ports.exchange.sendRows(this.owner.name, rows);
    this.owner.settled();
  }

  dropped(updates: readonly PendingUpdate[]): void {
    for (const { onSettled } of this.pending.settle(updates)) onSettled?.(null);
    this.owner.settled();
  }

  lost(updates: readonly PendingUpdate[]): void {
    for (const { onSettled } of this.pending.settle(updates)) onSettled?.(null);
    this.owner.lost();
  }

  /** Rows of the log that were written elsewhere. */
  receiveRows(rows: readonly StoredUpdate[]): void {
    this.takeIn(
      rows.map(({ id, bytes }) => ({ id, framed: frameUpdate(bytes, scanUpdate(bytes)), source: null })),
    );
  }

  /** Reads and passes on what other processes logged and this one was not told. */
  catchUp(): Promise<void> {
    this.catchingUp ??= this.readMissing().finally(() => {
      this.catchingUp = null;
    });
    return this.catchingUp;
  }

  /** Merges base and tail into a new base, one at a time; false when it did not work and is tried later. */
  compact(): Promise<boolean> {
    const { compactor, limits, now } = this.ports;
    if (this.compaction !== null) return this.compaction;
    if (now() < this.compactAgainAt) return Promise.resolve(false);
    this.compaction = compactor
      .compact(this.owner.name, this.stored, () => this.catchUp())
      .then((isDone) => {
        this.compaction = null;
        this.compactAgainAt = isDone ? 0 : now() + limits.compactRetryMs;
        return isDone;
      });
    return this.compaction;
  }

  private enqueue(
    update: Uint8Array,
    { accountId, origin }: WriteAuthor,
    entry: Omit<BroadcastEntry, 'framed'>,
  ): Acceptance {
    const { committer, limits, metrics } = this.ports;
    const scanned = scanUpdate(update);
    const fresh = this.stored.withoutKnown(update, scanned);
    if (fresh === null) {
      this.noOps.add(update);
      metrics.noOpDropped?.();
      return 'known';
    }
    if (this.stored.bytes + this.pending.bytes + fresh.length > limits.documentBytes) {
      void this.compact();
      return { code: 1009, reason: 'the document has reached its size limit' };
    }
    if (this.pending.bytes + fresh.length > limits.pendingBytesPerRoom)
      return { code: 1013, reason: 'changes cannot be stored fast enough' };
    const framed = frameUpdate(fresh, fresh === update ? scanned : scanUpdate(fresh));
    const clientIds = [...new Set(framed.ranges.map((range) => range.client))];
    const row = {
      room: this.owner.name,
      accountId,
      connectionId: origin,
      clientIds,
      bytes: framed.update,
    };
    const pending: PendingUpdate = { row, target: this, isDiscarded: false };
    this.pending.add(pending, { framed, ...entry });
    committer.enqueue(pending);
    return 'taken';
  }

  /** Passes durable rows on and keeps them; a row may come twice, from the log and from another process. */
  private takeIn(entries: readonly (BroadcastEntry & { id: number })[]): void {
    const news = entries.filter(({ id }) => !this.stored.hasRow(id));
    if (news.length === 0) return;
    const { connections } = this.owner;
    const bytes = broadcastUpdates(connections, news, this.stored);
    this.ports.metrics.broadcast?.(connections.size, bytes);
    for (const { framed, id } of news) this.stored.append(framed, id);
    if (this.isWorthCompacting) void this.compact();
  }

  // A new base is written whole, so a large one waits until there is a good part of it to add, or far too many rows.
  private get isWorthCompacting(): boolean {
    const { tailRows, tailBytes, bytes } = this.stored;
    const { compactAfterRows, compactAfterShare, compactAtLatestRows } = this.ports.limits;
    if (tailRows < compactAfterRows) return false;
    return tailBytes >= bytes * compactAfterShare || tailRows >= compactAtLatestRows;
  }

  private async readMissing(): Promise<void> {
    const { store, limits, log } = this.ports;
    const { name } = this.owner;
    try {
      const missing = store.readMissing(name, this.stored.baseUpdateId, this.stored.tailIds());
      this.receiveRows(await withTimeout(missing, limits.storeAttemptMs, 'reading missed updates'));
    } catch (error) {
      log.warn({ err: error, room: name }, 'collab room could not catch up with its log');
    }
  }
}
