import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { createLucia, findSession, findToken, noteSessionUse, sessionUseOf } from './areas/auth/index.ts';
import { type ConfiguredSource, loadConfiguredSources, syncSources } from './areas/harvest/index.ts';
import { startMining } from './areas/vault/index.ts';
import { AREAS } from './areas.ts';
import { createCollab } from './collab.ts';
import { sampleSources } from './demo/sample-feeds/sample-sources.ts';
import { startDemoBank } from './demo/start-bank.ts';
import { connectProcesses, openNodeBus } from './nodes.ts';
import { openPorts } from './open-ports.ts';
import { AccessChanges } from './platform/access-changes.ts';
import { type AnyArea, inlineReactionsOf, jobsOf, reactionsOf } from './platform/areas/area.ts';
import { busJobs } from './platform/bus/jobs.ts';
import { type OutboxDrain, startOutboxDrain } from './platform/bus/outbox-drain.ts';
import { enqueueRestoredJobs } from './platform/bus/restored-jobs.ts';
import { PostgresUpdateStore } from './platform/collab/store/postgres-update-store.ts';
import { openStoreConnections } from './platform/collab/store/store-connections.ts';
import { allowedOrigins, createGatekeeper, type SessionFinder } from './platform/http/gatekeeper.ts';
import { type Listener, openListener, refuseUpgrade } from './platform/http/listener.ts';
import { type JobQueue, startJobQueue } from './platform/jobs/job-queue.ts';
import { Metrics } from './platform/metrics/metrics.ts';
import { startHeartbeat } from './platform/nodes/node-registry.ts';
import { connectDatabase, type DatabaseConnection, migrateDatabase } from './platform/postgres/database.ts';
import { readWalTimes } from './platform/postgres/wal-times.ts';
import { clientAddressBy } from './platform/runtime/client-address.ts';
import { type Clock, systemClock } from './platform/runtime/clock.ts';
import type { Env } from './platform/runtime/env.ts';
import { type Ids, randomIds } from './platform/runtime/ids.ts';
import type { Log } from './platform/runtime/log.ts';
import { CommitBroadcast } from './platform/write/commit-listener.ts';
import { type Ctx, PLATFORM_ACTOR } from './platform/write/context.ts';
import { type JobSender, QueueSender } from './platform/write/job-sender.ts';
import { countWaitingEvents } from './platform/write/outbox.ts';
import { createRealtime } from './realtime.ts';

export interface ServerOptions {
  env: Env;
  databaseUrl: string;
  log: Log;
  clock?: Clock;
  ids?: Ids;
  /** How long the answer to an upload waits for its reading. */
  uploadWaitMs?: number;
  /** A listener whose port is already open. */
  listener?: Listener;
  /** Runs after the migrations and before the first request; seeds the demo. */
  prepare?: (ctx: Ctx) => Promise<void>;
  /** Areas in addition to the product's, for tests. */
  moreAreas?: readonly AnyArea[];
}

export interface RunningServer {
  url: string;
  ctx: Ctx;
  commits: CommitBroadcast;
  /** Waits until the reactions to everything committed so far have run. */
  settle(): Promise<void>;
  /** Stops accepting, flushes, closes sockets with a reason. */
  stop(): Promise<void>;
}

/** Creates the context for work that belongs to no request. */
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
    inline: inlineReactionsOf(areasOf(options)),
  };
}

const areasOf = ({ moreAreas = [] }: ServerOptions): readonly AnyArea[] => [...AREAS, ...moreAreas];

/** Starts the services named in the environment on one port; resolves when they answer. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const ground = await openGround(options);
  const live = await connectLiveLayers(ground);
  const work = await startWork(ground, live);
  const { listener, ctx, commits } = ground;
  return {
    url: listener.url,
    ctx,
    commits,
    settle: () => work.settle(),
    async stop() {
      listener.close();
      await live.stop();
      listener.http.closeIdleConnections();
      await work.stop();
      listener.http.closeAllConnections();
      await ground.connection.close();
    },
  };
}

/** First step: the port, the database with its schema, and the sessions. */
async function openGround(options: ServerOptions) {
  const { env } = options;
  const listener = options.listener ?? (await openListener(env));
  const connection = connectDatabase(options.databaseUrl);
  const commits = new CommitBroadcast();
  const sender = new QueueSender();
  const ctx = createPlatformCtx(connection, options, commits, sender);
  await migrateDatabase(connection, async () => {
    await syncSources(ctx, await sourcesOf(env));
    await options.prepare?.(ctx);
  });
  const sessions = createLucia(connection.db, {
    isSecure: env.publicUrl?.startsWith('https:') ?? false,
    factorRoles: env.factorRoles,
  });
  const addressOf = clientAddressBy(env.trustProxy, ctx.log);
  const lookUpSession: SessionFinder = (request) =>
    findSession(sessions, request.headers.cookie, (sessionId, before) =>
      noteSessionUse(ctx, sessionId, { before, use: sessionUseOf(request, addressOf, ctx.clock) }),
    );
  const gatekeeper = createGatekeeper(
    () => allowedOrigins(env.publicUrl, env.host, listener.port),
    lookUpSession,
  );
  const runs = (service: Env['services'][number]) => env.services.includes(service);
  return {
    options,
    env,
    listener,
    connection,
    commits,
    sender,
    ctx,
    sessions,
    addressOf,
    findSession: lookUpSession,
    gatekeeper,
    runs,
  };
}

type Ground = Awaited<ReturnType<typeof openGround>>;

/** Second step: documents, the areas' ports, sockets, and the bus to the other processes. */
async function connectLiveLayers(ground: Ground) {
  const { env, ctx, listener, connection, gatekeeper, runs } = ground;
  const access = new AccessChanges();
  const bus = await openNodeBus(ctx, env);
  const metrics = new Metrics();
  // Every process can write to a document, for a restore; clients connect only where the service runs.
  const storeConnections = openStoreConnections(ground.options.databaseUrl);
  const store = new PostgresUpdateStore(connection.sql, storeConnections);
  const collab = createCollab(ctx, store, gatekeeper, bus, metrics, env);
  const ports = await openPorts(ground, { collab, access, uploadWaitMs: ground.options.uploadWaitMs });
  // Before Socket.IO listens: afterwards an upgrade without a handler would hang.
  listener.takeUpgrades((request, socket, head) => {
    // Not parsed with URL, which throws on malformed paths.
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    if (runs('realtime') && path.startsWith('/socket.io/')) return; // Socket.IO listens for itself
    const room = roomOf(path);
    if (runs('collab') && room !== null) collab.handleUpgrade(request, socket, head, room);
    else refuseUpgrade(socket, '404 Not Found');
  });
  const areas = areasOf(ground.options);
  const sockets = runs('realtime')
    ? createRealtime(listener.http, ctx, gatekeeper, env, { areas, ports })
    : null;
  const liveFigures = () => {
    const { connections, rooms, pending } = collab.stats();
    return { sockets: sockets?.io.engine.clientsCount ?? 0, connections, rooms, pending };
  };
  metrics.follow(liveFigures);
  metrics.followWal(async () => {
    try {
      return await readWalTimes(connection.sql);
    } catch (error) {
      ctx.log.warn({ err: error }, 'the costs of the write-ahead log cannot be read');
      return null;
    }
  });
  const processes = await connectProcesses({
    ctx,
    factorRoles: env.factorRoles,
    bus,
    commits: ground.commits,
    access,
    sockets,
    collab,
  });
  return {
    areas,
    ports,
    metrics,
    liveFigures,
    nodeId: bus.isShared ? bus.id : ctx.ids.uuid(),
    async stop() {
      processes.stop();
      await collab.close();
      ports.history.thread.close();
      await ports.history.checkpoints.close();
      await storeConnections.close();
      await sockets?.close();
      ports.mailer?.close();
      await ports.readings.close();
      await bus.close();
    },
  };
}

type LiveLayers = Awaited<ReturnType<typeof connectLiveLayers>>;

/** Third step: jobs and reactions, the heartbeat, and answers to requests. */
async function startWork(ground: Ground, live: LiveLayers) {
  const { env, ctx, listener, connection, commits, sender, runs } = ground;
  const { areas, ports, metrics } = live;
  const stopMining = ports.isDemo && runs('worker') ? startMining(ctx) : null;
  const stopBank = ports.isDemo && runs('worker') ? startDemoBank(ctx) : null;
  let drain: OutboxDrain | null = null;
  let jobs: JobQueue | null = null;
  if (runs('worker')) {
    const ownJobs = [...busJobs, ...jobsOf(areas, ports)];
    jobs = await startJobQueue(ground.options.databaseUrl, ctx, ownJobs, async (boss) => {
      sender.connect(boss);
      await enqueueRestoredJobs(ctx, new Set(ownJobs.map(({ name }) => name)));
    });
    drain = startOutboxDrain(ctx, commits, reactionsOf(areas));
  }
  const heartbeat = await startHeartbeat(
    ctx,
    { id: live.nodeId, name: env.nodeName, services: env.services },
    async () => {
      const { sockets, connections, rooms, pending } = live.liveFigures();
      return {
        sockets,
        collabConnections: connections,
        collabRooms: rooms,
        queueDepth: pending + (runs('worker') ? await countWaitingEvents(ctx) : 0),
      };
    },
  );
  const { disk } = ports.intake;
  const notReady = async () => {
    try {
      await connection.sql`select 1 from app_meta limit 1`;
      return (await disk.isFull()) ? ['disk (hardly any free space)'] : [];
    } catch (error) {
      ctx.log.warn({ err: error }, 'the database does not answer');
      return ['database'];
    }
  };
  const { findSession: lookUpSession, gatekeeper } = ground;
  const publicOrigin = () => listener.url;
  const app = createApp({
    env,
    ctx,
    areas,
    ports,
    findSession: lookUpSession,
    findToken: (token) => findToken(ctx, token),
    gatekeeper,
    disk,
    metrics,
    publicOrigin,
    notReady,
  });
  if (runs('web')) listener.serve(getRequestListener(app.fetch));
  return {
    async settle() {
      await drain?.settle();
    },
    async stop() {
      await stopMining?.();
      stopBank?.();
      // Reactions queue jobs, so they end first.
      await drain?.stop();
      await jobs?.stop();
      await heartbeat.stop();
    },
  };
}

/** The configured sources; the demo without a list of its own uses sample feeds that this server serves itself. */
async function sourcesOf(env: Env): Promise<ConfiguredSource[]> {
  if (env.dataMode === 'demo' && env.sourcesFile === null) return sampleSources();
  return (await loadConfiguredSources(env.sourcesFile)).map((source) => ({ ...source, active: true }));
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
