import { type SubscribeAck, TOPIC_HEAD_EVENT } from '@fap/shared/kernel/topic.ts';
import { io, type Socket } from 'socket.io-client';

export interface LiveFact {
  name: string;
  payload: Record<string, unknown> & { topic: string; seq: number };
}

const ASK_TIMEOUT_MS = 3_000;

/**
 * A subscriber of one topic by the rules of the contract: after every reconnect and gap it subscribes from its last `seq`,
 * and it discards duplicates. What it keeps must be the whole topic, in order.
 */
export class LiveTopic {
  readonly facts: LiveFact[] = [];
  /** How many facts were duplicates or out of order, and handled. */
  repeated = 0;
  gaps = 0;
  readonly #topic: string;
  readonly #socket: Socket;
  #isAsking = false;

  constructor(url: string, cookie: string, topic: string) {
    this.#topic = topic;
    this.#socket = io(url, {
      extraHeaders: { cookie },
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 50,
      reconnectionDelayMax: 250,
      timeout: 5_000,
    });
    this.#socket.on('connect', () => {
      this.#isAsking = false;
      this.#ask();
    });
    this.#socket.on('disconnect', (reason) => {
      // Socket.IO does not reconnect by itself after the server cut the connection.
      if (reason === 'io server disconnect') this.#socket.connect();
    });
    this.#socket.onAny((name: string, payload: LiveFact['payload']) => this.#arrive({ name, payload }));
  }

  get last(): number {
    return this.facts.at(-1)?.payload.seq ?? 0;
  }

  get isConnected(): boolean {
    return this.#socket.connected;
  }

  /** Drops the connection without a close frame; it reconnects by itself. */
  drop(): void {
    this.#socket.io.engine.close();
  }

  goOffline(): void {
    this.#socket.disconnect();
  }

  reconnect(): void {
    this.#socket.connect();
  }

  close(): void {
    this.#socket.close();
  }

  #ask(): void {
    if (this.#isAsking || !this.#socket.connected) return;
    this.#isAsking = true;
    const request = { topic: this.#topic, after: this.last };
    this.#socket
      .timeout(ASK_TIMEOUT_MS)
      .emit('subscribe', request, (error: Error | null, ack?: SubscribeAck) => {
        this.#isAsking = false;
        if (error || !ack?.ok || ack.seq > this.last) this.#ask();
      });
  }

  #arrive(fact: LiveFact): void {
    if (fact.payload?.topic !== this.#topic) return;
    const { seq } = fact.payload;
    if (fact.name === TOPIC_HEAD_EVENT) {
      if (seq > this.last) this.#ask();
    } else if (seq <= this.last) this.repeated += 1;
    else if (seq > this.last + 1) {
      this.gaps += 1;
      this.#ask();
    } else this.facts.push(fact);
  }
}
