import { connectDatabase, type DatabaseConnection } from '../platform/postgres/database.ts';
import { startEmbeddedPostgres } from '../platform/postgres/embedded.ts';
import { findRunningEmbedded } from '../platform/postgres/find-running.ts';
import type { Env } from '../platform/runtime/env.ts';

/** Runs a command against the configured database without migrating it. */
export async function withConnection(
  env: Env,
  command: (connection: DatabaseConnection, databaseUrl: string) => Promise<void>,
): Promise<void> {
  // When a server runs on the folder, the command uses that server's database.
  const known = env.databaseUrl ?? findRunningEmbedded(env.dataDir);
  const embedded = known ? null : await startEmbeddedPostgres({ folder: env.dataDir });
  const databaseUrl = known ?? embedded?.url ?? '';
  const connection = connectDatabase(databaseUrl);
  try {
    await command(connection, databaseUrl);
  } finally {
    await connection.close();
    await embedded?.stop();
  }
}
