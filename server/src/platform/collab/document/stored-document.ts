import * as Y from 'yjs';
import { type ClockRange, ClockRangeSet } from '../encoding/clock-ranges.ts';
import { SYNC_DONE_FRAME, updateFrame } from '../encoding/frames.ts';
import { type ScannedUpdate, scanUpdate } from '../encoding/update-scan.ts';
import { encodeDeletes, trimUpdate } from '../encoding/update-slices.ts';
import type { LogPosition, StoredBytes } from '../store/update-store.ts';
import type { DocumentSnapshot } from './document-snapshot.ts';

/** One durable update, kept as its WebSocket frame. */
export interface FramedUpdate {
  frame: Buffer;
  update: Uint8Array;
  ranges: readonly ClockRange[];
  deletes: readonly ClockRange[];
}

/** Frames an update once; all clients are sent these bytes. */
export function frameUpdate(update: Uint8Array, scanned: ScannedUpdate): FramedUpdate {
  const frame = updateFrame(update);
  const { ranges, deletes } = scanned;
  return { frame, update: frame.subarray(frame.length - update.length), ranges, deletes };
}

/** A row of the log that the snapshot does not hold yet. */
interface TailEntry extends FramedUpdate {
  id: number;
}

/** Frames bytes that are only sent: their ranges are not needed. */
function frameOnly(update: Uint8Array): FramedUpdate {
  return frameUpdate(update, { ranges: [], deletes: [] });
}

const MERGE_MISSED_FROM = 20;

/** A room's durable document as bytes: snapshot chunks and tail, with an index of their operations. No Y.Doc. */
export class StoredDocument {
  readonly structs = new ClockRangeSet();
  readonly deletes = new ClockRangeSet();
  snapshotUpdateId = 0;
  lastUpdateId = 0;
  /** Deleted content is no longer in the snapshot, only in the log. */
  isCollected: boolean;
  readonly generation: number;
  private snapshot: readonly FramedUpdate[] = [];
  private snapshotCarriesDeletes = true;
  private tail: TailEntry[] = [];
  private sizeBytes = 0;
  private snapshotBytes = 0;
  private firstSync: Buffer[] | null = null;
  /** The snapshot's part of a first sync, cached across edits. */
  private snapshotSync: readonly Buffer[] = [];
  private snapshotDeletes: readonly FramedUpdate[] = [];
  private readonly chunkBytes: number;

  constructor(snapshot: DocumentSnapshot, stored: Omit<StoredBytes, 'owners'>, chunkBytes: number) {
    this.chunkBytes = chunkBytes;
    this.isCollected = stored.isCollected;
    this.generation = stored.generation;
    this.replaceSnapshot(snapshot, stored.snapshotUpdateId);
    for (const { id, bytes } of stored.tail) this.append(frameUpdate(bytes, scanUpdate(bytes)), id);
  }

  /** How much of the log it holds. */
  get position(): Omit<LogPosition, 'room'> {
    const { snapshotUpdateId, tailRows, generation } = this;
    return { snapshotUpdateId, tailRows, generation };
  }

  get tailRows(): number {
    return this.tail.length;
  }

  get bytes(): number {
    return this.sizeBytes;
  }

  /** Ids of the rows after the snapshot. */
  tailIds(): number[] {
    return this.tail.map((entry) => entry.id);
  }

  /** Whether this log row was applied; a row may arrive twice, from the log and from another process. */
  hasRow(id: number): boolean {
    if (id > this.lastUpdateId) return false;
    return id <= this.snapshotUpdateId || this.tail.some((entry) => entry.id === id);
  }

  get tailBytes(): number {
    return this.sizeBytes - this.snapshotBytes;
  }

  append(entry: FramedUpdate, id: number): void {
    this.tail.push({ ...entry, id });
    this.sizeBytes += entry.update.length;
    this.lastUpdateId = Math.max(this.lastUpdateId, id);
    for (const range of entry.ranges) this.structs.add(range);
    for (const range of entry.deletes) this.deletes.add(range);
    this.firstSync = null;
  }

  /** Replaces the snapshot and all rows up to and including `snapshotUpdateId`. */
  replaceSnapshot(snapshot: DocumentSnapshot, snapshotUpdateId: number): void {
    this.snapshotUpdateId = snapshotUpdateId;
    this.lastUpdateId = Math.max(this.lastUpdateId, snapshotUpdateId);
    this.snapshot = snapshot.chunks.map(({ bytes, ranges }) =>
      frameUpdate(bytes, { ranges: [...ranges], deletes: [] }),
    );
    this.snapshotCarriesDeletes = snapshot.chunksCarryDeletes;
    this.tail = this.tail.filter((entry) => entry.id > snapshotUpdateId);
    this.snapshotBytes = snapshot.bytes.length;
    this.sizeBytes = this.snapshotBytes + this.tail.reduce((sum, entry) => sum + entry.update.length, 0);
    for (const chunk of this.snapshot) for (const range of chunk.ranges) this.structs.add(range);
    for (const range of snapshot.deletes) this.deletes.add(range);
    this.snapshotDeletes = snapshot.deleteUpdates.map(frameOnly);
    const deletesAhead = this.snapshotCarriesDeletes ? [] : this.snapshotDeletes;
    this.snapshotSync = joinSmall([...deletesAhead, ...this.snapshot].map(({ frame }) => frame));
    this.firstSync = null;
  }

  /** Updates whose merge is the whole document. */
  parts(): Uint8Array[] {
    const chunks = this.snapshot.map((chunk) => chunk.update);
    const deletes = this.snapshotCarriesDeletes ? [] : this.snapshotDeletes.map((entry) => entry.update);
    return [...chunks, ...deletes, ...this.tail.map((entry) => entry.update)];
  }

  stateVector(): Map<number, number> {
    return this.structs.contiguousEnds();
  }

  /** The given update without what is stored already; null when that is all of it. */
  withoutKnown(update: Uint8Array, scanned: ScannedUpdate): Uint8Array | null {
    const newDeletes = scanned.deletes.filter((range) => !this.deletes.covers(range));
    const hasNewStructs = scanned.ranges.some((range) => !this.structs.covers(range));
    if (!hasNewStructs && newDeletes.length === 0) return null;
    const isAllNew = scanned.ranges.every((range) => range.from >= this.structs.contiguousEnd(range.client));
    if (isAllNew && newDeletes.length === scanned.deletes.length) return update;
    return trimUpdate(update, this.stateVector(), newDeletes);
  }

  /**
   * Frames that give an empty client everything; deletes of a split snapshot go first, so nothing deleted flashes up.
   */
  firstSyncFrames(): readonly Buffer[] {
    this.firstSync ??= joinSmall([
      ...this.snapshotSync,
      ...this.tail.map((entry) => entry.frame),
      SYNC_DONE_FRAME,
    ]);
    return this.firstSync;
  }

  /** Frames that bring a client with the given state vector up to date: all deletes, then what it lacks. */
  syncFrames(known: ReadonlyMap<number, number>): readonly Buffer[] {
    if (known.size === 0) return this.firstSyncFrames();
    const deletes = this.snapshotDeletes.map((entry) => entry.frame);
    const missing = this.missing(known).map((entry) => entry.frame);
    return joinSmall([...deletes, ...missing, SYNC_DONE_FRAME]);
  }

  /**
   * Frames for a client that missed everything since the given state vector; one merged diff unless it missed a lot.
   */
  resyncFrames(known: ReadonlyMap<number, number>): readonly Buffer[] {
    const updates = [...this.snapshotDeletes, ...this.missing(known)].map((entry) => entry.update);
    const totalBytes = updates.reduce((sum, update) => sum + update.length, 0);
    if (updates.length > 1 && totalBytes <= this.chunkBytes) return [updateFrame(Y.mergeUpdates(updates))];
    return joinSmall(updates.map(updateFrame));
  }

  /** What the client lacks besides the snapshot's deletes: structs, and deletes of tail rows whose structs it has. */
  private missing(known: ReadonlyMap<number, number>): FramedUpdate[] {
    const isKnown = (range: ClockRange) => range.to <= (known.get(range.client) ?? 0);
    const updates: FramedUpdate[] = [];
    for (const { update, ranges } of this.snapshot) {
      if (ranges.every(isKnown)) continue;
      const trimmed = trimUpdate(update, known, []);
      if (trimmed !== null) updates.push(frameOnly(trimmed));
    }
    const { tail = [], known: knownTail = [] } = Object.groupBy(this.tail, ({ ranges }) =>
      ranges.every(isKnown) ? 'known' : 'tail',
    );
    // Yjs needs a client's deletes in clock order, which the set has.
    const deletes = new ClockRangeSet();
    for (const entry of knownTail) for (const range of entry.deletes) deletes.add(range);
    updates.push(...encodeDeletes(deletes.ranges(), this.chunkBytes).map(frameOnly));
    if (tail.length >= MERGE_MISSED_FROM && sumBytes(tail) <= this.chunkBytes) {
      updates.push(frameOnly(Y.mergeUpdates(tail.map((entry) => entry.update))));
      return updates;
    }
    return [...updates, ...tail];
  }
}

function sumBytes(entries: readonly FramedUpdate[]): number {
  return entries.reduce((sum, entry) => sum + entry.update.length, 0);
}

// Small frames are cheaper to copy once than to write one by one at every join.
const JOINED_BYTES = 64 * 1024;

function joinSmall(frames: readonly Buffer[]): Buffer[] {
  const joined: Buffer[] = [];
  let small: Buffer[] = [];
  let smallBytes = 0;
  const flush = () => {
    if (small.length > 0) joined.push(Buffer.concat(small));
    small = [];
    smallBytes = 0;
  };
  for (const frame of frames) {
    if (frame.length > JOINED_BYTES) {
      flush();
      joined.push(frame);
      continue;
    }
    if (smallBytes + frame.length > JOINED_BYTES) flush();
    small.push(frame);
    smallBytes += frame.length;
  }
  flush();
  return joined;
}
