import { CommitBroadcast } from '../platform/bus/commit-listener.ts';
import type { Ctx } from '../platform/context.ts';
import type { Env } from '../platform/env.ts';
import { createLog } from '../platform/log.ts';
import { connectDatabase, migrateDatabase } from '../platform/postgres/database.ts';
import { startEmbeddedPostgres } from '../platform/postgres/embedded.ts';
import { createPlatformCtx } from '../server.ts';

/** Runs a command against the configured database with its schema up to date. */
export async function withDatabase(env: Env, command: (ctx: Ctx) => Promise<void>): Promise<void> {
  const embedded = env.databaseUrl ? null : await startEmbeddedPostgres({ folder: env.dataDir });
  const databaseUrl = env.databaseUrl ?? embedded?.url ?? '';
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
