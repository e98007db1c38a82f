import { TOPIC_HEAD_EVENT, TOPIC_HEAD_INTERVAL_SECONDS } from '@fap/shared/kernel/topic.ts';
import type { Server, Socket } from 'socket.io';
import { type LoggedFact, latestSeq, readFacts } from '../bus/topic-log.ts';
import type { Ctx } from '../context.ts';
import type { Database } from '../postgres/database.ts';
import { broadcastEvents } from './broadcast-events.ts';

const PAGE = 500;

/** The Socket.IO room of a topic's subscribers. */
export const topicRoom = (topic: string): string => `topic:${topic}`;

interface TopicState {
  /** Everything up to here has been sent to the room. */
  sent: number;
  /** Serialises sending and joining, so that nobody sees a topic out of order. */
  queue: Promise<void>;
  isDirty: boolean;
  isLoaded: boolean;
  /** Subscriptions under way: their topic must not be forgotten before they are in the room. */
  joining: number;
}

/**
 * Sends committed facts to subscribers in the order of `seq`, without gaps and without doubles: sending reads the
 * log from where it left off, and joining takes its turn in the same queue.
 */
export class TopicHub {
  readonly #io: Server;
  readonly #ctx: Ctx;
  readonly #topics = new Map<string, TopicState>();
  readonly #headTimer: NodeJS.Timeout;

  constructor(io: Server, ctx: Ctx) {
    this.#io = io;
    this.#ctx = ctx;
    this.#headTimer = setInterval(() => void this.#announceHeads(), TOPIC_HEAD_INTERVAL_SECONDS * 1000);
    this.#headTimer.unref();
  }

  /** Told after a commit that wrote to these topics. */
  wake(topics: readonly string[]): void {
    for (const name of topics) {
      const state = this.#topics.get(name);
      if (!state || state.isDirty) continue;
      state.isDirty = true;
      this.#enqueueLogged(state, async () => {
        state.isDirty = false;
        await this.#sendNew(name, state);
      });
    }
  }

  /** Replays what came after `after`, then joins the socket; resolves with the head and the number replayed. */
  async subscribe(
    socket: Socket,
    name: string,
    after: number | undefined,
  ): Promise<{ seq: number; replayed: number }> {
    // Long absences are caught up outside the queue, page by page, so that nobody else waits for them.
    let position = after;
    let replayed = 0;
    while (position !== undefined) {
      const page = await readFacts(this.#db, name, position, PAGE);
      if (page.length < PAGE) break;
      for (const fact of page) emitFact(socket, fact);
      replayed += page.length;
      position = page.at(-1)?.seq ?? position;
      if (!socket.connected) return { seq: position, replayed };
    }
    const state = this.#stateOf(name);
    state.joining += 1;
    const joined = this.#enqueue(state, async () => {
      await this.#sendNew(name, state);
      if (position !== undefined && position < state.sent) {
        const rest = await readFacts(this.#db, name, position, state.sent - position);
        for (const fact of rest) emitFact(socket, fact);
        replayed += rest.length;
      }
      // A socket that went meanwhile would stay in the room for ever.
      if (socket.connected) await socket.join(topicRoom(name));
      return { seq: state.sent, replayed };
    });
    return joined.finally(() => {
      state.joining -= 1;
    });
  }

  /** Sends something that is only of the moment to a topic's subscribers: no `seq`, never replayed. */
  announce(topic: string, event: string, payload: Record<string, unknown>): void {
    this.#io.to(topicRoom(topic)).volatile.emit(event, payload);
  }

  /** Whether anybody of this process watches a topic. */
  hasSubscribers(topic: string): boolean {
    return this.#io.sockets.adapter.rooms.has(topicRoom(topic));
  }

  /** Waits for what is under way. */
  async stop(): Promise<void> {
    clearInterval(this.#headTimer);
    await Promise.all([...this.#topics.values()].map((state) => state.queue));
  }

  get #db(): Database {
    return this.#ctx.db as Database;
  }

  #stateOf(name: string): TopicState {
    const known = this.#topics.get(name);
    if (known) return known;
    // Wake-ups may come while the head is read: the state must be there first, or they would be lost.
    const state: TopicState = {
      sent: 0,
      queue: Promise.resolve(),
      isDirty: false,
      isLoaded: false,
      joining: 0,
    };
    this.#topics.set(name, state);
    this.#enqueueLogged(state, async () => {
      state.sent = await latestSeq(this.#db, name).catch((error: unknown) => {
        this.#topics.delete(name);
        throw error;
      });
      state.isLoaded = true;
    });
    return state;
  }

  /** Runs work after everything queued before it; the caller learns of a failure. */
  #enqueue<T>(state: TopicState, work: () => Promise<T>): Promise<T> {
    const result = state.queue.then(work);
    state.queue = result.then(
      () => {},
      (error: unknown) => this.#ctx.log.error({ err: error }, 'a topic could not be served'),
    );
    return result;
  }

  /** As enqueue, for work nobody waits for: its failure is in the log. */
  #enqueueLogged(state: TopicState, work: () => Promise<void>): void {
    this.#enqueue(state, work).catch(() => {});
  }

  async #sendNew(name: string, state: TopicState): Promise<void> {
    if (!state.isLoaded) throw new Error(`the head of topic ${name} is not known`);
    for (;;) {
      const page = await readFacts(this.#db, name, state.sent, PAGE);
      const events = page.map((fact) => ({ name: fact.name, payload: wireFact(fact) }));
      broadcastEvents(this.#io, topicRoom(name), events);
      state.sent = page.at(-1)?.seq ?? state.sent;
      if (page.length < PAGE) return;
    }
  }

  async #announceHeads(): Promise<void> {
    for (const [name, state] of this.#topics) {
      if (state.joining === 0 && !this.hasSubscribers(name)) {
        this.#topics.delete(name);
        continue;
      }
      // Reading the log here also finds what another process committed.
      this.wake([name]);
      await state.queue;
      this.#io.to(topicRoom(name)).emit(TOPIC_HEAD_EVENT, { topic: name, seq: state.sent });
    }
  }
}

const wireFact = (fact: LoggedFact) => ({
  ...fact.payload,
  topic: fact.topic,
  seq: fact.seq,
  at: fact.at.toISOString(),
});

function emitFact(socket: Socket, fact: LoggedFact): void {
  socket.emit(fact.name, wireFact(fact));
}
