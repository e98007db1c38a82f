import { randomBytes } from 'node:crypto';
import { createSessionLookup } from './areas/auth/index.ts';
import { caseOfTopic } from './areas/cases/index.ts';
import { judgeVisits } from './collab.ts';
import { type AccessChanges, describeAccess, type OpenSession } from './platform/access-changes.ts';
import type { CollabServer } from './platform/collab/server/collab-server.ts';
import { type NodeBus, SOLITARY_BUS } from './platform/nodes/node-bus.ts';
import { getInstallationId } from './platform/nodes/node-registry.ts';
import type { Database } from './platform/postgres/database.ts';
import type { SocketServer } from './platform/realtime/socket-server.ts';
import type { Env } from './platform/runtime/env.ts';
import { runAgainIfAsked } from './platform/runtime/run-again.ts';
import type { CommitBroadcast } from './platform/write/commit-listener.ts';
import type { Ctx } from './platform/write/context.ts';

const TOPICS_CHANNEL = 'topics';
const SESSIONS_CHANNEL = 'sessions';
/** Sessions also end by expiry or by a direct change in the database: one query for all, each second. */
const SESSION_SWEEP_MS = 1_000;
/** A right to a case may also end without a change of the case: an access window closes. */
const VISIT_SWEEP_MS = 10_000;

interface LiveLayers {
  ctx: Ctx;
  bus: NodeBus;
  commits: CommitBroadcast;
  access: AccessChanges;
  /** Roles that need a second factor. */
  factorRoles: ReadonlySet<string>;
  sockets: SocketServer | null;
  collab: CollabServer;
}

/** The bus to the other processes: Redis when configured, otherwise none. */
export async function openNodeBus(ctx: Ctx, env: Env): Promise<NodeBus> {
  if (!env.redisUrl) return SOLITARY_BUS;
  // Its client is large: loaded only where it is used.
  const { openRedisNodeBus } = await import('./platform/nodes/redis-node-bus.ts');
  return openRedisNodeBus({
    url: env.redisUrl,
    installation: await getInstallationId(ctx),
    id: randomBytes(8).toString('hex'),
    log: ctx.log,
    now: () => performance.now(),
  });
}

/**
 * Makes several processes act as one: a commit wakes the topics of all, an ended session is cut in all, and when messages of
 * the bus may have been lost each process queries the database. Resolves with the function that ends it.
 */
export async function connectProcesses(layers: LiveLayers): Promise<{ stop(): void }> {
  const { ctx, bus, commits, access, sockets, collab } = layers;
  const endSession = (sessionId: string) => {
    sockets?.closeSession(sessionId);
    collab.closeWhere((identity) => identity.sessionId === sessionId, 4401, 'signed out');
  };
  // A changed name or role: the client may reconnect at once, and is then checked against the current rights.
  const judgeAgain = (sessionId: string) => {
    sockets?.closeSession(sessionId);
    collab.closeWhere((identity) => identity.sessionId === sessionId, 1012, 'your access changed');
  };
  access.onSessionEnded((sessionId) => {
    endSession(sessionId);
    bus.publish(SESSIONS_CHANNEL, Buffer.from(sessionId));
  });
  const publishTopics = gatherPerTick((topics) =>
    bus.publish(TOPICS_CHANNEL, Buffer.from(JSON.stringify(topics))),
  );
  const lookUp = createSessionLookup(ctx.db as Database, layers.factorRoles);
  const lookAgain = (topics: readonly string[]) => {
    const cases = new Set(topics.flatMap((topic) => caseOfTopic(topic) ?? []));
    if (cases.size === 0) return;
    judgeVisits(ctx, collab, lookUp, cases).catch(
      logged(ctx, 'who has the notes of a case open could not be checked'),
    );
  };
  commits.listen(({ topics }) => {
    sockets?.hub.wake(topics);
    lookAgain(topics);
    if (bus.isShared) publishTopics(topics);
  });
  await Promise.all([
    bus.subscribe(TOPICS_CHANNEL, (message) => {
      const topics = JSON.parse(message.toString()) as string[];
      sockets?.hub.wake(topics);
      lookAgain(topics);
    }),
    bus.subscribe(SESSIONS_CHANNEL, (message) => endSession(message.toString())),
  ]);

  const judge = async ({ sessionId, access }: OpenSession) => {
    const [session, user] = await lookUp(sessionId);
    if (!session || !user || session.expiresAt <= ctx.clock.now()) endSession(sessionId);
    else if (describeAccess(user.attributes) !== access) judgeAgain(sessionId);
  };
  const sweepSessions = runAgainIfAsked(
    async () => {
      // The checks of one turn of the event loop are batched into one query.
      await Promise.all([...(sockets?.openSessions() ?? []), ...collab.openSessions()].map(judge));
    },
    logged(ctx, 'open sessions could not be checked'),
  );
  const catchUpRooms = runAgainIfAsked(
    () => collab.catchUp(),
    logged(ctx, 'rooms could not be compared with the log'),
  );
  const sweepVisits = runAgainIfAsked(
    () => judgeVisits(ctx, collab, lookUp),
    logged(ctx, 'who has notes open could not be checked'),
  );
  bus.onGap(() => {
    sockets?.hub.wakeAll();
    sweepVisits();
    catchUpRooms();
    sweepSessions();
  });
  const timer = setInterval(sweepSessions, SESSION_SWEEP_MS);
  const visitTimer = setInterval(sweepVisits, VISIT_SWEEP_MS);
  for (const each of [timer, visitTimer]) each.unref();
  return {
    stop() {
      clearInterval(timer);
      clearInterval(visitTimer);
    },
  };
}

function gatherPerTick(send: (items: string[]) => void): (items: readonly string[]) => void {
  let gathered = new Set<string>();
  return (items) => {
    if (items.length === 0) return;
    if (gathered.size === 0) {
      setImmediate(() => {
        const all = [...gathered];
        gathered = new Set();
        send(all);
      });
    }
    for (const item of items) gathered.add(item);
  };
}

const logged = (ctx: Ctx, message: string) => (error: unknown) => ctx.log.warn({ err: error }, message);
