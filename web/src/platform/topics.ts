import {
  REPLAY_WITHIN_MAX_MS,
  type SubscribeAck,
  type SubscribeRequest,
  TOPIC_ENDED_EVENT,
  TOPIC_HEAD_EVENT,
} from '@fap/shared/kernel/topic.ts';
import { type LiveSocket, liveSocket } from './live-socket.ts';

/** A fact as it arrives: its event name and its payload, with `seq` when it is durable. */
export interface ArrivedFact {
  name: string;
  payload: Record<string, unknown> & { topic: string; seq?: number };
}
/** Delivered instead of facts that the server no longer keeps: the data must be refetched. */
export const TOPIC_TRUNCATED = 'topic:truncated';
/** Delivered when a subscription without a known `seq` begins and facts since the listener's read cannot be replayed. */
export const TOPIC_JOINED = 'topic:joined';
export type FactListener = (fact: ArrivedFact) => void;

/** Where a listener begins: after a `seq` that its data has, or else when its data was asked for. */
export interface ListenFrom {
  after?: number | undefined;
  /** In milliseconds since the page was asked for (`performance.now`). */
  askedAt?: number | undefined;
}

/** How far a listener is: one that is added later may begin at an earlier `seq`. */
interface Position {
  /** The last `seq` it has. */
  last: number | undefined;
  /** Without a `seq`: facts since then are wanted. */
  askedAt: number | undefined;
  /** It knew a `seq` to begin at, or was told that listening has begun. */
  hasBegun: boolean;
}

interface Subscription {
  topic: string;
  /** The last `seq` delivered; undefined until the server has sent the head. */
  last: number | undefined;
  /** The pending `subscribe` request, or null. */
  pending: symbol | null;
  /** Without a `seq`: facts since then were requested. */
  since: number | undefined;
  /** Whether an event of the topic arrived since the last timeout check: a long replay is running. */
  hasActivity: boolean;
  listeners: Map<FactListener, Position>;
}

const REPLY_TIMEOUT_MS = 10_000;
const RETRY_MS = 2_000;

/**
 * Subscriptions to the server's topics: every durable fact reaches each listener once and in order. After a reconnect, a
 * gap or the announcement of a later head, it subscribes again from the last `seq`.
 */
export class TopicClient {
  readonly #socket: Omit<LiveSocket, 'off'>;
  readonly #subscriptions = new Map<string, Subscription>();

  constructor(socket: Omit<LiveSocket, 'off'>) {
    this.#socket = socket;
    socket.on('connect', () => {
      for (const subscription of this.#subscriptions.values()) {
        subscription.pending = null;
        this.#request(subscription);
      }
    });
    socket.onAny((name: string, payload: unknown) => this.#receive(name, payload));
  }

  /** Listens to a topic's facts, by default from now on; returns a function that unsubscribes. */
  subscribe(topic: string, { after, askedAt }: ListenFrom, listener: FactListener): () => void {
    let subscription = this.#subscriptions.get(topic);
    const isFirst = subscription === undefined;
    if (!subscription) {
      subscription = {
        topic,
        last: after,
        pending: null,
        since: undefined,
        hasActivity: false,
        listeners: new Map(),
      };
      this.#subscriptions.set(topic, subscription);
    }
    const { last, pending, since } = subscription;
    const isListening = !isFirst && this.#socket.connected && !pending && last !== undefined;
    const hasBegun = after !== undefined || isListening;
    subscription.listeners.set(listener, { last: after ?? last, askedAt, hasBegun });
    if (isFirst) this.#request(subscription);
    else if (last === undefined && askedAt !== undefined && (since === undefined || askedAt < since)) {
      // The pending request would begin too late for this listener.
      subscription.pending = null;
      this.#request(subscription);
    }
    if (!isFirst && after !== undefined && (last === undefined || after < last)) {
      // Replays for this listener what the others already have, or what happened until the head is known.
      subscription.last = after;
      subscription.pending = null;
      this.#request(subscription);
    }
    const mine = subscription;
    return () => {
      mine.listeners.delete(listener);
      if (mine.listeners.size > 0 || this.#subscriptions.get(topic) !== mine) return;
      this.#subscriptions.delete(topic);
      if (this.#socket.connected) this.#socket.emit('unsubscribe', { topic });
    };
  }

  #request(subscription: Subscription): void {
    if (subscription.pending || !this.#socket.connected) return;
    // A retry may come when nobody listens any more.
    if (this.#subscriptions.get(subscription.topic) !== subscription) return;
    const pending = Symbol(subscription.topic);
    subscription.pending = pending;
    this.#retryOnTimeout(subscription, pending);
    const request = this.#beginningOf(subscription);
    const { topic } = request;
    this.#socket.emit('subscribe', request, (ack: SubscribeAck) => {
      if (subscription.pending !== pending || this.#subscriptions.get(topic) !== subscription) return;
      subscription.pending = null;
      if (ack.ok) {
        // The log we had a place in ended while we were away, and another has begun.
        const isAnother = request.after !== undefined && ack.seq < request.after;
        if (isAnother) this.#forgetPlace(subscription);
        subscription.last = Math.max(subscription.last ?? 0, ack.seq);
        this.#announce(subscription);
        if (ack.isTruncated) this.#deliver(subscription, { name: TOPIC_TRUNCATED, payload: { topic } });
      } else if (!ack.isFinal) window.setTimeout(() => this.#request(subscription), RETRY_MS);
    });
  }

  /** The request for what this subscription still lacks; notes since when facts are replayed. */
  #beginningOf(subscription: Subscription): SubscribeRequest {
    const { topic, last } = subscription;
    subscription.since = undefined;
    if (last !== undefined) return { topic, after: last };
    const asked = [...subscription.listeners.values()].flatMap(({ askedAt }) => askedAt ?? []);
    const now = performance.now();
    const since = Math.min(...asked.filter((at) => now - at <= REPLAY_WITHIN_MAX_MS));
    if (since === Number.POSITIVE_INFINITY) return { topic };
    subscription.since = since;
    return { topic, withinMs: Math.ceil(now - since) };
  }

  /** Tells the listeners that knew no `seq`, and had nothing replayed, that listening has begun. */
  #announce({ topic, since, listeners }: Subscription): void {
    for (const [listener, position] of [...listeners]) {
      if (position.hasBegun) continue;
      position.hasBegun = true;
      if (since !== undefined && position.askedAt !== undefined && since <= position.askedAt) continue;
      listener({ name: TOPIC_JOINED, payload: { topic } });
    }
  }

  /** Requests again when nothing arrives; a long replay is acknowledged only at its end, but its facts count as activity. */
  #retryOnTimeout(subscription: Subscription, pending: symbol): void {
    subscription.hasActivity = false;
    window.setTimeout(() => {
      if (subscription.pending !== pending || this.#subscriptions.get(subscription.topic) !== subscription)
        return;
      if (subscription.hasActivity) return this.#retryOnTimeout(subscription, pending);
      subscription.pending = null;
      this.#request(subscription);
    }, REPLY_TIMEOUT_MS);
  }

  #receive(name: string, payload: unknown): void {
    if (typeof payload !== 'object' || payload === null || !('topic' in payload)) return;
    const fact = { name, payload: payload as ArrivedFact['payload'] };
    const subscription = this.#subscriptions.get(fact.payload.topic);
    if (!subscription) return;
    subscription.hasActivity = true;
    const { seq } = fact.payload;
    if (name === TOPIC_HEAD_EVENT) {
      if (seq !== undefined && subscription.last !== undefined && seq > subscription.last)
        this.#request(subscription);
      return;
    }
    if (seq === undefined) {
      this.#deliver(subscription, fact);
      return;
    }
    // Until the head is known, every fact is new.
    if (subscription.last !== undefined) {
      if (seq <= subscription.last) return;
      if (seq > subscription.last + 1) {
        this.#request(subscription);
        return;
      }
    }
    subscription.last = seq;
    this.#deliver(subscription, fact);
    if (name !== TOPIC_ENDED_EVENT) return;
    this.#forgetPlace(subscription);
    // Another log may have begun for us; an answer to an earlier request is about the ended one.
    subscription.pending = null;
    this.#request(subscription);
  }

  /** Whoever may watch again gets another log, which begins at 1: listeners are told when it does. */
  #forgetPlace(subscription: Subscription): void {
    subscription.last = undefined;
    for (const position of subscription.listeners.values()) {
      position.last = undefined;
      position.hasBegun = false;
    }
  }

  #deliver(subscription: Subscription, fact: ArrivedFact): void {
    const { seq } = fact.payload;
    for (const [listener, position] of [...subscription.listeners]) {
      if (seq !== undefined) {
        if (position.last !== undefined && seq <= position.last) continue;
        position.last = seq;
      }
      listener(fact);
    }
  }
}

let shared: TopicClient | null = null;

/** The page's topic client. */
export function topics(): TopicClient {
  shared ??= new TopicClient(liveSocket());
  return shared;
}
