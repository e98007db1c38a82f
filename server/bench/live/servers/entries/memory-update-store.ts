import type {
  Snapshot,
  StoredBytes,
  StoredUpdate,
  UpdateRow,
  UpdateStore,
} from '../../../../src/platform/collab/store/update-store.ts';

interface StoredRoom {
  rows: StoredUpdate[];
  snapshot: Snapshot | null;
}

/** Update store without durability: shows its cost, and makes ours comparable with peers that have none. */
export class MemoryUpdateStore implements UpdateStore {
  readonly #rooms = new Map<string, StoredRoom>();
  #lastId = 0;

  append(rows: readonly UpdateRow[]): Promise<readonly number[]> {
    const ids = rows.map(({ room, accountId, bytes }) => {
      this.#lastId += 1;
      this.#roomOf(room).rows.push({ id: this.#lastId, accountId, bytes });
      return this.#lastId;
    });
    return Promise.resolve(ids);
  }

  load(room: string): Promise<StoredBytes> {
    const { rows, snapshot } = this.#roomOf(room);
    const snapshotUpdateId = snapshot?.lastUpdateId ?? 0;
    const tail = rows.filter(({ id }) => id > snapshotUpdateId);
    return Promise.resolve({
      snapshot: snapshot?.bytes ?? null,
      snapshotUpdateId,
      isCollected: false,
      tail,
      owners: new Map(),
      generation: 0,
    });
  }

  /** Does nothing: rooms of the benchmark have no client claims. */
  claimClients(): Promise<void> {
    return Promise.resolve();
  }

  /** Always empty: no other process writes here. */
  findBehind(): Promise<readonly string[]> {
    return Promise.resolve([]);
  }

  loadMissing(): Promise<readonly StoredUpdate[]> {
    return Promise.resolve([]);
  }

  /** Nothing is redacted in the benchmark. */
  rewrite(): Promise<number> {
    return Promise.reject(new Error('the benchmark redacts nothing'));
  }

  /** Nobody looks back into the log. */
  saveCheckpoint(): Promise<boolean> {
    return Promise.reject(new Error('the benchmark keeps no log to look back into'));
  }

  dropCheckpoints(): Promise<void> {
    return Promise.resolve();
  }

  getGeneration(): Promise<number> {
    return Promise.resolve(0);
  }

  saveSnapshot(snapshot: Snapshot): Promise<boolean> {
    const room = this.#roomOf(snapshot.room);
    const merged = room.rows.filter(
      ({ id }) => id > snapshot.snapshotUpdateId && id <= snapshot.lastUpdateId,
    );
    if (merged.length !== snapshot.mergedRows) return Promise.resolve(false);
    if ((room.snapshot?.lastUpdateId ?? 0) < snapshot.lastUpdateId) room.snapshot = snapshot;
    // Merged rows are removed, because no reader needs the log.
    room.rows = room.rows.filter(({ id }) => id > snapshot.lastUpdateId);
    return Promise.resolve(true);
  }

  #roomOf(name: string): StoredRoom {
    const known = this.#rooms.get(name);
    if (known !== undefined) return known;
    const room: StoredRoom = { rows: [], snapshot: null };
    this.#rooms.set(name, room);
    return room;
  }
}
