import type { Sql } from 'postgres';

/** What PostgreSQL's write-ahead log has cost since its statistics were last reset; times need `track_wal_io_timing`. */
export interface WalTimes {
  writes: number;
  writeMs: number;
  /** Waits for the disk to hold what was written. */
  syncs: number;
  syncMs: number;
}

/** From this version on, as `server_version_num` counts, the times stand in `pg_stat_io`, before in `pg_stat_wal`. */
const IN_STAT_IO = 180_000;

/** Reads the costs of the write-ahead log; fails when the database does not answer. */
export async function readWalTimes(sql: Sql): Promise<WalTimes> {
  const [at] = await sql<{ version: number }[]>`select current_setting('server_version_num')::int as version`;
  const isInStatIo = (at?.version ?? 0) >= IN_STAT_IO;
  const [times] = await (isInStatIo
    ? sql<WalTimes[]>`
        select sum(writes)::float8 as writes, sum(write_time)::float8 as "writeMs",
               sum(fsyncs)::float8 as syncs, sum(fsync_time)::float8 as "syncMs"
        from pg_stat_io where object = 'wal' and context = 'normal'`
    : sql<WalTimes[]>`
        select wal_write::float8 as writes, wal_write_time as "writeMs", wal_sync::float8 as syncs, wal_sync_time as "syncMs"
        from pg_stat_wal`);
  if (!times) throw new Error('PostgreSQL gave no statistics of its write-ahead log');
  return times;
}
