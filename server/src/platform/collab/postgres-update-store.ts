import type { Sql } from 'postgres';
import type { Snapshot, StoredBytes, UpdateRow, UpdateStore } from './update-store.ts';

interface LoadedRow {
  id: string | null;
  bytes: Uint8Array;
  last_update_id: string | null;
}

/** Update log and snapshots in PostgreSQL. */
export class PostgresUpdateStore implements UpdateStore {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async append(rows: readonly UpdateRow[]): Promise<readonly number[]> {
    const rooms = rows.map((row) => row.room);
    const accounts = rows.map((row) => row.accountId);
    const connections = rows.map((row) => row.connectionId);
    // Arrays inside an array would be flattened by unnest, so each travels as text and is cast per row.
    const clients = rows.map((row) => `{${row.clientIds.join(',')}}`);
    // bytea's own hex notation; postgres.js would take the same way, one object per row later.
    const bytes = rows.map((row) => `\\x${hexOf(row.bytes)}`);
    const stored = await this.sql<{ id: string }[]>`
      insert into collab_update (room, account_id, connection_id, client_ids, bytes)
      select room, account_id, connection_id, client_ids::bigint[], bytes::bytea
      from unnest(
        ${rooms}::text[], ${accounts}::text[], ${connections}::text[], ${clients}::text[], ${bytes}::text[]
      ) with ordinality as pending (room, account_id, connection_id, client_ids, bytes, position)
      order by position
      returning id`;
    return stored.map((row) => Number(row.id));
  }

  // One statement sees one moment, so base and tail always belong together.
  async load(room: string): Promise<StoredBytes> {
    const rows = await this.sql<LoadedRow[]>`
      select null::bigint as id, bytes, last_update_id from collab_snapshot where room = ${room}
      union all
      select id, bytes, null from collab_update
      where room = ${room}
        and id > coalesce((select last_update_id from collab_snapshot where room = ${room}), 0)
      order by id nulls first`;
    const snapshot = rows.find((row) => row.id === null);
    const tail = rows.filter((row) => row.id !== null);
    const baseUpdateId = Number(snapshot?.last_update_id ?? 0);
    return {
      base: snapshot?.bytes ?? null,
      baseUpdateId,
      tail: tail.map((row) => row.bytes),
      lastUpdateId: Number(tail.at(-1)?.id ?? baseUpdateId),
    };
  }

  async saveSnapshot(snapshot: Snapshot): Promise<boolean> {
    const { room, baseUpdateId, lastUpdateId, mergedRows } = snapshot;
    const [answer] = await this.sql<{ is_complete: boolean }[]>`
      with merged as (
        select count(*) = ${mergedRows} as is_complete from collab_update
        where room = ${room} and id > ${baseUpdateId} and id <= ${lastUpdateId}
      ), stored as (
        insert into collab_snapshot as existing (room, last_update_id, bytes, state_vector)
        select ${room}, ${lastUpdateId}, ${bufferOf(snapshot.bytes)}::bytea, ${bufferOf(snapshot.stateVector)}::bytea
        from merged where is_complete
        on conflict (room) do update
          set last_update_id = excluded.last_update_id, bytes = excluded.bytes,
              state_vector = excluded.state_vector, updated_at = now()
          where existing.last_update_id < excluded.last_update_id
      )
      select is_complete from merged`;
    return answer?.is_complete === true;
  }
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function hexOf(bytes: Uint8Array): string {
  return bufferOf(bytes).toString('hex');
}
