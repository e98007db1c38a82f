import { connectDatabase } from '../../../src/platform/postgres/database.ts';
import { findRunningEmbedded } from '../../../src/platform/postgres/find-running.ts';

/** How many updates of a room are in the log of the embedded database of this folder. */
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
