import type { DocumentSnapshot } from '../document/document-snapshot.ts';
import type { StoredDocument } from '../document/stored-document.ts';
import type { RoomPorts } from './room-ports.ts';

/** Pause before the next collection, or the next merge that waits for no quiet moment, as a multiple of how long the last one took. */
const PAUSE = 4;

interface CompactionOptions {
  name: string;
  stored: StoredDocument;
  ports: RoomPorts;
  /** Rooms without a layout are merged only: what is deleted in them stays. */
  hasLayout: boolean;
  catchUp(): Promise<void>;
  /** Deleted content is gone from this snapshot. */
  onCollected(snapshot: DocumentSnapshot): void;
}

/** When a room's snapshot and tail are merged into a new snapshot, and when deleted content leaves it: one at a time. */
export class RoomCompaction {
  private readonly options: CompactionOptions;
  private running: Promise<boolean> | null = null;
  private compactAgainAt = 0;
  private collectAgainAt = 0;
  private mergeAgainAt = 0;

  constructor(options: CompactionOptions) {
    this.options = options;
  }

  /** Merges snapshot and tail into a new snapshot; false when it did not work and is tried later. */
  compact({ collect = false }: { collect?: boolean } = {}): Promise<boolean> {
    const { name, stored, ports, catchUp, onCollected } = this.options;
    const { compactor, limits, now } = ports;
    if (this.running !== null) return this.running;
    if (now() < this.compactAgainAt) return Promise.resolve(false);
    const startedAt = now();
    this.running = compactor
      .compact(name, stored, {
        collect,
        catchUp,
        onMerged: (snapshot) => {
          if (collect) onCollected(snapshot);
        },
      })
      .then((isDone) => {
        this.running = null;
        // However large a document is, the worker stays free for the others most of the time.
        const pauseMs = PAUSE * (now() - startedAt);
        this.mergeAgainAt = now() + pauseMs;
        if (collect) this.collectAgainAt = now() + Math.max(limits.collectEveryMs, pauseMs);
        this.compactAgainAt = isDone ? 0 : now() + limits.compactRetryMs;
        return isDone;
      });
    return this.running;
  }

  /** Garbage-collects the snapshot, if more than this was written since the last time and the pause is over. */
  collectIfWorth(tailBytes: number): void {
    const { hasLayout, stored, ports } = this.options;
    if (!hasLayout) void this.compact();
    else if (stored.tailBytes > tailBytes && ports.now() >= this.collectAgainAt)
      void this.compact({ collect: true });
  }

  /**
   * A snapshot is rewritten whole, so a large one waits until the tail is a good part of it or has many rows, and then for a moment in
   * which nobody writes, unless the tail has become too long to wait. Where people write without such a moment, merging takes a fifth of
   * a core, or more only where the tail would become very long: it took as much as all else when each followed upon the one before.
   */
  compactIfWorth(): void {
    const { tailRows, tailBytes, bytes } = this.options.stored;
    const { limits, quiet, now } = this.options.ports;
    if (tailRows < limits.compactAfterRows) return;
    const isLong = tailRows >= limits.compactAtOnceRows && now() >= this.mergeAgainAt;
    if (isLong || tailRows >= limits.compactLongestRows) void this.compact();
    else if (tailBytes >= bytes * limits.compactAfterShare || tailRows >= limits.compactAtLatestRows)
      quiet.wait(this, () => this.compact());
  }
}
