import {
  TOPIC_ENDED_EVENT,
  TOPIC_HEAD_EVENT,
  TOPIC_HEAD_INTERVAL_SECONDS,
  topicOfLog,
} from '@fap/shared/kernel/topic.ts';
import type { Server, Socket } from 'socket.io';
import type { Database } from '../postgres/database.ts';
import type { Ctx } from '../write/context.ts';
import { getLatestSeq, getSeqAt, type LoggedFact, listFacts } from '../write/topic-log.ts';
import { type BroadcastEvent, broadcastEvents, type SayEvent } from './broadcast-events.ts';
import { isTooSlow, waitUntilFlushed } from './paced-socket.ts';
import { languageOfSocket } from './socket-language.ts';
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
/** A fact gets its time before its transaction commits, so a read may lack one that seems older by this much. */
const COMMIT_MARGIN_MS = 5_000;

/** Queues a log query behind the account's concurrency limit. */
type InTurn = <T>(read: () => Promise<T>) => Promise<T>;

/** The Socket.IO room of a topic's subscribers, or of one of its logs. */
export const topicRoom = (topic: string): string => `topic:${topic}`;

/**
 * Sends committed facts to subscribers in the order of `seq`, without gaps or duplicates: sending continues the log
 * from its last position, and joins are serialised in the same queue.
 */
export class TopicHub {
  readonly #io: Server;
  readonly #ctx: Ctx;
  readonly #say: SayEvent;
  readonly #topics = new Map<string, TopicState>();
  readonly #headTimer: NodeJS.Timeout;
  readonly #slowTimer: NodeJS.Timeout;
  #isStopped = false;

  constructor(io: Server, ctx: Ctx, say: SayEvent = (event) => event) {
    this.#io = io;
    this.#ctx = ctx;
    this.#say = say;
    this.#headTimer = setInterval(() => void this.#announceHeads(), TOPIC_HEAD_INTERVAL_SECONDS * 1000);
    this.#headTimer.unref();
    this.#slowTimer = setInterval(() => this.#cutSlow(), SLOW_SWEEP_MS);
    this.#slowTimer.unref();
  }

  /** To be called after a commit that wrote to these topics. */
  wake(topics: readonly string[]): void {
    // Jobs still commit while the server stops; nobody is here to be told, and the database is about to be closed.
    if (this.#isStopped) return;
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

  /** Polls every watched topic for facts that other processes wrote. */
  wakeAll(): void {
    this.wake([...this.#topics.keys()]);
  }

  /** The `seq` to begin after, for data that was read `ageMs` ago. */
  seqOfAge(topic: string, ageMs: number): Promise<number> {
    const time = this.#ctx.clock.now().getTime() - ageMs - COMMIT_MARGIN_MS;
    return getSeqAt(this.#db, topic, new Date(time));
  }

  /**
   * Replays facts after `after`, then joins the socket; resolves with the head and the number replayed, or null when
   * the client left or subscribed again.
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

  /** Sends a volatile event to a topic's subscribers: no `seq`, never replayed. */
  announce(topic: string, event: string, payload: Record<string, unknown>): void {
    this.#io.to(topicRoom(topic)).volatile.emit(event, payload);
  }

  /** Whether a topic has subscribers at this process. */
  hasSubscribers(topic: string): boolean {
    return this.#io.sockets.adapter.rooms.has(topicRoom(topic));
  }

  /** Waits for queued work. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#headTimer);
    clearInterval(this.#slowTimer);
    await Promise.all([...this.#topics.values()].map((state) => state.queue));
  }

  /** Replays a long gap page by page, outside the topic's queue and only as fast as the client reads. */
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
        isCurrent(socket, topicOfLog(name), turn) ? await listFacts(this.#db, name, from, PAGE) : [],
      );
      // The rest is sent inside the topic's queue, so that no fact is missed in between.
      if (page.length < PAGE) break;
      if (!isCurrent(socket, topicOfLog(name), turn)) return null;
      isTruncated ||= page[0]?.seq !== position + 1;
      for (const fact of page) this.#emitFact(socket, fact);
      replayed += page.length;
      position = page.at(-1)?.seq ?? position;
      if (!(await waitUntilFlushed(socket))) {
        socket.disconnect(true);
        return null;
      }
    }
    return { position, replayed, isTruncated };
  }

  /** Batches all pending joins of this topic: they share one query. */
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
    // A socket that disconnected meanwhile would leak in the room.
    if (!isCurrent(socket, topicOfLog(name), turn)) return null;
    if (position !== undefined && position < state.sent) {
      const rest =
        state.recent.between(position, state.sent) ?? (await this.#readRest(name, position, state.sent));
      // Another process wrote more than a page meanwhile: again page by page, outside the queue.
      if (rest.length > PAGE) return 'behind';
      for (const fact of rest) this.#emitFact(socket, fact);
      replayed += rest.length;
      isTruncated ||= rest[0]?.seq !== position + 1;
    }
    if (!isCurrent(socket, topicOfLog(name), turn)) return null;
    await socket.join(topicRoom(name));
    return { seq: state.sent, replayed, isTruncated };
  }

  get #db(): Database {
    return this.#ctx.db as Database;
  }

  #stateOf(name: string): TopicState {
    const known = this.#topics.get(name);
    if (known) return known;
    // Commits may arrive while the head is loaded: the state must exist first, or their wake-ups are lost.
    const state = newTopicState();
    this.#topics.set(name, state);
    this.#enqueueLogged(state, async () => {
      state.sent = await getLatestSeq(this.#db, name).catch((error: unknown) => {
        this.#topics.delete(name);
        throw error;
      });
      state.isLoaded = true;
    });
    return state;
  }

  /** Runs work after everything queued before it; rejects when it fails. */
  #enqueue<T>(state: TopicState, work: () => Promise<T>): Promise<T> {
    const result = state.queue.then(work);
    state.queue = result.then(
      () => {},
      (error: unknown) => this.#ctx.log.error({ err: error }, 'a topic could not be served'),
    );
    return result;
  }

  /** As enqueue, for work nobody awaits: a failure is logged. */
  #enqueueLogged(state: TopicState, work: () => Promise<void>): void {
    this.#enqueue(state, work).catch(() => {});
  }

  async #sendNew(name: string, state: TopicState): Promise<void> {
    if (!state.isLoaded) throw new Error(`the head of topic ${name} is not known`);
    for (;;) {
      const page = await listFacts(this.#db, name, state.sent, PAGE);
      broadcastEvents(this.#io, topicRoom(name), page.map(eventOf), this.#say);
      // The log has ended for its audience: nobody stays in its room, and `authorize` lets nobody back in.
      if (page.some((fact) => fact.name === TOPIC_ENDED_EVENT))
        this.#io.in(topicRoom(name)).socketsLeave(topicRoom(name));
      state.sent = page.at(-1)?.seq ?? state.sent;
      state.recent.add(page);
      if (page.length < PAGE) return;
    }
  }

  /** Facts sent after `position`, at most a page and one. */
  async #readRest(name: string, position: number, head: number): Promise<LoggedFact[]> {
    const facts = await listFacts(this.#db, name, position, PAGE + 1);
    return facts.filter(({ seq }) => seq <= head);
  }

  /** Sends a fact to one socket, in its language. */
  #emitFact(socket: Socket, fact: LoggedFact): void {
    const { name, payload } = this.#say(eventOf(fact), languageOfSocket(socket));
    socket.emit(name, payload);
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
      // Querying the log here also finds facts of other processes.
      this.wake([name]);
      await state.queue;
      this.#io.to(topicRoom(name)).emit(TOPIC_HEAD_EVENT, { topic: topicOfLog(name), seq: state.sent });
    }
  }
}

/** A fact as it goes over the wire, in the words it was written in. */
const eventOf = (fact: LoggedFact): BroadcastEvent => ({
  name: fact.name,
  payload: { ...fact.payload, topic: topicOfLog(fact.topic), seq: fact.seq, at: fact.at.toISOString() },
});
