import type { CollabLimits } from '../collab-limits.ts';
import type { CollabLog, CollabMetrics } from '../ports/collab-ports.ts';
import { StaleGenerationError } from '../store/stale-generation.ts';
import type { UpdateRow, UpdateStore } from '../store/update-store.ts';
import { withTimeout } from '../with-timeout.ts';

/** One update on its way into the log. */
export interface PendingUpdate {
  readonly row: UpdateRow;
  readonly target: CommitTarget;
  /** Milliseconds of the process's clock. */
  readonly enqueuedAt: number;
  /** Set when its writer lost access: it goes into no further statement. */
  isDiscarded: boolean;
}

/** Listener for the outcome of pending updates. */
export interface CommitTarget {
  /** The updates are durable, in this order and with these ids. */
  committed(updates: readonly PendingUpdate[], ids: readonly number[]): void;
  /** They were discarded before they were stored. */
  dropped(updates: readonly PendingUpdate[]): void;
  /** The store failed until the retries were used up. */
  lost(updates: readonly PendingUpdate[]): void;
}

interface CommitterPorts {
  store: UpdateStore;
  limits: CollabLimits;
  log: CollabLog;
  metrics: Partial<CollabMetrics>;
  now(): number;
}

const FIRST_RETRY_MS = 25;
const LONGEST_RETRY_MS = 1_000;
const RECENT_MS = 100;

/** Group commit: all rooms' pending updates go into one statement, one in flight; order is commit, then broadcast. */
export class Committer {
  private readonly ports: CommitterPorts;
  private pending: PendingUpdate[] = [];
  private batch: PendingUpdate[] = [];
  private running: Promise<void> | null = null;
  private stopped = false;
  private startedAt = 0;
  private settledAt = performance.now();
  /** Exponentially decayed count of updates; divided by the span, their rate. */
  private recent = 0;

  constructor(ports: CommitterPorts) {
    this.ports = ports;
  }

  /** For how long nothing has been on its way into the log, in milliseconds. */
  get idleMs(): number {
    return this.size > 0 ? 0 : performance.now() - this.settledAt;
  }

  /** Updates that are not stored yet. */
  get size(): number {
    return this.pending.length + this.batch.length;
  }

  enqueue(update: PendingUpdate): void {
    this.pending.push(update);
    this.running ??= this.run();
  }

  /** Discards matching updates; one in flight is discarded only if its statement fails. */
  discard(predicate: (update: PendingUpdate) => boolean): void {
    for (const update of this.pending) if (predicate(update)) update.isDiscarded = true;
    for (const update of this.batch) if (predicate(update)) update.isDiscarded = true;
  }

  /** Resolves when nothing is pending; updates that cannot be stored are lost after the usual retries. */
  async drain(): Promise<void> {
    this.stopped = true;
    while (this.running !== null) await this.running;
  }

  private async run(): Promise<void> {
    while (true) {
      await this.pause();
      if (this.pending.length === 0) break;
      this.countBatch(this.pending.length);
      this.batch = this.withoutDiscarded(this.pending);
      this.pending = [];
      await this.commitBatch();
      this.batch = [];
      this.settledAt = performance.now();
    }
    this.running = null;
  }

  private countBatch(updates: number): void {
    const now = this.ports.now();
    this.recent = this.recent * Math.exp((this.startedAt - now) / RECENT_MS) + updates;
    this.startedAt = now;
  }

  // At low load a batch is one tick; a busy server waits for a minimum interval, so that each fsync and broadcast
  // carries a worthwhile batch.
  private pause(): Promise<void> {
    const { limits, now } = this.ports;
    const isBusy = this.recent * (1_000 / RECENT_MS) >= limits.commitFloorRate;
    const floorMs = isBusy ? limits.commitFloorMs - (now() - this.startedAt) : 0;
    return new Promise((resolve) => {
      if (floorMs > 0 && !this.stopped) setTimeout(resolve, floorMs);
      else setImmediate(resolve);
    });
  }

  private async commitBatch(): Promise<void> {
    const { limits, log, metrics, now } = this.ports;
    const giveUpAt = now() + limits.storeRetryMs;
    let delayMs = FIRST_RETRY_MS;
    while (this.batch.length > 0) {
      try {
        await this.attempt(this.batch);
        return;
      } catch (error) {
        if (error instanceof StaleGenerationError) {
          this.batch = this.withoutStale(this.batch, error.rooms);
          continue;
        }
        metrics.commitFailed?.();
        log.warn({ err: error, updates: this.batch.length }, 'collab updates could not be stored');
        if (now() + delayMs >= giveUpAt) break;
      }
      const waitMs = delayMs;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      delayMs = Math.min(delayMs * 2, LONGEST_RETRY_MS);
      this.batch = this.withoutDiscarded(this.batch);
    }
    if (this.batch.length > 0) await this.commitPerRoom(this.batch);
  }

  // A redacted room loses what was made on its old document, and the others do not wait for it.
  private withoutStale(batch: readonly PendingUpdate[], rooms: ReadonlySet<string>): PendingUpdate[] {
    const { true: stale = [], false: fresh = [] } = Object.groupBy(batch, ({ row }) =>
      rooms.has(row.room) ? 'true' : 'false',
    );
    for (const [target, updates] of Map.groupBy(stale, (update) => update.target))
      this.notify(() => target.lost(updates));
    return fresh;
  }

  // Last attempt of a batch: room by room, so that one failing room does not fail the others.
  private async commitPerRoom(batch: readonly PendingUpdate[]): Promise<void> {
    const byTarget = Map.groupBy(batch, (update) => update.target);
    const attempts = [...byTarget].map(async ([target, updates]) => {
      try {
        if (byTarget.size === 1) throw new Error('retries are used up');
        await this.attempt(updates);
      } catch (error) {
        this.ports.log.error({ err: error, updates: updates.length }, 'collab updates are given up');
        this.notify(() => target.lost(updates));
      }
    });
    await Promise.all(attempts);
  }

  private async attempt(batch: readonly PendingUpdate[]): Promise<void> {
    const { store, limits, metrics } = this.ports;
    const startedAt = performance.now();
    const rows = batch.map((update) => update.row);
    const ids = await withTimeout(store.append(rows), limits.storeAttemptMs, 'storing collab updates');
    if (ids.length !== rows.length) throw new Error('update store answered with the wrong number of ids');
    const storedAt = performance.now();
    const byTarget = new Map<CommitTarget, { updates: PendingUpdate[]; ids: number[] }>();
    for (const [position, update] of batch.entries()) {
      const entry = byTarget.get(update.target) ?? { updates: [], ids: [] };
      byTarget.set(update.target, entry);
      entry.updates.push(update);
      entry.ids.push(ids[position] ?? 0);
    }
    for (const [target, { updates, ids: targetIds }] of byTarget)
      this.notify(() => target.committed(updates, targetIds));
    metrics.committed?.({
      updates: rows.length,
      bytes: rows.reduce((sum, row) => sum + row.bytes.length, 0),
      queuedMs: startedAt - (batch[0]?.enqueuedAt ?? startedAt),
      statementMs: storedAt - startedAt,
      deliveredMs: performance.now() - storedAt,
    });
  }

  private withoutDiscarded(updates: readonly PendingUpdate[]): PendingUpdate[] {
    const discarded = updates.filter((update) => update.isDiscarded);
    for (const [target, group] of Map.groupBy(discarded, (update) => update.target)) {
      this.notify(() => target.dropped(group));
    }
    return updates.filter((update) => !update.isDiscarded);
  }

  // A listener that throws must not make stored updates look failed, nor stop the other rooms.
  private notify(call: () => void): void {
    try {
      call();
    } catch (error) {
      this.ports.log.error({ err: error }, 'collab room failed on a commit');
    }
  }
}
