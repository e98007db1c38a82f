import { TOPIC_HEAD_EVENT, TOPIC_HEAD_INTERVAL_SECONDS } from '@fap/shared/kernel/topic.ts';
import type { Server, Socket } from 'socket.io';
import type { Database } from '../postgres/database.ts';
import type { Ctx } from '../write/context.ts';
import { type LoggedFact, latestSeq, readFacts } from '../write/topic-log.ts';
import { broadcastEvents } from './broadcast-events.ts';
import { isTooSlow, whenSent } from './paced-socket.ts';
import { isCurrent, type Turn } from './subscription-turns.ts';
import {
  type CaughtUp,
  type Joined,
  type Joiner,
  NOTHING_MISSED,
  newTopicState,
  type Subscribed,
  startingAfter,
  type TopicState,
} from './topic-state.ts';

const PAGE = 500;
const SLOW_SWEEP_MS = 1_000;

/** Lets a read of the log wait until its client is among the few of its account that may ask the database. */
type InTurn = <T>(read: () => Promise<T>) => Promise<T>;

/** The Socket.IO room of a topic's subscribers. */
export const topicRoom = (topic: string): string => `topic:${topic}`;

/**
 * Sends committed facts to subscribers in the order of `seq`, without gaps and without doubles: sending reads the
 * log from where it left off, and joining takes its turn in the same queue.
 */
export class TopicHub {
  readonly #io: Server;
  readonly #ctx: Ctx;
  readonly #topics = new Map<string, TopicState>();
  readonly #headTimer: NodeJS.Timeout;
  readonly #slowTimer: NodeJS.Timeout;

  constructor(io: Server, ctx: Ctx) {
    this.#io = io;
    this.#ctx = ctx;
    this.#headTimer = setInterval(() => void this.#announceHeads(), TOPIC_HEAD_INTERVAL_SECONDS * 1000);
    this.#headTimer.unref();
    this.#slowTimer = setInterval(() => this.#cutSlow(), SLOW_SWEEP_MS);
    this.#slowTimer.unref();
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

  /** Looks for new facts in every topic somebody watches: other processes may have written some. */
  wakeAll(): void {
    this.wake([...this.#topics.keys()]);
  }

  /**
   * Replays what came after `after`, then joins the socket; resolves with the head and the number replayed, or null
   * when the client went meanwhile or asked again.
   */
  async subscribe(
    socket: Socket,
    name: string,
    after: number | undefined,
    turn: Turn,
    inTurn: InTurn,
  ): Promise<Subscribed | null> {
    const state = this.#stateOf(name);
    state.joining += 1;
    try {
      let caughtUp = after === undefined ? NOTHING_MISSED : startingAfter(after);
      for (;;) {
        const next = await this.#catchUp(socket, name, caughtUp, state, turn, inTurn);
        if (next === null) return null;
        caughtUp = next;
        const joined = await this.#join(state, name, { socket, turn, ...caughtUp });
        if (joined !== 'behind') return joined;
      }
    } finally {
      state.joining -= 1;
    }
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
    clearInterval(this.#slowTimer);
    await Promise.all([...this.#topics.values()].map((state) => state.queue));
  }

  /** Sends a long absence page by page, outside the topic's queue and no faster than the client reads. */
  async #catchUp(
    socket: Socket,
    name: string,
    begun: CaughtUp,
    state: TopicState,
    turn: Turn,
    inTurn: InTurn,
  ): Promise<CaughtUp | null> {
    let { position, replayed, isTruncated } = begun;
    if (position === undefined) return begun;
    while (!state.isLoaded || state.recent.between(position, state.sent) === null) {
      const from: number = position;
      const page: LoggedFact[] = await inTurn(async () =>
        isCurrent(socket, name, turn) ? await readFacts(this.#db, name, from, PAGE) : [],
      );
      // The rest is sent with the topic's own turn, so that nothing slips in between.
      if (page.length < PAGE) break;
      if (!isCurrent(socket, name, turn)) return null;
      isTruncated ||= page[0]?.seq !== position + 1;
      for (const fact of page) emitFact(socket, fact);
      replayed += page.length;
      position = page.at(-1)?.seq ?? position;
      if (!(await whenSent(socket))) {
        socket.disconnect(true);
        return null;
      }
    }
    return { position, replayed, isTruncated };
  }

  /** Joins with all others who wait for this topic: they share one look into the log. */
  #join(state: TopicState, name: string, joiner: CaughtUp & { socket: Socket; turn: Turn }): Promise<Joined> {
    return new Promise((settle, fail) => {
      state.joiners.push({ ...joiner, settle, fail });
      if (state.joiners.length > 1) return;
      this.#enqueueLogged(state, async () => {
        const joiners = state.joiners;
        state.joiners = [];
        try {
          await this.#sendNew(name, state);
        } catch (error) {
          for (const each of joiners) each.fail(error);
          throw error;
        }
        for (const each of joiners)
          await this.#admit(state, name, each).then(each.settle, (error: unknown) => each.fail(error));
      });
    });
  }

  async #admit(state: TopicState, name: string, joiner: Joiner): Promise<Joined> {
    const { socket, turn, position } = joiner;
    let { replayed, isTruncated } = joiner;
    // A socket that went meanwhile would stay in the room for ever.
    if (!isCurrent(socket, name, turn)) return null;
    if (position !== undefined && position < state.sent) {
      const rest =
        state.recent.between(position, state.sent) ?? (await this.#readRest(name, position, state.sent));
      // Another process wrote that much meanwhile: again page by page, outside the queue.
      if (rest.length > PAGE) return 'behind';
      for (const fact of rest) emitFact(socket, fact);
      replayed += rest.length;
      isTruncated ||= rest[0]?.seq !== position + 1;
    }
    if (!isCurrent(socket, name, turn)) return null;
    await socket.join(topicRoom(name));
    return { seq: state.sent, replayed, isTruncated };
  }

  get #db(): Database {
    return this.#ctx.db as Database;
  }

  #stateOf(name: string): TopicState {
    const known = this.#topics.get(name);
    if (known) return known;
    // Wake-ups may come while the head is read: the state must be there first, or they would be lost.
    const state = newTopicState();
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
      state.recent.add(page);
      if (page.length < PAGE) return;
    }
  }

  /** What was sent after `position`; of more than a page, a page and one. */
  async #readRest(name: string, position: number, head: number): Promise<LoggedFact[]> {
    const facts = await readFacts(this.#db, name, position, PAGE + 1);
    return facts.filter(({ seq }) => seq <= head);
  }

  #cutSlow(): void {
    for (const socket of this.#io.sockets.sockets.values()) if (isTooSlow(socket)) socket.disconnect(true);
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
