import type { Sql } from 'postgres';
import { beginRedaction, rewriteLog } from './redact-log.ts';
import { StaleGenerationError } from './stale-generation.ts';
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
} from './update-store.ts';

interface LoadedRow {
  id: string | null;
  account_id: string | null;
  bytes: Uint8Array;
  last_update_id: string | null;
  is_collected: boolean;
}

/** Class of our advisory locks on the log, one per bucket of rooms. */
const LOG_LOCK = 7_205_062;
const LOG_BUCKETS = 64;

/** Connections that the store has to itself; those of the others are used where one is not given. */
export interface StoreConnections {
  /** For people's updates, so that they never wait for one while requests hold them all. */
  log: Sql;
  /** For snapshots. A crash may lose the last ones, as the log has everything, so they need not wait for the disk. */
  snapshots: Sql;
}

/**
 * Update log and snapshots in PostgreSQL, for any number of processes. Ids are assigned before the commit, so a lower
 * id may become visible after a higher one: an append holds its rooms' advisory lock shared until the commit, and a
 * reader that must not miss a lower id takes the lock once.
 */
export class PostgresUpdateStore implements UpdateStore {
  private readonly sql: Sql;
  private readonly log: Sql;
  private readonly snapshots: Sql;

  constructor(sql: Sql, { log = sql, snapshots = sql }: Partial<StoreConnections> = {}) {
    this.sql = sql;
    this.log = log;
    this.snapshots = snapshots;
  }

  // The generations are locked after the log, as a redaction does, and so read as they are once the lock of the log is there.
  async append(rows: readonly UpdateRow[]): Promise<readonly number[]> {
    const rooms = rows.map((row) => row.room);
    const accounts = rows.map((row) => row.accountId);
    const connections = rows.map((row) => row.connectionId);
    // Arrays inside an array would be flattened by unnest, so each travels as text and is cast per row.
    const clients = rows.map((row) => `{${row.clientIds.join(',')}}`);
    // bytea's hex notation; postgres.js would encode the same, with one more object per row.
    const bytes = rows.map((row) => `\\x${hexOf(row.bytes)}`);
    const begun = claimColumns(
      rows.map((row) => ({ room: row.room, accountId: row.accountId, clientIds: row.begins })),
    );
    const buckets = [...new Set(rooms.map(bucketOf))].sort((a, b) => a - b);
    const generations = rows.map((row) => row.generation);
    const stored = await this.log<{ id: string }[]>`
      with held as materialized (
        select count(pg_advisory_xact_lock_shared(${LOG_LOCK}, bucket)) as buckets
        from unnest(${buckets}::int[]) as wanted (bucket)
      ), current as materialized (
        select collab_generation.room, collab_generation.generation from collab_generation cross join held
        where collab_generation.room = any(${rooms}::text[]) for share of collab_generation
      ), stale as (
        select written.room from unnest(${rooms}::text[], ${generations}::int[]) as written (room, generation)
        join current using (room) where written.generation <> current.generation
      ), begun as (
        insert into collab_client (room, client_id, account_id)
        select * from unnest(${begun.rooms}::text[], ${begun.clients}::bigint[], ${begun.accounts}::text[])
        on conflict (room, client_id) do nothing
      )
      insert into collab_update (room, account_id, connection_id, client_ids, bytes)
      select room, account_id, connection_id, client_ids::bigint[], bytes::bytea
      from unnest(
        ${rooms}::text[], ${accounts}::text[], ${connections}::text[], ${clients}::text[], ${bytes}::text[]
      ) with ordinality as pending (room, account_id, connection_id, client_ids, bytes, position)
      cross join held
      where not exists (select from stale)
      order by position
      returning id`;
    if (stored.length === 0 && rows.length > 0) throw new StaleGenerationError(await this.listStale(rows));
    return stored.map((row) => Number(row.id));
  }

  // One statement is one MVCC snapshot, so stored snapshot and tail always match. Owners may be read later: they are
  // only added.
  async load(room: string): Promise<StoredBytes> {
    // Before the rows: if a redaction comes in between, the room holds too low a number and loads again.
    const generation = await this.getGeneration(room);
    const rows = await this.sql<LoadedRow[]>`
      select null::bigint as id, null as account_id, bytes, last_update_id, is_collected
      from collab_snapshot where room = ${room}
      union all
      select id, account_id, bytes, null, false from collab_update
      where room = ${room}
        and id > coalesce((select last_update_id from collab_snapshot where room = ${room}), 0)
      order by id nulls first`;
    const owners = await this.sql<{ client_id: string; account_id: string }[]>`
      select client_id, account_id from collab_client where room = ${room}`;
    const snapshot = rows.find((row) => row.id === null);
    const tail = rows.filter((row) => row.id !== null);
    return {
      snapshot: snapshot?.bytes ?? null,
      snapshotUpdateId: Number(snapshot?.last_update_id ?? 0),
      isCollected: snapshot?.is_collected ?? false,
      tail: tail.map((row) => ({ id: Number(row.id), accountId: row.account_id ?? '', bytes: row.bytes })),
      owners: new Map(owners.map((row) => [Number(row.client_id), row.account_id])),
      generation,
    };
  }

  async claimClients(claims: readonly ClientClaim[]): Promise<void> {
    const { rooms, clients, accounts } = claimColumns(claims);
    await this.sql`
      insert into collab_client (room, client_id, account_id)
      select * from unnest(${rooms}::text[], ${clients}::bigint[], ${accounts}::text[])
      on conflict (room, client_id) do nothing`;
  }

  async findBehind(positions: readonly LogPosition[]): Promise<readonly string[]> {
    if (positions.length === 0) return [];
    const behind = await this.sql<{ room: string }[]>`
      select held.room
      from unnest(
        ${positions.map(({ room }) => room)}::text[],
        ${positions.map(({ snapshotUpdateId }) => snapshotUpdateId)}::bigint[],
        ${positions.map(({ tailRows }) => tailRows)}::bigint[],
        ${positions.map(({ generation }) => generation)}::int[]
      ) as held (room, base_update_id, tail_rows, generation)
      left join collab_generation current on current.room = held.room
      where held.generation <> coalesce(current.generation, 0) or held.tail_rows <> (
        select count(*) from collab_update logged
        where logged.room = held.room and logged.id > held.base_update_id
      )`;
    return behind.map(({ room }) => room);
  }

  async loadMissing(
    { room, snapshotUpdateId, generation }: Omit<LogPosition, 'tailRows'>,
    knownIds: readonly number[],
  ): Promise<StoredUpdate[]> {
    const rows = await this.sql<{ id: string; account_id: string; bytes: Uint8Array }[]>`
      select id, account_id, bytes from collab_update
      where room = ${room} and id > ${snapshotUpdateId} and id <> all(${[...knownIds]}::bigint[])
      order by id`;
    // After the rows: those of a redacted log must not join an older document.
    if ((await this.getGeneration(room)) !== generation) throw new StaleGenerationError([room]);
    return rows.map((row) => ({ id: Number(row.id), accountId: row.account_id, bytes: row.bytes }));
  }

  async saveSnapshot(snapshot: Snapshot): Promise<boolean> {
    const { room, snapshotUpdateId, lastUpdateId, mergedRows, generation } = snapshot;
    await this.snapshots`select pg_advisory_xact_lock(${LOG_LOCK}, ${bucketOf(room)})`;
    const [answer] = await this.snapshots<{ is_complete: boolean }[]>`
      with current as materialized (
        select generation from collab_generation where room = ${room} for share
      ), merged as (
        select count(*) = ${mergedRows}
          and ${generation}::int = coalesce((select generation from current), 0) as is_complete
        from collab_update where room = ${room} and id > ${snapshotUpdateId} and id <= ${lastUpdateId}
      ), stored as (
        insert into collab_snapshot as existing (room, last_update_id, bytes, state_vector, is_collected)
        select ${room}, ${lastUpdateId}, ${bufferOf(snapshot.bytes)}::bytea, ${bufferOf(snapshot.stateVector)}::bytea,
               ${snapshot.isCollected}
        from merged where is_complete
        on conflict (room) do update
          set last_update_id = excluded.last_update_id, bytes = excluded.bytes,
              state_vector = excluded.state_vector, is_collected = excluded.is_collected, updated_at = now()
          where existing.last_update_id < excluded.last_update_id
      )
      select is_complete from merged`;
    return answer?.is_complete === true;
  }

  // On the connection of the snapshots, as a checkpoint can be made again, too.
  async saveCheckpoint({
    room,
    lastUpdateId,
    bytes,
    baseUpdateId,
    mergedRows,
    generation,
  }: Checkpoint): Promise<boolean> {
    await this.snapshots`select pg_advisory_xact_lock(${LOG_LOCK}, ${bucketOf(room)})`;
    const [answer] = await this.snapshots<{ is_complete: boolean }[]>`
      with current as materialized (
        select generation from collab_generation where room = ${room} for share
      ), merged as (
        select count(*) = ${mergedRows}
          and ${generation}::int = coalesce((select generation from current), 0)
          and (${baseUpdateId}::bigint = 0 or exists (
            select from collab_checkpoint where room = ${room} and last_update_id = ${baseUpdateId}
          )) as is_complete
        from collab_update where room = ${room} and id > ${baseUpdateId} and id <= ${lastUpdateId}
      ), stored as (
        insert into collab_checkpoint (room, last_update_id, bytes)
        select ${room}, ${lastUpdateId}, ${bufferOf(bytes)}::bytea from merged where is_complete
        on conflict (room, last_update_id) do nothing
      )
      select is_complete from merged`;
    return answer?.is_complete === true;
  }

  async dropCheckpoints(room: string): Promise<void> {
    await this.snapshots`delete from collab_checkpoint where room = ${room}`;
  }

  async rewrite(
    room: string,
    change: (rows: readonly StoredUpdate[]) => Promise<LogChange>,
  ): Promise<number> {
    await beginRedaction(this.sql, room);
    return this.sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(${LOG_LOCK}, ${bucketOf(room)})`;
      return rewriteLog(tx, room, change);
    });
  }

  async getGeneration(room: string): Promise<number> {
    const [row] = await this.sql<{ generation: number }[]>`
      select generation from collab_generation where room = ${room}`;
    return row?.generation ?? 0;
  }

  private async listStale(rows: readonly UpdateRow[]): Promise<string[]> {
    const generations = new Map(rows.map(({ room, generation }) => [room, generation]));
    const stored = await this.sql<{ room: string; generation: number }[]>`
      select room, generation from collab_generation where room = any(${[...generations.keys()]}::text[])`;
    return stored.filter((row) => generations.get(row.room) !== row.generation).map(({ room }) => room);
  }
}

/** One entry per client id; sorted, so that two statements cannot deadlock. */
function claimColumns(claims: readonly ClientClaim[]) {
  const all = claims
    .flatMap(({ room, accountId, clientIds }) => clientIds.map((client) => ({ room, accountId, client })))
    .sort((a, b) => a.client - b.client || (a.room < b.room ? -1 : 1));
  return {
    rooms: all.map(({ room }) => room),
    clients: all.map(({ client }) => client),
    accounts: all.map(({ accountId }) => accountId),
  };
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function hexOf(bytes: Uint8Array): string {
  return bufferOf(bytes).toString('hex');
}

/** Bucket of a room's lock; the same in every process. */
function bucketOf(room: string): number {
  let hash = 0;
  for (let i = 0; i < room.length; i++) hash = (Math.imul(hash, 31) + room.charCodeAt(i)) >>> 0;
  return hash % LOG_BUCKETS;
}
