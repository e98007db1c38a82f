import { setTimeout as sleep } from 'node:timers/promises';
import { seedDemo } from '../demo/seed-demo.ts';
import { openEvidenceStore } from '../platform/evidence-store/open-evidence-store.ts';
import { openListener } from '../platform/http/listener.ts';
import { checkExternalDatabase } from '../platform/postgres/check-external.ts';
import { startEmbeddedPostgres } from '../platform/postgres/embedded.ts';
import { collectGarbage } from '../platform/runtime/collect-garbage.ts';
import { ConfigurationError, type Env } from '../platform/runtime/env.ts';
import { findSuccessor, type InstanceLock, takeOver } from '../platform/runtime/instance-lock.ts';
import { createLog, type Log } from '../platform/runtime/log.ts';
import { startServer } from '../server.ts';
import { waitForStopSignal } from './stop-signal.ts';

/** Timeout of a graceful stop; then the process exits. */
const STOP_LIMIT_MS = 9_500;

/** Cleanup steps, run in reverse order at the end. */
type Undo = (() => Promise<void> | void)[];

/** Runs the server until a stop signal; prints the ready line when it serves. */
export async function serve(env: Env): Promise<void> {
  const log = createLog(env.logLevel);
  const stopSignal = waitForStopSignal();
  const undo: Undo = [];
  const started = start(env, log, undo);
  try {
    await Promise.race([started, stopSignal]);
  } catch (error) {
    await undoAll(undo);
    throw error;
  }
  const reason = await stopSignal;
  const successor = findSuccessor(env.dataDir, lockOf(env));
  if (successor) console.error(`replaced by a newer start on this data: ${successor}`);
  // A start interrupted by a stop fails on closed resources; that is not reported.
  started.catch(() => {});
  log.info({ reason }, 'stopping');
  const inTime = await Promise.race([
    undoAll(undo).then(() => true),
    sleep(STOP_LIMIT_MS, false, { ref: false }),
  ]);
  if (!inTime) log.error('the stop took too long');
  process.exit(inTime ? 0 : 1);
}

async function start(env: Env, log: Log, undo: Undo): Promise<void> {
  const lock = await lockDataFolder(env);
  undo.push(() => lock.release());
  const listener = await openListener(env);
  lock.servesOn(listener.port);
  undo.push(() => listener.close());
  const databaseUrl = env.databaseUrl ?? (await startDatabase(env, log, undo));
  if (env.databaseUrl)
    for (const { setting, value, advice } of await checkExternalDatabase(env.databaseUrl))
      log.warn({ setting, value }, `PostgreSQL: ${advice}`);
  const server = await startServer({
    env,
    databaseUrl,
    log,
    listener,
    prepare: async (ctx) => {
      if (env.dataMode === 'demo') await seedDemo(ctx, databaseUrl, await openEvidenceStore(env));
    },
  });
  undo.push(() => server.stop());
  // What only the start needed, two thirds of the heap: it would stay until the heap has doubled, in the way of everything live.
  await collectGarbage();
  const database = env.databaseUrl ? 'external' : 'embedded';
  console.log(`ready ${server.url} (data: ${env.dataMode}, database: ${database})`);
}

async function undoAll(undo: Undo): Promise<void> {
  for (let last = undo.pop(); last; last = undo.pop()) await last();
}

/** Name of the instance lock: one per port with an external database, else one per folder, because a process owns its embedded database. */
const lockOf = (env: Env): string => (env.databaseUrl ? `server-${env.port || process.pid}` : 'server');

async function lockDataFolder(env: Env): Promise<InstanceLock> {
  try {
    return await takeOver(env.dataDir, lockOf(env), (line) => console.error(line));
  } catch (error) {
    throw new ConfigurationError(`DATA_DIR ${env.dataDir} cannot be used: ${(error as Error).message}`);
  }
}

async function startDatabase(env: Env, log: Log, undo: Undo): Promise<string> {
  const embedded = await startEmbeddedPostgres({
    folder: env.dataDir,
    onRestart: (message) => log.error(`${message}; it is being started again`),
    onExit: (message) => {
      log.fatal(message);
      process.exit(1);
    },
  });
  undo.push(() => embedded.stop());
  return embedded.url;
}
