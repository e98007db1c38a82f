import type { PendingUpdate } from '../log/committer.ts';
import type { BroadcastEntry } from './update-broadcast.ts';

/** A room's updates between acceptance and the store's answer, with what is needed to broadcast them. */
export class PendingUpdates {
  private readonly entries = new Map<PendingUpdate, BroadcastEntry>();
  private sizeBytes = 0;

  get bytes(): number {
    return this.sizeBytes;
  }

  get isEmpty(): boolean {
    return this.entries.size === 0;
  }

  add(update: PendingUpdate, entry: BroadcastEntry): void {
    this.entries.set(update, entry);
    this.sizeBytes += update.row.bytes.length;
  }

  /** Removes settled updates; returns their entries with the log ids. */
  settle(
    updates: readonly PendingUpdate[],
    ids: readonly number[] = [],
  ): (BroadcastEntry & { id: number })[] {
    return updates.flatMap((update, position) => {
      const entry = this.entries.get(update);
      if (entry === undefined) return [];
      this.entries.delete(update);
      this.sizeBytes -= update.row.bytes.length;
      return [{ ...entry, id: ids[position] ?? 0 }];
    });
  }
}
