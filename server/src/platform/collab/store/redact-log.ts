import type { Sql, TransactionSql } from 'postgres';
import type { LogChange, StoredUpdate } from './update-store.ts';

/** Longest wait for statements that began before a redaction, and the pause between two looks. */
const WAIT_MS = 5_000;
const LOOK_EVERY_MS = 10;

/**
 * Begins a redaction: from here on no statement stores what was made on the document as it was. Waits for those that began
 * before, as they may not see it; they are single statements, so the wait is short.
 */
export async function beginRedaction(sql: Sql, room: string): Promise<void> {
  await sql`
    insert into collab_generation as existing (room, generation) values (${room}, 1)
    on conflict (room) do update set generation = existing.generation + 1, updated_at = now()`;
  const [begun] = await sql<{ at: string }[]>`select clock_timestamp()::text as at`;
  for (let waitedMs = 0; waitedMs < WAIT_MS; waitedMs += LOOK_EVERY_MS) {
    const [older] = await sql<{ count: string }[]>`
      select count(*) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state = 'active'
        and query_start <= ${begun?.at ?? ''}::text::timestamptz
        and (
          query like '%into collab_update%' or query like '%into collab_snapshot%'
          or query like '%into collab_checkpoint%'
        )`;
    if (Number(older?.count) === 0) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Error('statements that began before the redaction do not end');
}

/**
 * Rewrites a room's log in one transaction, and drops what is derived from it: the snapshot and the checkpoints. Returns the
 * document's new generation; the caller holds the lock that keeps appends out.
 */
export async function rewriteLog(
  tx: TransactionSql,
  room: string,
  change: (rows: readonly StoredUpdate[]) => Promise<LogChange>,
): Promise<number> {
  // Lock: who stores what is derived holds this row shared, so it is either dropped below or finds the new generation.
  await tx`select generation from collab_generation where room = ${room} for update`;
  const stored = await tx<{ id: string; account_id: string; bytes: Uint8Array }[]>`
    select id, account_id, bytes from collab_update where room = ${room} order by id`;
  const { changed, added } = await change(
    stored.map((row) => ({ id: Number(row.id), accountId: row.account_id, bytes: row.bytes })),
  );
  for (const { id, bytes } of changed)
    await tx`update collab_update set bytes = ${Buffer.from(bytes)}::bytea where id = ${id}`;
  for (const { accountId, origin, bytes } of added)
    await tx`
      insert into collab_update (room, account_id, connection_id, client_ids, bytes)
      values (${room}, ${accountId}, ${origin}, '{}', ${Buffer.from(bytes)}::bytea)`;
  await tx`delete from collab_snapshot where room = ${room}`;
  await tx`delete from collab_checkpoint where room = ${room}`;
  const [row] = await tx<{ generation: number }[]>`
    update collab_generation set generation = generation + 1, updated_at = now() where room = ${room}
    returning generation`;
  if (row === undefined) throw new Error('a redaction was not begun');
  return row.generation;
}
