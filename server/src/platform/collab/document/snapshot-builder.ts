import { TaskThread } from '../../threads/task-thread.ts';
import type { CollabLimits } from '../collab-limits.ts';
import { buildDocumentSnapshot, type DocumentSnapshot, type SnapshotOptions } from './document-snapshot.ts';

/** Input of the snapshot worker. */
export interface SnapshotTask {
  /** One after the other: a hundred thousand small arrays would each be cloned on the way into the thread. */
  bytes: Uint8Array;
  lengths: Uint32Array;
  chunkBytes: number;
  options: SnapshotOptions;
}

const COSTLY_FACTOR = 8;

/** Builds document snapshots: small ones at once, big ones in a worker thread that exists only while it is used. */
export class SnapshotBuilder {
  private readonly limits: CollabLimits;
  private readonly thread: TaskThread<SnapshotTask, DocumentSnapshot>;

  constructor(limits: CollabLimits) {
    this.limits = limits;
    this.thread = new TaskThread(new URL('./snapshot-worker.ts', import.meta.url), {
      name: 'merging a document',
      timeoutMs: limits.workerTaskMs,
      idleMs: limits.workerIdleMs,
    });
  }

  async build(parts: readonly Uint8Array[], options: SnapshotOptions = {}): Promise<DocumentSnapshot> {
    const { inlineMergeBytes, inlineMergeParts, syncChunkBytes: chunkBytes } = this.limits;
    const totalBytes = parts.reduce((sum, part) => sum + part.length, 0);
    // Garbage collection and the index of places cost many times what merging does.
    const isCostly = options.collect === true || options.textName !== undefined;
    const inlineBytes = isCostly ? inlineMergeBytes / COSTLY_FACTOR : inlineMergeBytes;
    if (totalBytes <= inlineBytes && parts.length <= inlineMergeParts)
      return buildDocumentSnapshot(parts, chunkBytes, options);
    const lengths = Uint32Array.from(parts, (part) => part.length);
    return this.thread.run({ bytes: Buffer.concat(parts), lengths, chunkBytes, options });
  }

  close(): void {
    this.thread.close();
  }
}
