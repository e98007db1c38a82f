import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { createLucia, readSession as readLuciaSession } from './areas/auth/index.ts';
import { OpenAiEnricher } from './areas/evidence/enrichment/enricher.ts';
import { sweepUploads } from './areas/evidence/index.ts';
import { createReadingPorts } from './areas/evidence/reading/reading-ports.ts';
import { type ConfiguredSource, configuredSources, keepSources } from './areas/harvest/index.ts';
import { createHistoryPorts } from './areas/puzzle/history/history-ports.ts';
import { openAnchorPorts, startMining } from './areas/vault/index.ts';
import { createCollab } from './collab.ts';
import { sampleSources } from './demo/sample-feeds/sample-sources.ts';
import { connectProcesses, openNodeBus } from './nodes.ts';
import { AccessChanges } from './platform/access-changes.ts';
import { type OutboxDrain, startOutboxDrain } from './platform/bus/outbox-drain.ts';
import { queueRestoredJobs } from './platform/bus/restored-jobs.ts';
import { openEvidenceStore } from './platform/evidence-store/open-evidence-store.ts';
import type { OutgoingReach } from './platform/fetch/outgoing-reach.ts';
import { allowedOrigins, createGatekeeper, type SessionReader } from './platform/http/gatekeeper.ts';
import { type Listener, openListener, refuseUpgrade } from './platform/http/listener.ts';
import { type JobQueue, startJobQueue } from './platform/jobs/job-queue.ts';
import { startHeartbeat } from './platform/nodes/node-registry.ts';
import { connectDatabase, type DatabaseConnection, migrateDatabase } from './platform/postgres/database.ts';
import { type Clock, systemClock } from './platform/runtime/clock.ts';
import { DiskSpace } from './platform/runtime/disk-space.ts';
import type { Env } from './platform/runtime/env.ts';
import { type Ids, randomIds } from './platform/runtime/ids.ts';
import type { Log } from './platform/runtime/log.ts';
import { Metrics } from './platform/runtime/metrics.ts';
import { CommitBroadcast } from './platform/write/commit-listener.ts';
import { type Ctx, PLATFORM_ACTOR } from './platform/write/context.ts';
import { type JobSender, QueueSender } from './platform/write/job-sender.ts';
import { countWaitingEvents } from './platform/write/outbox.ts';
import { createRealtime } from './realtime.ts';
import { createJobs, INLINE_REACTIONS, REACTIONS } from './worker.ts';

export interface ServerOptions {
  env: Env;
  databaseUrl: string;
  log: Log;
  clock?: Clock;
  ids?: Ids;
  /** How long the answer to an upload waits for what is read. */
  uploadWaitMs?: number;
  /** The port, when it is open already. */
  listener?: Listener;
  /** Runs once the schema is up to date and before anybody is served; seeds the demo. */
  prepare?: (ctx: Ctx) => Promise<void>;
}

export interface RunningServer {
  url: string;
  ctx: Ctx;
  commits: CommitBroadcast;
  /** Waits until reactions of everything committed so far have run. */
  settle(): Promise<void>;
  /** Stops accepting, flushes, closes sockets with a reason. */
  stop(): Promise<void>;
}

/** Context for work that belongs to no request. */
export function createPlatformCtx(
  connection: DatabaseConnection,
  options: ServerOptions,
  commits: CommitBroadcast,
  jobs: JobSender = new QueueSender(),
): Ctx {
  return {
    actor: PLATFORM_ACTOR,
    db: connection.db,
    clock: options.clock ?? systemClock,
    ids: options.ids ?? randomIds,
    log: options.log,
    requestId: 'platform',
    limitsFactor: options.env.limitsFactor,
    commits,
    jobs,
    inline: INLINE_REACTIONS,
  };
}

/** Starts the services named in the environment on one port; resolves when they answer. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { env, log } = options;
  const listener = options.listener ?? (await openListener(env));
  const { http } = listener;
  const connection = connectDatabase(options.databaseUrl);
  const commits = new CommitBroadcast();
  const sender = new QueueSender();
  const ctx = createPlatformCtx(connection, options, commits, sender);
  await migrateDatabase(connection, async () => {
    await options.prepare?.(ctx);
    await keepSources(ctx, await sourcesOf(env));
  });
  const reach: OutgoingReach = {
    ownOrigin: () => listener.ownOrigin,
    allowPrivate: env.allowPrivateFetch,
  };

  const sessions = createLucia(connection.db, { isSecure: env.publicUrl?.startsWith('https:') ?? false });
  const readSession: SessionReader = (cookie) => readLuciaSession(sessions, cookie);
  const gatekeeper = createGatekeeper(
    () => allowedOrigins(env.publicUrl, env.host, listener.port),
    readSession,
  );
  const access = new AccessChanges();
  const bus = await openNodeBus(ctx, env);
  const store = await openEvidenceStore(env);
  // With an embedded database nobody else has this folder.
  await sweepUploads(ctx, store, { isAlone: env.databaseUrl === null });
  const readings = createReadingPorts(store, options.uploadWaitMs);

  const disk = new DiskSpace({ folder: env.dataDir, minFreeBytes: env.minFreeDiskBytes, clock: ctx.clock });
  const anchors = openAnchorPorts(ctx, env, reach, () => listener.url);

  const runs = (service: Env['services'][number]) => env.services.includes(service);
  // Before Socket.IO listens too: from then on an upgrade that nobody takes would hang.
  listener.takeUpgrades((request, socket, head) => {
    // Not through URL, which throws on what anybody may send here.
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    if (sockets && path.startsWith('/socket.io/')) return; // Socket.IO listens for itself
    const room = roomOf(path);
    if (runs('collab') && room !== null) collab.handleUpgrade(request, socket, head, room);
    else refuseUpgrade(socket, '404 Not Found');
  });
  const sockets = runs('realtime') ? createRealtime(http, ctx, gatekeeper, env) : null;
  // Every process can write to a document, for a restore; people connect only where the service runs.
  const collab = createCollab(ctx, connection.sql, gatekeeper, bus, () => metrics, env);
  const metrics = new Metrics({
    sockets: () => sockets?.io.engine.clientsCount ?? 0,
    collabConnections: () => collab.stats().connections,
    collabRooms: () => collab.stats().rooms,
  });
  const processes = await connectProcesses({ ctx, bus, commits, access, sockets, collab });

  const stopMining = env.dataMode === 'demo' && runs('worker') ? startMining(ctx) : null;
  let drain: OutboxDrain | null = null;
  let jobs: JobQueue | null = null;
  if (runs('worker')) {
    const ownJobs = createJobs({ reach, readings, anchors });
    jobs = await startJobQueue(options.databaseUrl, ctx, ownJobs, async (boss) => {
      sender.connect(boss);
      await queueRestoredJobs(ctx, new Set(ownJobs.map(({ name }) => name)));
    });
    drain = startOutboxDrain(ctx, commits, REACTIONS);
  }

  const heartbeat = await startHeartbeat(
    ctx,
    { id: bus.isShared ? bus.id : ctx.ids.uuid(), name: env.nodeName, services: env.services },
    async () => {
      const stats = collab.stats();
      return {
        sockets: sockets?.io.engine.clientsCount ?? 0,
        collabConnections: stats.connections,
        collabRooms: stats.rooms,
        queueDepth: stats.pending + (runs('worker') ? await countWaitingEvents(ctx) : 0),
      };
    },
  );

  const notReady = async () => {
    try {
      await connection.sql`select 1 from app_meta limit 1`;
      return (await disk.isFull()) ? ['disk (hardly any free space)'] : [];
    } catch (error) {
      log.warn({ err: error }, 'the database does not answer');
      return ['database'];
    }
  };
  const history = createHistoryPorts(collab);
  const app = createApp({
    env,
    ctx,
    sessions,
    readSession,
    gatekeeper,
    access,
    readings,
    disk,
    enricher: env.openai && new OpenAiEnricher({ settings: env.openai, clock: ctx.clock, log: ctx.log }),
    history,
    metrics,
    reach,
    anchors,
    publicOrigin: () => listener.url,
    notReady,
  });
  if (runs('web')) listener.serve(getRequestListener(app.fetch, { overrideGlobalObjects: false }));

  return {
    url: listener.url,
    ctx,
    commits,
    async settle() {
      await drain?.settle();
    },
    async stop() {
      listener.close();
      processes.stop();
      await collab.close();
      await sockets?.close();
      history.thread.close();
      await readings.close();
      await bus.close();
      http.closeIdleConnections();
      await jobs?.stop();
      await stopMining?.();
      await drain?.stop();
      await heartbeat.stop();
      http.closeAllConnections();
      await connection.close();
    },
  };
}

/** What is configured; the demo without a list of its own has sample feeds that this server serves itself. */
async function sourcesOf(env: Env): Promise<ConfiguredSource[]> {
  if (env.dataMode === 'demo' && env.sourcesFile === null) return sampleSources();
  return (await configuredSources(env.sourcesFile)).map((source) => ({ ...source, active: true }));
}

/** The room an upgrade path names; null when it is none or not valid percent-encoding. */
function roomOf(path: string): string | null {
  if (!path.startsWith('/yjs/')) return null;
  try {
    return decodeURIComponent(path.slice('/yjs/'.length)) || null;
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
