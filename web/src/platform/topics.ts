import { type SubscribeAck, TOPIC_HEAD_EVENT } from '@fap/shared/kernel/topic.ts';
import type { Socket } from 'socket.io-client';
import { liveSocket } from './socket.ts';

/** A fact as it arrives: its event name and its payload, with `seq` when it is durable. */
export interface ArrivedFact {
  name: string;
  payload: Record<string, unknown> & { topic: string; seq?: number };
}
/** Told instead of facts that are no longer kept: what they told of must be read anew. */
export const TOPIC_TRUNCATED = 'topic:truncated';
/** Told when a subscription without a known `seq` begins: what happened between a read before and now was not told. */
export const TOPIC_JOINED = 'topic:joined';
export type FactListener = (fact: ArrivedFact) => void;

interface Subscription {
  topic: string;
  /** The last `seq` applied; undefined until the server named the head. */
  last: number | undefined;
  /** The request under way; null when none is. */
  asking: symbol | null;
  /** Something of the topic arrived since the request was looked at: a long replay is under way. */
  isArriving: boolean;
  /** Each with the last `seq` it need not be told of: one that comes later may begin earlier. */
  listeners: Map<FactListener, { last: number | undefined }>;
}

const PATIENCE_MS = 10_000;
const ASK_AGAIN_MS = 2_000;

/**
 * Subscriptions to the server's topics: every durable fact reaches the listeners once and in order. A reconnect, a
 * gap and an announced head that is further on are all answered by subscribing again after the last `seq`.
 */
export class TopicClient {
  readonly #socket: Pick<Socket, 'on' | 'onAny' | 'emit' | 'connected'>;
  readonly #subscriptions = new Map<string, Subscription>();

  constructor(socket: Pick<Socket, 'on' | 'onAny' | 'emit' | 'connected'>) {
    this.#socket = socket;
    socket.on('connect', () => {
      for (const subscription of this.#subscriptions.values()) {
        subscription.asking = null;
        this.#ask(subscription);
      }
    });
    socket.onAny((name: string, payload: unknown) => this.#arrive(name, payload));
  }

  /** Listens to a topic from after `seq` (left out: from now); call the result to stop. */
  subscribe(topic: string, after: number | undefined, listener: FactListener): () => void {
    let subscription = this.#subscriptions.get(topic);
    if (!subscription) {
      subscription = { topic, last: after, asking: null, isArriving: false, listeners: new Map() };
      this.#subscriptions.set(topic, subscription);
      this.#ask(subscription);
    }
    subscription.listeners.set(listener, { last: after ?? subscription.last });
    if (after !== undefined && subscription.last !== undefined && after < subscription.last) {
      // What the others were told already is replayed for this one.
      subscription.last = after;
      subscription.asking = null;
      this.#ask(subscription);
    }
    const mine = subscription;
    return () => {
      mine.listeners.delete(listener);
      if (mine.listeners.size > 0 || this.#subscriptions.get(topic) !== mine) return;
      this.#subscriptions.delete(topic);
      if (this.#socket.connected) this.#socket.emit('unsubscribe', { topic });
    };
  }

  #ask(subscription: Subscription): void {
    if (subscription.asking || !this.#socket.connected) return;
    const asking = Symbol(subscription.topic);
    subscription.asking = asking;
    this.#waitPatiently(subscription, asking);
    const { topic, last } = subscription;
    const request = last === undefined ? { topic } : { topic, after: last };
    this.#socket.emit('subscribe', request, (ack: SubscribeAck) => {
      if (subscription.asking !== asking || this.#subscriptions.get(topic) !== subscription) return;
      subscription.asking = null;
      if (ack.ok) {
        subscription.last = Math.max(subscription.last ?? 0, ack.seq);
        if (last === undefined) this.#tell(subscription, { name: TOPIC_JOINED, payload: { topic } });
        if (ack.isTruncated) this.#tell(subscription, { name: TOPIC_TRUNCATED, payload: { topic } });
      } else if (!ack.isFinal) window.setTimeout(() => this.#ask(subscription), ASK_AGAIN_MS);
    });
  }

  /** Asks again when nothing comes; a long replay is answered only at its end, but its facts come. */
  #waitPatiently(subscription: Subscription, asking: symbol): void {
    subscription.isArriving = false;
    window.setTimeout(() => {
      if (subscription.asking !== asking || this.#subscriptions.get(subscription.topic) !== subscription)
        return;
      if (subscription.isArriving) return this.#waitPatiently(subscription, asking);
      subscription.asking = null;
      this.#ask(subscription);
    }, PATIENCE_MS);
  }

  #arrive(name: string, payload: unknown): void {
    if (typeof payload !== 'object' || payload === null || !('topic' in payload)) return;
    const fact = { name, payload: payload as ArrivedFact['payload'] };
    const subscription = this.#subscriptions.get(fact.payload.topic);
    if (!subscription) return;
    subscription.isArriving = true;
    const { seq } = fact.payload;
    if (name === TOPIC_HEAD_EVENT) {
      if (seq !== undefined && subscription.last !== undefined && seq > subscription.last)
        this.#ask(subscription);
      return;
    }
    if (seq === undefined) {
      this.#tell(subscription, fact);
      return;
    }
    // Before the head is known everything that arrives is new.
    if (subscription.last !== undefined) {
      if (seq <= subscription.last) return;
      if (seq > subscription.last + 1) {
        this.#ask(subscription);
        return;
      }
    }
    subscription.last = seq;
    this.#tell(subscription, fact);
  }

  #tell(subscription: Subscription, fact: ArrivedFact): void {
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

/** This window's topic client. */
export function topics(): TopicClient {
  shared ??= new TopicClient(liveSocket());
  return shared;
}
