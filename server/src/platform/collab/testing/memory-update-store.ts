import { StaleGenerationError } from '../store/stale-generation.ts';
import type {
  Checkpoint,
  ClientClaim,
  LogChange,
  LogPosition,
  Snapshot,
  StoredBytes,
  StoredUpdate,
  UpdateRow,
  UpdateStore,
} from '../store/update-store.ts';

type StoreCall = 'append' | 'claimClients' | 'load' | 'findBehind' | 'loadMissing' | 'saveSnapshot';

/** Update store in memory whose calls a test can delay or fail. */
export class MemoryUpdateStore implements UpdateStore {
  readonly rows: (UpdateRow & { id: number })[] = [];
  readonly snapshots = new Map<string, Snapshot>();
  readonly checkpoints = new Map<string, Checkpoint[]>();
  readonly owners = new Map<string, Map<number, string>>();
  readonly generations = new Map<string, number>();
  readonly calls: StoreCall[] = [];
  /** Runs before a call does anything; rejecting fails the call, staying pending delays it. */
  before: (call: StoreCall) => Promise<void> = () => Promise.resolve();

  async append(rows: readonly UpdateRow[]): Promise<readonly number[]> {
    this.calls.push('append');
    await this.before('append');
    const stale = rows.filter(({ room, generation }) => this.generationOf(room) !== generation);
    if (stale.length > 0) throw new StaleGenerationError(stale.map(({ room }) => room));
    for (const { room, accountId, begins } of rows) this.claim({ room, accountId, clientIds: begins });
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
    const snapshotUpdateId = snapshot?.lastUpdateId ?? 0;
    return {
      snapshot: snapshot?.bytes ?? null,
      snapshotUpdateId,
      isCollected: snapshot?.isCollected ?? false,
      tail: this.after(room, snapshotUpdateId),
      owners: new Map(this.owners.get(room)),
      generation: this.generationOf(room),
    };
  }

  async claimClients(claims: readonly ClientClaim[]): Promise<void> {
    this.calls.push('claimClients');
    await this.before('claimClients');
    for (const claim of claims) this.claim(claim);
  }

  async findBehind(positions: readonly LogPosition[]): Promise<readonly string[]> {
    this.calls.push('findBehind');
    await this.before('findBehind');
    return positions
      .filter(
        ({ room, snapshotUpdateId, tailRows, generation }) =>
          this.after(room, snapshotUpdateId).length !== tailRows || this.generationOf(room) !== generation,
      )
      .map(({ room }) => room);
  }

  async loadMissing(
    { room, snapshotUpdateId, generation }: Omit<LogPosition, 'tailRows'>,
    knownIds: readonly number[],
  ): Promise<StoredUpdate[]> {
    this.calls.push('loadMissing');
    await this.before('loadMissing');
    if (this.generationOf(room) !== generation) throw new StaleGenerationError([room]);
    return this.after(room, snapshotUpdateId).filter(({ id }) => !knownIds.includes(id));
  }

  async saveSnapshot(snapshot: Snapshot): Promise<boolean> {
    this.calls.push('saveSnapshot');
    await this.before('saveSnapshot');
    const { room, snapshotUpdateId, lastUpdateId } = snapshot;
    const merged = this.after(room, snapshotUpdateId).filter(({ id }) => id <= lastUpdateId);
    if (merged.length !== snapshot.mergedRows || snapshot.generation !== this.generationOf(room))
      return false;
    if ((this.snapshots.get(room)?.lastUpdateId ?? 0) < lastUpdateId) this.snapshots.set(room, snapshot);
    return true;
  }

  async saveCheckpoint(checkpoint: Checkpoint): Promise<boolean> {
    const { room, baseUpdateId, lastUpdateId, mergedRows, generation } = checkpoint;
    const held = this.checkpoints.get(room) ?? [];
    const merged = this.after(room, baseUpdateId).filter(({ id }) => id <= lastUpdateId);
    const isBased = baseUpdateId === 0 || held.some((known) => known.lastUpdateId === baseUpdateId);
    if (merged.length !== mergedRows || generation !== this.generationOf(room) || !isBased) return false;
    if (!held.some((known) => known.lastUpdateId === lastUpdateId))
      this.checkpoints.set(room, [...held, checkpoint]);
    return true;
  }

  async dropCheckpoints(room: string): Promise<void> {
    this.checkpoints.delete(room);
  }

  async rewrite(
    room: string,
    change: (rows: readonly StoredUpdate[]) => Promise<LogChange>,
  ): Promise<number> {
    const { changed, added } = await change(this.after(room, 0));
    for (const { id, bytes } of changed) {
      const row = this.rows.find((entry) => entry.id === id);
      if (row) row.bytes = bytes;
    }
    const generation = this.generationOf(room) + 1;
    for (const { accountId, origin, bytes } of added)
      this.rows.push({
        room,
        accountId,
        connectionId: origin,
        clientIds: [],
        begins: [],
        bytes,
        generation,
        id: this.rows.length + 1,
      });
    this.snapshots.delete(room);
    this.checkpoints.delete(room);
    this.generations.set(room, generation);
    return generation;
  }

  async getGeneration(room: string): Promise<number> {
    return this.generationOf(room);
  }

  private generationOf(room: string): number {
    return this.generations.get(room) ?? 0;
  }

  private after(room: string, afterId: number): StoredUpdate[] {
    return this.rows
      .filter((row) => row.room === room && row.id > afterId)
      .map(({ id, accountId, bytes }) => ({ id, accountId, bytes }));
  }

  private claim({ room, accountId, clientIds }: ClientClaim): void {
    const owners = this.owners.get(room) ?? new Map<number, string>();
    this.owners.set(room, owners);
    for (const client of clientIds) if (!owners.has(client)) owners.set(client, accountId);
  }
}
