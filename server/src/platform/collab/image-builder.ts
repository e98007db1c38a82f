import { Worker } from 'node:worker_threads';
import type { CollabLimits } from './collab-limits.ts';
import { buildDocumentImage, type DocumentImage } from './document-image.ts';
import { withTimeout } from './with-timeout.ts';

/** What the main thread asks of the image worker. */
export interface ImageTask {
  id: number;
  parts: readonly Uint8Array[];
  chunkBytes: number;
}

/** What the image worker answers. */
export type ImageTaskResult =
  | { id: number; ok: true; image: DocumentImage }
  | { id: number; ok: false; message: string };

interface Waiter {
  resolve(image: DocumentImage): void;
  reject(error: Error): void;
}

/** Builds document images: small ones at once, big ones in a worker thread that exists only while it is used. */
export class ImageBuilder {
  private readonly limits: CollabLimits;
  private readonly waiters = new Map<number, Waiter>();
  private worker: Worker | null = null;
  private idleTimer: NodeJS.Timeout | undefined;
  private nextId = 1;

  constructor(limits: CollabLimits) {
    this.limits = limits;
  }

  async build(parts: readonly Uint8Array[]): Promise<DocumentImage> {
    const totalBytes = parts.reduce((sum, part) => sum + part.length, 0);
    if (totalBytes <= this.limits.inlineMergeBytes)
      return buildDocumentImage(parts, this.limits.syncChunkBytes);
    const built = this.buildInWorker(parts);
    try {
      return await withTimeout(built, this.limits.workerTaskMs, 'merging a document');
    } catch (error) {
      // A thread that does not answer is worth nothing; the next task gets a new one.
      if (this.waiters.size > 0) this.stop(new Error('document worker was stopped after a time-out'));
      throw error;
    }
  }

  close(): void {
    this.stop(new Error('collaboration server is closing'));
  }

  private buildInWorker(parts: readonly Uint8Array[]): Promise<DocumentImage> {
    const worker = this.worker ?? this.start();
    clearTimeout(this.idleTimer);
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      this.waiters.set(id, { resolve, reject });
      const task: ImageTask = { id, parts, chunkBytes: this.limits.syncChunkBytes };
      worker.postMessage(task);
    });
  }

  private start(): Worker {
    const worker = new Worker(new URL('./image-worker.ts', import.meta.url));
    worker.unref();
    worker.on('message', (result: ImageTaskResult) => this.settle(result));
    worker.on('error', (error) => {
      if (this.worker === worker) this.stop(error instanceof Error ? error : new Error(String(error)));
    });
    worker.on('exit', () => {
      if (this.worker === worker) this.stop(new Error('document worker ended'));
    });
    this.worker = worker;
    return worker;
  }

  private settle(result: ImageTaskResult): void {
    const waiter = this.waiters.get(result.id);
    if (waiter === undefined) return;
    this.waiters.delete(result.id);
    if (result.ok) waiter.resolve(result.image);
    else waiter.reject(new Error(result.message));
    if (this.waiters.size > 0) return;
    this.idleTimer = setTimeout(
      () => this.stop(new Error('document worker was idle')),
      this.limits.workerIdleMs,
    );
    this.idleTimer.unref();
  }

  private stop(reason: Error): void {
    clearTimeout(this.idleTimer);
    const worker = this.worker;
    this.worker = null;
    void worker?.terminate();
    for (const waiter of this.waiters.values()) waiter.reject(reason);
    this.waiters.clear();
  }
}
