import { type SubscribeAck, TOPIC_HEAD_EVENT } from '@fap/shared/kernel/topic.ts';
import { type LiveSocket, liveSocket } from './live-socket.ts';

/** A fact as it arrives: its event name and its payload, with `seq` when it is durable. */
export interface ArrivedFact {
  name: string;
  payload: Record<string, unknown> & { topic: string; seq?: number };
}
/** Delivered instead of facts that the server no longer keeps: the data must be refetched. */
export const TOPIC_TRUNCATED = 'topic:truncated';
/** Delivered when a subscription without a known `seq` begins: facts between an earlier read and now were missed. */
export const TOPIC_JOINED = 'topic:joined';
export type FactListener = (fact: ArrivedFact) => void;

/** How far a listener is: one that is added later may begin at an earlier `seq`. */
interface Position {
  /** The last `seq` it has. */
  last: number | undefined;
  /** It knew a `seq` to begin at, or was told that listening has begun. */
  hasBegun: boolean;
}

interface Subscription {
  topic: string;
  /** The last `seq` delivered; undefined until the server has sent the head. */
  last: number | undefined;
  /** The pending `subscribe` request, or null. */
  pending: symbol | null;
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

  /** Listens to the facts after a `seq`, or from now on if undefined; returns a function that unsubscribes. */
  subscribe(topic: string, after: number | undefined, listener: FactListener): () => void {
    let subscription = this.#subscriptions.get(topic);
    if (!subscription) {
      subscription = { topic, last: after, pending: null, hasActivity: false, listeners: new Map() };
      this.#subscriptions.set(topic, subscription);
      this.#request(subscription);
    }
    const { last, pending } = subscription;
    const isListening = this.#socket.connected && !pending && last !== undefined;
    const hasBegun = after !== undefined || isListening;
    subscription.listeners.set(listener, { last: after ?? last, hasBegun });
    if (after !== undefined && (last === undefined || after < last)) {
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
    const pending = Symbol(subscription.topic);
    subscription.pending = pending;
    this.#retryOnTimeout(subscription, pending);
    const { topic, last } = subscription;
    const request = last === undefined ? { topic } : { topic, after: last };
    this.#socket.emit('subscribe', request, (ack: SubscribeAck) => {
      if (subscription.pending !== pending || this.#subscriptions.get(topic) !== subscription) return;
      subscription.pending = null;
      if (ack.ok) {
        subscription.last = Math.max(subscription.last ?? 0, ack.seq);
        this.#announce(subscription);
        if (ack.isTruncated) this.#deliver(subscription, { name: TOPIC_TRUNCATED, payload: { topic } });
      } else if (!ack.isFinal) window.setTimeout(() => this.#request(subscription), RETRY_MS);
    });
  }

  /** Tells the listeners that knew no `seq` that listening has begun. */
  #announce({ topic, listeners }: Subscription): void {
    for (const [listener, position] of [...listeners]) {
      if (position.hasBegun) continue;
      position.hasBegun = true;
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
