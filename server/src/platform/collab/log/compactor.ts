import type { CollabLimits } from '../collab-limits.ts';
import type { DocumentSnapshot } from '../document/document-snapshot.ts';
import type { SnapshotBuilder } from '../document/snapshot-builder.ts';
import type { StoredDocument } from '../document/stored-document.ts';
import type { CollabLog, CollabMetrics } from '../ports/collab-ports.ts';
import type { UpdateStore } from '../store/update-store.ts';
import { withTimeout } from '../with-timeout.ts';

interface CompactorPorts {
  store: UpdateStore;
  snapshots: SnapshotBuilder;
  limits: CollabLimits;
  log: CollabLog;
  metrics: Partial<CollabMetrics>;
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
      return true;
    } catch (error) {
      this.ports.log.warn({ err: error, room }, 'collab compaction failed; it is tried again later');
      return false;
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
