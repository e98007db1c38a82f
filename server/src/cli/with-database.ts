import { CommitBroadcast } from '../platform/bus/commit-listener.ts';
import type { Ctx } from '../platform/context.ts';
import type { Env } from '../platform/env.ts';
import { createLog } from '../platform/log.ts';
import { connectDatabase, migrateDatabase } from '../platform/postgres/database.ts';
import { startEmbeddedPostgres } from '../platform/postgres/embedded.ts';
import { findRunningEmbedded } from '../platform/postgres/find-running.ts';
import { createPlatformCtx } from '../server.ts';

/** Runs a command against the configured database with its schema up to date. */
export async function withDatabase(env: Env, command: (ctx: Ctx) => Promise<void>): Promise<void> {
  // A server that runs on the folder keeps its database; the command joins it.
  const known = env.databaseUrl ?? findRunningEmbedded(env.dataDir);
  const embedded = known ? null : await startEmbeddedPostgres({ folder: env.dataDir });
  const databaseUrl = known ?? embedded?.url ?? '';
  const connection = connectDatabase(databaseUrl);
  try {
    await migrateDatabase(connection);
    await command(
      createPlatformCtx(
        connection,
        { env, databaseUrl, log: createLog(env.logLevel) },
        new CommitBroadcast(),
      ),
    );
  } finally {
    await connection.close();
    await embedded?.stop();
  }
}
