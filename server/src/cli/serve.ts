import { setTimeout as sleep } from 'node:timers/promises';
import { seedDemo } from '../db/seed/seed-demo.ts';
import type { Env } from '../platform/env.ts';
import { takeOver } from '../platform/instance-lock.ts';
import { createLog } from '../platform/log.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/postgres/embedded.ts';
import { startServer } from '../server.ts';

/** The whole stop may take this long; then the process ends as it is. */
const STOP_LIMIT_MS = 9_500;

/** Runs the server until it is asked to stop; prints the ready line when it serves. */
export async function serve(env: Env): Promise<void> {
  const log = createLog(env.logLevel);
  const release = await takeOver(env.dataDir, 'main.ts', (line) => console.error(line));
  const embedded = env.databaseUrl ? null : await startDatabase(env, (message) => log.fatal(message));
  const databaseUrl = env.databaseUrl ?? embedded?.url ?? '';
  const server = await startServer({
    env,
    databaseUrl,
    log,
    prepare: async (ctx) => {
      if (env.dataMode === 'demo') await seedDemo(ctx);
    },
  }).catch(async (error: unknown) => {
    await embedded?.stop();
    release();
    throw error;
  });
  console.log(`ready ${server.url} (data: ${env.dataMode}, database: ${embedded ? 'embedded' : 'external'})`);

  const reason = await new Promise<string>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
      process.once(signal, () => resolve(signal));
  });
  log.info({ reason }, 'stopping');
  const stopped = (async () => {
    await server.stop();
    await embedded?.stop();
    release();
    return true;
  })();
  const inTime = await Promise.race([stopped, sleep(STOP_LIMIT_MS, false, { ref: false })]);
  if (!inTime) log.error('the stop took too long');
  process.exit(inTime ? 0 : 1);
}

function startDatabase(env: Env, fatal: (message: string) => void): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({
    folder: env.dataDir,
    onExit: (message) => {
      fatal(message);
      process.exit(1);
    },
  });
}
