import type { Connection } from '../connections/connection.ts';
import { ClientOwners } from '../document/client-owners.ts';
import type { DocumentSnapshot } from '../document/document-snapshot.ts';
import { NoOpMemory } from '../document/no-op-memory.ts';
import type { ResolvedStruct } from '../document/place.ts';
import { RoomContents } from '../document/room-contents.ts';
import { RoomShares } from '../document/room-shares.ts';
import { type FramedUpdate, frameUpdate, StoredDocument } from '../document/stored-document.ts';
import { ClockRangeSet, lengthOf } from '../encoding/clock-ranges.ts';
import { scanUpdate } from '../encoding/update-scan.ts';
import { encodeDeletes, trimUpdate } from '../encoding/update-slices.ts';
import type { CommitTarget, PendingUpdate } from '../log/committer.ts';
import { type WriteAuthor, WriteRefusedError, WriteUnavailableError } from '../ports/server-write.ts';
import type { LogPosition, StoredBytes, StoredUpdate } from '../store/update-store.ts';
import { LogFollower } from './log-follower.ts';
import { PendingUpdates } from './pending-updates.ts';
import { RoomCompaction } from './room-compaction.ts';
import type { RoomPorts } from './room-ports.ts';
import { type BroadcastEntry, broadcastUpdates } from './update-broadcast.ts';

/** Bytes written since the last collection before a filling document is collected again. */
const COLLECT_AFTER_BYTES = 512 * 1024;

/** Outcome of an update: on its way into the log, known already, or refused with a close code. */
export type Acceptance = 'taken' | 'known' | { code: number; reason: string };

/** Callbacks of the document to its room. */
export interface RoomDocumentOwner {
  readonly name: string;
  readonly connections: ReadonlySet<Connection>;
  /** Background work has ended. */
  settled(): void;
  /** Updates could not be stored: this process no longer knows what is durable. */
  lost(): void;
}

/** A room's loaded document: takes updates into the log, to everybody, and into the next snapshot. */
export class RoomDocument implements CommitTarget {
  readonly stored: StoredDocument;
  private readonly owner: RoomDocumentOwner;
  private readonly ports: RoomPorts;
  private readonly pending = new PendingUpdates();
  private readonly noOps = new NoOpMemory();
  private readonly owners: ClientOwners;
  private readonly contents: RoomContents | null;
  private readonly shares: RoomShares;
  private readonly compaction: RoomCompaction;
  private readonly follower: LogFollower;

  constructor(owner: RoomDocumentOwner, snapshot: DocumentSnapshot, bytes: StoredBytes, ports: RoomPorts) {
    const { layout, limits } = ports;
    this.owner = owner;
    this.stored = new StoredDocument(snapshot, bytes, limits.syncChunkBytes);
    this.ports = ports;
    this.owners = new ClientOwners(bytes.owners);
    this.shares = new RoomShares(limits, this.owners);
    this.shares.measure(snapshot.clientBytes);
    this.contents =
      layout === undefined || snapshot.places === null
        ? null
        : new RoomContents(layout, this.owners, snapshot.places, snapshot.deletes);
    this.follower = new LogFollower({
      owner,
      position: () => this.position,
      stored: this.stored,
      owners: this.owners,
      shares: this.shares,
      contents: this.contents,
      ports,
      takeIn: (rows) => this.takeIn(rows),
    });
    this.compaction = new RoomCompaction({
      name: owner.name,
      stored: this.stored,
      ports,
      hasLayout: this.contents !== null,
      catchUp: async () => void (await this.catchUp()),
      onCollected: ({ clientBytes }) => this.shares.measure(clientBytes),
    });
    this.follower.noteTail(bytes.tail);
  }

  get isSettled(): boolean {
    return this.pending.isEmpty;
  }

  /** How much of the log the document holds. */
  get position(): LogPosition {
    return { room: this.owner.name, ...this.stored.position };
  }

  /** Accepts an update of a connection, unless it is a no-op, does not fit, or is not allowed. */
  accept(update: Uint8Array, source: Connection): Acceptance {
    const { metrics } = this.ports;
    if (this.noOps.has(update)) {
      metrics.noOpDropped?.();
      return 'known';
    }
    const scanned = scanUpdate(update);
    const known = this.stored.withoutKnown(update, scanned);
    const fresh = known === null ? null : this.withoutUnknownDeletes(known);
    if (fresh === null) {
      this.noOps.add(update);
      metrics.noOpDropped?.();
      return 'known';
    }
    const { accountId } = source.identity;
    const framed = frameUpdate(fresh, fresh === update ? scanned : scanUpdate(fresh));
    const verdict = this.contents?.judge(fresh, accountId, framed.ranges) ?? { structs: [] };
    if ('code' in verdict) {
      if (verdict.code === 1013) void this.catchUp();
      return verdict;
    }
    if (this.contents !== null && !source.rates.takeClientIds(this.owners.countUnknown(framed.ranges)))
      return { code: 1008, reason: 'too many new client ids' };
    if (!source.takeWrittenBytes(fresh.length))
      return { code: 1008, reason: 'too much was written by this account today' };
    const author = { accountId, origin: source.id };
    const fault = this.faultOfSize(framed, accountId, verdict.structs);
    if (fault === null) return this.enqueue(framed, author, verdict.structs, { source });
    // Deletes must stay possible in a full document: they are what makes room.
    const [deletes] =
      framed.deletes.length === 0 ? [] : encodeDeletes(framed.deletes, Number.MAX_SAFE_INTEGER);
    if (deletes !== undefined && fault.code === 1009)
      this.enqueue(frameUpdate(deletes, scanUpdate(deletes)), author, [], { source });
    return fault;
  }

  /** Claims a client id that was shown here or at another process, unless it has an owner. */
  claim(accountId: string, client: number, isHere: boolean): void {
    const clientIds = this.owners.claim(accountId, [client]);
    if (isHere && clientIds.length > 0)
      this.ports.claims.add({ room: this.owner.name, accountId, clientIds });
  }

  /** Updates that delete everything, small enough to be stored; none for an empty document. */
  clearing(): Uint8Array[] {
    const there = new ClockRangeSet();
    for (const range of this.stored.structs.ranges()) there.add(range);
    const left = [...there.ranges()].filter((range) => !this.stored.deletes.covers(range));
    return encodeDeletes(left, this.ports.limits.messageBytes / 2);
  }

  /** Stores an update the server makes for somebody and sends it to everybody; its log id, or null for a no-op. */
  write(author: WriteAuthor, update: Uint8Array): Promise<number | null> {
    return new Promise((resolve, reject) => {
      const scanned = scanUpdate(update);
      const fresh = this.stored.withoutKnown(update, scanned);
      if (fresh === null) {
        resolve(null);
        return;
      }
      const framed = frameUpdate(fresh, fresh === update ? scanned : scanUpdate(fresh));
      const fault = framed.ranges.length === 0 ? null : this.faultOfRoom(framed);
      if (fault !== null) {
        reject(new WriteRefusedError(fault.reason));
        return;
      }
      this.enqueue(framed, author, null, {
        source: null,
        onSettled: (id) =>
          id === null ? reject(new WriteUnavailableError('the update was not stored')) : resolve(id),
      });
    });
  }

  committed(updates: readonly PendingUpdate[], ids: readonly number[]): void {
    const entries = this.pending.settle(updates, ids);
    this.takeIn(entries);
    for (const { id, onSettled } of entries) onSettled?.(id);
    for (const [source, own] of Map.groupBy(entries, (entry) => entry.source)) source?.sendStored(own.length);
    const rows = entries.map(({ framed, id, accountId }) => ({ id, accountId, bytes: framed.update }));
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

  /** Log rows that another process sent; they may have overtaken others. */
  receiveRows(rows: readonly StoredUpdate[]): void {
    this.follower.receive(rows);
  }

  /** Loads and broadcasts what other processes stored before this call; false when the log could not be read. */
  catchUp(): Promise<boolean> {
    return this.follower.catchUp();
  }

  /** Merges snapshot and tail into a new snapshot; false when it did not work and is tried later. */
  compact(options?: { collect?: boolean }): Promise<boolean> {
    return this.compaction.compact(options);
  }

  private enqueue(
    framed: FramedUpdate,
    { accountId, origin }: WriteAuthor,
    structs: readonly ResolvedStruct[] | null,
    entry: Pick<BroadcastEntry, 'source' | 'onSettled'>,
  ): 'taken' {
    const clientIds = [...new Set(framed.ranges.map((range) => range.client))];
    const begins = this.owners.begin(accountId, clientIds);
    this.shares.add(accountId, framed, begins.length);
    if (structs === null) this.contents?.takeStored(framed.update, framed.deletes);
    else this.contents?.take(structs);
    if (structs !== null) for (const range of framed.deletes) this.contents?.takeDelete(range);
    const row = {
      room: this.owner.name,
      accountId,
      connectionId: origin,
      clientIds,
      begins,
      bytes: framed.update,
      generation: this.stored.generation,
    };
    const pending: PendingUpdate = { row, target: this, enqueuedAt: performance.now(), isDiscarded: false };
    this.pending.add(pending, { framed, accountId, ...entry });
    this.ports.committer.enqueue(pending);
    return 'taken';
  }

  private withoutUnknownDeletes(update: Uint8Array): Uint8Array | null {
    if (this.contents === null) return update;
    const { ranges, deletes } = scanUpdate(update);
    if (deletes.length === 0) return update;
    const known = this.contents.knownDeletes(deletes, ranges);
    return lengthOf(known) === lengthOf(deletes) ? update : trimUpdate(update, new Map(), known);
  }

  private faultOfSize(
    framed: FramedUpdate,
    accountId: string,
    structs: readonly ResolvedStruct[],
  ): { code: number; reason: string } | null {
    if (this.pending.bytes + framed.update.length > this.ports.limits.pendingBytesPerRoom)
      return { code: 1013, reason: 'changes cannot be stored fast enough' };
    if (framed.ranges.length === 0) return null;
    const entryFault = this.contents?.entryFault(accountId, structs) ?? null;
    if (entryFault !== null) return { code: 1009, reason: entryFault };
    const room = this.faultOfRoom(framed);
    if (room !== null) return room;
    // Rooms without a layout are not collected, so a share would never shrink.
    if (this.contents === null || this.shares.hasRoom(accountId, framed.update.length)) return null;
    this.compaction.collectIfWorth(0);
    return { code: 1009, reason: 'this account has used its share of the document' };
  }

  private faultOfRoom(framed: FramedUpdate): { code: number; reason: string } | null {
    const { bytes } = this.stored;
    if (bytes + this.pending.bytes + framed.update.length <= this.ports.limits.documentBytes) return null;
    this.compaction.collectIfWorth(0);
    return { code: 1009, reason: 'the document has reached its size limit' };
  }

  /** Broadcasts and keeps durable rows; idempotent, as a row may arrive from the log and from another process. */
  private takeIn(entries: readonly (BroadcastEntry & { id: number })[]): void {
    const newEntries = entries.filter(({ id }) => !this.stored.hasRow(id));
    if (newEntries.length === 0) return;
    const { connections } = this.owner;
    const bytes = broadcastUpdates(connections, newEntries, this.stored);
    this.ports.metrics.broadcast?.(connections.size, bytes);
    for (const { framed, id } of newEntries) this.stored.append(framed, id);
    // Before refusing: deleted content counts until it is collected.
    const isFilling =
      this.stored.bytes > this.ports.limits.documentBytes / 2 ||
      newEntries.some(({ accountId }) => this.shares.isNearlyFull(accountId));
    if (isFilling) this.compaction.collectIfWorth(COLLECT_AFTER_BYTES);
    this.compaction.compactIfWorth();
  }
}
