import { migrateDatabase } from '../platform/postgres/database.ts';
import type { Env } from '../platform/runtime/env.ts';
import { createLog } from '../platform/runtime/log.ts';
import { CommitBroadcast } from '../platform/write/commit-listener.ts';
import type { Ctx } from '../platform/write/context.ts';
import { createPlatformCtx } from '../server.ts';
import { withConnection } from './with-connection.ts';

/** Runs a command against the configured database with its schema up to date. */
export async function withDatabase(
  env: Env,
  command: (ctx: Ctx, databaseUrl: string) => Promise<void>,
): Promise<void> {
  await withConnection(env, async (connection, databaseUrl) => {
    await migrateDatabase(connection);
    const options = { env, databaseUrl, log: createLog(env.logLevel) };
    await command(createPlatformCtx(connection, options, new CommitBroadcast()), databaseUrl);
  });
}
