import { connectDatabase } from '../../../src/platform/postgres/database.ts';
import { findRunningEmbedded } from '../../../src/platform/postgres/find-running.ts';

/** Counts a room's updates in the log of this folder's embedded database. */
export async function countLogRows(folder: string, room: string): Promise<number> {
  const databaseUrl = findRunningEmbedded(folder);
  if (databaseUrl === null) throw new Error(`no PostgreSQL runs on ${folder}`);
  const connection = connectDatabase(databaseUrl, { max: 1 });
  try {
    const [row] = await connection.sql<{ rows: number }[]>`
      select count(*)::int as rows from collab_update where room = ${room}`;
    return row?.rows ?? 0;
  } finally {
    await connection.close();
  }
}
