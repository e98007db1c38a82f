import type { Server as HttpServer } from 'node:http';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { storableText } from '@fap/shared/kernel/schemas.ts';
import {
  type FactDefinition,
  REPLAY_WITHIN_MAX_MS,
  type SubscribeAck,
  topicOfLog,
} from '@fap/shared/kernel/topic.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { Server, type Socket } from 'socket.io';
import * as v from 'valibot';
import { describeAccess, type OpenSession } from '../access-changes.ts';
import type { Gatekeeper } from '../http/gatekeeper.ts';
import { sayKnown } from '../words/speakers.ts';
import type { Actor, Ctx } from '../write/context.ts';
import { type AccountSockets, SocketAccounts } from './account-sockets.ts';
import { meterCommands, meterPackets } from './meter-commands.ts';
import { sayFacts } from './say-facts.ts';
import { languageOfSocket, noteLanguage } from './socket-language.ts';
import { DEFAULT_SOCKET_LIMITS, type SocketLimits } from './socket-limits.ts';
import { beginTurn, cancelTurn, endTurn, isCurrent, pendingTopics } from './subscription-turns.ts';
import { TopicHub, topicRoom } from './topic-hub.ts';

/** Says who may subscribe to the topics it knows; throws FORBIDDEN or NOT_FOUND. */
export interface TopicRule {
  matches(topic: string): boolean;
  /** Resolves with the log to watch where the topic has one for each audience (`topicOfLog`). */
  authorize(ctx: Ctx, topic: string): Promise<{ log: string } | undefined>;
  /** Sends the current volatile state to a new subscriber. */
  greet?(ctx: Ctx, topic: string): Promise<{ event: string; payload: Record<string, unknown> }>;
}

/** Which of its logs somebody watches is for the topic's rule to say. */
const topicSchema = v.pipe(storableText(200), v.minLength(1), v.excludes('#'));
const subscribeSchema = v.object({
  topic: topicSchema,
  after: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  withinMs: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(REPLAY_WITHIN_MAX_MS))),
});
const unsubscribeSchema = v.object({ topic: topicSchema });

const MAX_MESSAGE_BYTES = 64 * 1024;

export interface SocketServer {
  io: Server;
  hub: TopicHub;
  /** Cuts every socket of this session. */
  closeSession(sessionId: string): void;
  /** Distinct sessions with an open socket. */
  openSessions(): Iterable<OpenSession>;
  close(): Promise<void>;
}

type Acknowledge = (
  ack: SubscribeAck | { ok: true } | { ok: false; error: string; isFinal: boolean },
) => void;

/** Socket.IO on the shared listener: session, Origin and language taken at the handshake, topics by rules, facts in that language. */
export function createSocketServer(
  http: HttpServer,
  ctx: Ctx,
  gatekeeper: Gatekeeper,
  { rules, facts }: { rules: readonly TopicRule[]; facts: readonly FactDefinition[] },
  given: Partial<SocketLimits> = {},
): SocketServer {
  const limits = { ...DEFAULT_SOCKET_LIMITS, ...given };
  // Not the `Clock` port: tests freeze that one.
  const now = () => performance.now();
  const accounts = new SocketAccounts(limits);
  const io = new Server(http, {
    destroyUpgrade: false,
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    pingInterval: 20_000,
    pingTimeout: 20_000,
    connectTimeout: limits.connectTimeoutMs,
  });
  meterPackets(io, limits, now);
  const hub = new TopicHub(io, ctx, sayFacts(facts));

  io.use((socket, next) => {
    noteLanguage(socket);
    gatekeeper
      .admit(socket.request)
      .then((actor) => {
        const account = accounts.of(actor.accountId ?? '', now());
        if (account.open >= limits.socketsPerAccount)
          throw new AppError('TOO_MANY', { message: t`Too many open connections of this account` });
        account.open += 1;
        // The handshake may end before `connection` fires; this event always fires.
        socket.conn.once('close', () => {
          account.open -= 1;
        });
        socket.data.actor = actor;
        socket.data.account = account;
        next();
      })
      .catch((error: unknown) => next(handshakeError(ctx, socket, error)));
  });

  io.on('connection', (socket) => {
    const actor = actorOf(socket);
    const account = socket.data.account as AccountSockets;
    meterCommands(socket, account, limits, now);
    if (actor.accountId) void socket.join(`account:${actor.accountId}`);
    answer(socket, 'subscribe', ctx, async (message) => {
      const { topic, after, withinMs } = parse(subscribeSchema, message);
      const rule = rules.find((candidate) => candidate.matches(topic));
      if (!rule) throw new AppError('NOT_FOUND', { message: t`Unknown topic` });
      if (isFull(socket, topic, limits))
        throw new AppError('TOO_MANY', { message: t`Too many topics on one connection` });
      // Taken before the first await: the client's latest request wins.
      const turn = beginTurn(socket, topic);
      try {
        // A replay may take long, so only its queries are queued; none are made for a request that a later one of the
        // client superseded.
        const from = await account.inTurn(async () => {
          if (!isCurrent(socket, topic, turn)) return { log: topic, position: after };
          const log = await logOf(rule, { ...ctx, actor }, topic);
          const position = after ?? (withinMs === undefined ? undefined : await hub.seqOfAge(log, withinMs));
          return { log, position };
        });
        const joined = isCurrent(socket, topic, turn)
          ? await hub.subscribe(socket, from.log, from.position, turn, (read) => account.inTurn(read))
          : null;
        // It may have ended, and another begun, while we joined: nothing is ever sent in an ended one.
        if (joined && from.log !== topic && (await logOf(rule, { ...ctx, actor }, topic)) !== from.log) {
          await socket.leave(topicRoom(from.log));
          return { ok: false, error: 'It changed meanwhile', isFinal: false };
        }
        if (!joined) return { ok: false, error: 'Asked again meanwhile', isFinal: true };
        const { seq, replayed, isTruncated } = joined;
        const greeting = await rule.greet?.(ctx, topic);
        if (greeting) socket.emit(greeting.event, greeting.payload);
        return { ok: true, seq, replayed, ...(isTruncated ? { isTruncated } : {}) };
      } finally {
        endTurn(socket, topic, turn);
      }
    });
    answer(socket, 'unsubscribe', ctx, async (message) => {
      const { topic } = parse(unsubscribeSchema, message);
      cancelTurn(socket, topic);
      for (const room of roomsOf(socket, topic)) await socket.leave(room);
      return { ok: true };
    });
  });

  return {
    io,
    hub,
    closeSession(sessionId) {
      for (const socket of io.sockets.sockets.values())
        if (actorOf(socket).sessionId === sessionId) socket.disconnect(true);
    },
    openSessions() {
      const open = new Map<string, OpenSession>();
      for (const socket of io.sockets.sockets.values()) {
        const actor = actorOf(socket);
        const { sessionId } = actor;
        if (sessionId) open.set(sessionId, { sessionId, access: describeAccess(actor) });
      }
      return open.values();
    },
    async close() {
      await hub.stop();
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
}

/** The log of a topic that somebody may watch; throws as the rule does. */
const logOf = async (rule: TopicRule, ctx: Ctx, topic: string): Promise<string> =>
  (await rule.authorize(ctx, topic))?.log ?? topic;

/** Whether the socket is at its limit of topics, pending subscriptions included. */
function isFull(socket: Socket, topic: string, { topicsPerSocket }: SocketLimits): boolean {
  const watched = new Set([...socket.rooms].map(topicOfLog).concat(pendingTopics(socket).map(topicRoom)));
  return !watched.has(topicRoom(topic)) && watched.size >= topicsPerSocket + OWN_ROOMS;
}

/** The rooms in which a socket watches a topic, whichever of its logs. */
const roomsOf = (socket: Socket, topic: string): string[] =>
  [...socket.rooms].filter((room) => topicOfLog(room) === topicRoom(topic));

/** Each socket is also in a room of its own and in its account's. */
const OWN_ROOMS = 2;

const actorOf = (socket: Socket): Actor => socket.data.actor as Actor;

function parse<S extends v.GenericSchema>(schema: S, message: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, message);
  if (!result.success) throw new AppError('INVALID', { message: t`This message is not understood` });
  return result.output;
}

function answer(
  socket: Socket,
  event: string,
  ctx: Ctx,
  handle: (message: unknown) => Promise<Parameters<Acknowledge>[0]>,
): void {
  socket.on(event, (message: unknown, acknowledge?: unknown) => {
    const reply: Acknowledge = typeof acknowledge === 'function' ? (acknowledge as Acknowledge) : () => {};
    handle(message).then(reply, (error: unknown) => {
      if (error instanceof AppError)
        return reply({
          ok: false,
          error: sayKnown(languageOfSocket(socket), error.message),
          isFinal: true,
        });
      ctx.log.error({ err: error, event }, 'a socket command failed');
      reply({ ok: false, error: 'Something went wrong on our side', isFinal: false });
    });
  });
}

function handshakeError(ctx: Ctx, socket: Socket, error: unknown): Error {
  if (error instanceof AppError) return new Error(sayKnown(languageOfSocket(socket), error.message));
  ctx.log.error({ err: error }, 'a socket handshake failed');
  return new Error('Something went wrong on our side');
}
