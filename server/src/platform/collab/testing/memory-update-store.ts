import type { Snapshot, StoredBytes, UpdateRow, UpdateStore } from '../update-store.ts';

type StoreCall = 'append' | 'load' | 'saveSnapshot';

/** Update store in memory whose calls a test can delay or fail. */
export class MemoryUpdateStore implements UpdateStore {
  readonly rows: (UpdateRow & { id: number })[] = [];
  readonly snapshots = new Map<string, Snapshot>();
  readonly calls: StoreCall[] = [];
  /** Runs before a call does anything; rejecting fails it, not resolving holds it. */
  before: (call: StoreCall) => Promise<void> = () => Promise.resolve();

  async append(rows: readonly UpdateRow[]): Promise<readonly number[]> {
    this.calls.push('append');
    await this.before('append');
    return rows.map((row) => {
      const id = this.rows.length + 1;
      this.rows.push({ ...row, bytes: row.bytes.slice(), id });
      return id;
    });
  }

  async load(room: string): Promise<StoredBytes> {
    this.calls.push('load');
    await this.before('load');
    const snapshot = this.snapshots.get(room);
    const baseUpdateId = snapshot?.lastUpdateId ?? 0;
    const tail = this.rows.filter((row) => row.room === room && row.id > baseUpdateId);
    return {
      base: snapshot?.bytes ?? null,
      baseUpdateId,
      tail: tail.map((row) => row.bytes),
      lastUpdateId: tail.at(-1)?.id ?? baseUpdateId,
    };
  }

  async saveSnapshot(snapshot: Snapshot): Promise<boolean> {
    this.calls.push('saveSnapshot');
    await this.before('saveSnapshot');
    const { room, baseUpdateId, lastUpdateId } = snapshot;
    const merged = this.rows.filter(
      (row) => row.room === room && row.id > baseUpdateId && row.id <= lastUpdateId,
    );
    if (merged.length !== snapshot.mergedRows) return false;
    if ((this.snapshots.get(room)?.lastUpdateId ?? 0) < lastUpdateId) this.snapshots.set(room, snapshot);
    return true;
  }
}
