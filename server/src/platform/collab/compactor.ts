import type { CollabLimits } from './collab-limits.ts';
import type { CollabLog, CollabMetrics } from './collab-ports.ts';
import type { ImageBuilder } from './image-builder.ts';
import type { StoredDocument } from './stored-document.ts';
import type { UpdateStore } from './update-store.ts';
import { withTimeout } from './with-timeout.ts';

interface CompactorPorts {
  store: UpdateStore;
  images: ImageBuilder;
  limits: CollabLimits;
  log: CollabLog;
  metrics: Partial<CollabMetrics>;
}

/** Merges a room's base and tail into a new stored base; the log itself stays as it is. */
export class Compactor {
  private readonly ports: CompactorPorts;

  constructor(ports: CompactorPorts) {
    this.ports = ports;
  }

  /** Answers false, after logging why, when it did not work; nothing is changed then. */
  async compact(room: string, document: StoredDocument): Promise<boolean> {
    const rows = document.tailRows;
    if (rows === 0) return true;
    try {
      const { baseUpdateId, lastUpdateId } = document;
      const parts = document.parts();
      const bytes =
        (await this.store(room, document, parts, { baseUpdateId, lastUpdateId, rows }, rows)) ??
        (await this.compactFromLog(room, document, rows));
      if (bytes === null) throw new Error('the log changed twice while it was merged');
      this.ports.metrics.compacted?.(rows, bytes);
      return true;
    } catch (error) {
      this.ports.log.warn({ err: error, room }, 'collab compaction failed; it is tried again later');
      return false;
    }
  }

  private async compactFromLog(room: string, document: StoredDocument, rows: number): Promise<number | null> {
    const { store, limits, log } = this.ports;
    log.warn({ room }, 'collab log has rows this process did not see; merging from the log');
    const stored = await withTimeout(store.load(room), limits.storeAttemptMs, 'loading a room to compact it');
    const parts = stored.base === null ? stored.tail : [stored.base, ...stored.tail];
    const { baseUpdateId, lastUpdateId } = stored;
    return this.store(room, document, parts, { baseUpdateId, lastUpdateId, rows: stored.tail.length }, rows);
  }

  private async store(
    room: string,
    document: StoredDocument,
    parts: readonly Uint8Array[],
    merged: { baseUpdateId: number; lastUpdateId: number; rows: number },
    documentRows: number,
  ): Promise<number | null> {
    const { store, images, limits } = this.ports;
    const image = await images.build(parts);
    const { bytes, stateVector } = image;
    const { baseUpdateId, lastUpdateId, rows: mergedRows } = merged;
    const saved = store.saveSnapshot({ room, baseUpdateId, mergedRows, lastUpdateId, bytes, stateVector });
    if (!(await withTimeout(saved, limits.storeAttemptMs, 'storing a snapshot'))) return null;
    document.rebase(image, documentRows, lastUpdateId);
    return bytes.length;
  }
}
