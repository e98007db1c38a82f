import type { CollabLimits } from '../collab-limits.ts';
import type { DocumentSnapshot, SnapshotOptions } from '../document/document-snapshot.ts';
import type { SnapshotBuilder } from '../document/snapshot-builder.ts';
import type { StoredDocument } from '../document/stored-document.ts';
import type { CollabLog, CollabMetrics } from '../ports/collab-ports.ts';
import type { StoredBytes, UpdateStore } from '../store/update-store.ts';
import { withTimeout } from '../with-timeout.ts';

interface CompactorPorts {
  store: UpdateStore;
  snapshots: SnapshotBuilder;
  limits: CollabLimits;
  log: CollabLog;
  metrics: Partial<CollabMetrics>;
  onCompacted(room: string): void;
}

interface CompactOptions {
  /** Loads log rows that the document lacks. */
  catchUp(): Promise<void>;
  /** Also garbage-collects deleted content. */
  collect?: boolean;
  onMerged?(snapshot: DocumentSnapshot): void;
}

/** Merges a room's snapshot and tail into a new stored snapshot; the log itself stays as it is. */
export class Compactor {
  private readonly ports: CompactorPorts;

  constructor(ports: CompactorPorts) {
    this.ports = ports;
  }

  /** Returns false, after logging why, when it failed; nothing has changed then. */
  async compact(
    room: string,
    document: StoredDocument,
    { catchUp, collect = false, onMerged }: CompactOptions,
  ): Promise<boolean> {
    const rows = document.tailRows;
    if (rows === 0) return true;
    const merge = () => this.merge(room, document, collect, onMerged);
    try {
      let bytes = await merge();
      if (bytes === null) {
        await catchUp();
        bytes = await merge();
      }
      if (bytes === null) throw new Error('the log changed twice while it was merged');
      this.ports.metrics.compacted?.(rows, bytes);
      this.ports.onCompacted(room);
      return true;
    } catch (error) {
      this.ports.log.warn({ err: error, room }, 'collab compaction failed; it is tried again later');
      return false;
    }
  }

  /**
   * Merges what was loaded into a new stored snapshot before a room uses it; null, after logging why, when that failed or rows were stored
   * meanwhile: then what was loaded is as good as before.
   */
  async mergeLoaded(
    room: string,
    loaded: StoredBytes,
    options: SnapshotOptions,
  ): Promise<{ snapshot: DocumentSnapshot; bytes: StoredBytes } | null> {
    const { store, snapshots, limits, metrics, log, onCompacted } = this.ports;
    const tail = loaded.tail.map(({ bytes }) => bytes);
    const lastUpdateId = loaded.tail.at(-1)?.id ?? loaded.snapshotUpdateId;
    try {
      const snapshot = await snapshots.build(
        loaded.snapshot === null ? tail : [loaded.snapshot, ...tail],
        options,
      );
      const { bytes, stateVector } = snapshot;
      const { snapshotUpdateId, isCollected, generation } = loaded;
      const mergedRows = tail.length;
      const derived = {
        room,
        snapshotUpdateId,
        mergedRows,
        lastUpdateId,
        bytes,
        stateVector,
        isCollected,
        generation,
      };
      if (!(await withTimeout(store.saveSnapshot(derived), limits.storeAttemptMs, 'storing a snapshot')))
        return null;
      metrics.compacted?.(mergedRows, bytes.length);
      onCompacted(room);
      return { snapshot, bytes: { ...loaded, snapshot: bytes, snapshotUpdateId: lastUpdateId, tail: [] } };
    } catch (error) {
      log.warn({ err: error, room }, 'what a collab room was loaded from could not be merged');
      return null;
    }
  }

  /** The new snapshot's size in bytes; null when the log has rows that the document does not. */
  private async merge(
    room: string,
    document: StoredDocument,
    collect: boolean,
    onMerged: CompactOptions['onMerged'],
  ): Promise<number | null> {
    const { store, snapshots, limits } = this.ports;
    const { snapshotUpdateId, lastUpdateId, tailRows } = document;
    const snapshot = await snapshots.build(document.parts(), { collect });
    const isCollected = document.isCollected || collect;
    const { bytes, stateVector } = snapshot;
    const saved = store.saveSnapshot({
      room,
      snapshotUpdateId,
      mergedRows: tailRows,
      lastUpdateId,
      bytes,
      stateVector,
      isCollected,
      generation: document.generation,
    });
    if (!(await withTimeout(saved, limits.storeAttemptMs, 'storing a snapshot'))) return null;
    document.replaceSnapshot(snapshot, lastUpdateId);
    document.isCollected = isCollected;
    onMerged?.(snapshot);
    return bytes.length;
  }
}
