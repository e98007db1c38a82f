import type { Protocol, ProtocolPeer } from '../wire/protocol.ts';
import { PROTOCOLS } from '../wire/protocols.ts';
import { WebSocketClient } from '../wire/websocket-client.ts';
import type { LoadTarget } from './commands.ts';

/** Callbacks for messages after the first sync. */
export interface ContentListener {
  content(client: LoadClient, bytes: Buffer, start: number, end: number): void;
}

export interface LoadClientOptions {
  target: LoadTarget;
  room: string;
  /** Number of the client among all of the run. */
  index: number;
  stateVector?: Uint8Array;
  ownState?: Uint8Array;
  listener?: ContentListener;
  /** Called with every message up to the one that ends the first sync. */
  beforeSync?: (bytes: Buffer, start: number, end: number) => void;
}

const EMPTY_STATE_VECTOR = Uint8Array.of(0);
const EMPTY_UPDATE = Uint8Array.of(0, 0);
const SYNC_TIMEOUT_MS = 60_000;

/** One client of a server under test. */
export class LoadClient implements ProtocolPeer {
  readonly room: string;
  readonly index: number;
  readonly stateVector: Uint8Array;
  readonly ownState: Uint8Array;
  readonly protocol: Protocol;
  /** Resolves after the first sync; rejects when it fails. */
  readonly synced: Promise<void>;
  readonly startedAt = performance.now();
  syncedAt = 0;
  bytesBeforeSync = 0;
  closeReason: string | null = null;
  /** Called when the connection has ended, for whatever reason. */
  onClosed: () => void = () => {};
  readonly #socket: WebSocketClient;
  readonly #listener: ContentListener | undefined;
  readonly #beforeSync: LoadClientOptions['beforeSync'];
  #isSynced = false;
  #onAnswer: () => void = () => {};

  constructor(options: LoadClientOptions) {
    const { target, room, index, stateVector, ownState } = options;
    this.room = room;
    this.index = index;
    this.stateVector = stateVector ?? EMPTY_STATE_VECTOR;
    this.ownState = ownState ?? EMPTY_UPDATE;
    this.protocol = PROTOCOLS[target.protocol];
    this.#listener = options.listener;
    this.#beforeSync = options.beforeSync;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => reject(new Error('no sync in time')), SYNC_TIMEOUT_MS);
    this.synced = promise.finally(() => clearTimeout(timer));
    this.synced.catch(() => {});
    this.#socket = new WebSocketClient(
      {
        host: '127.0.0.1',
        port: target.port,
        path: `${target.prefix}${this.protocol.path(room)}`,
        cookie: target.cookie,
      },
      {
        open: () => this.protocol.greet(this),
        message: (bytes, start, end, isText) => this.#receive(bytes, start, end, isText, resolve),
        closed: (reason) => {
          this.closeReason = reason;
          reject(new Error(reason));
          this.onClosed();
        },
      },
    );
  }

  send(payload: Uint8Array | string, opcode?: number): void {
    this.#socket.send(payload, opcode);
  }

  /** Requests the document once more and waits for the answer. */
  async syncAgain(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#onAnswer = resolve;
    this.protocol.greet(this);
    await promise;
  }

  stopReading(): void {
    this.#socket.stopReading();
  }

  resumeReading(): void {
    this.#socket.resumeReading();
  }

  destroy(): void {
    this.#socket.destroy();
  }

  #receive(bytes: Buffer, start: number, end: number, isText: boolean, onSynced: () => void): void {
    if (!this.#isSynced) {
      this.bytesBeforeSync += end - start;
      this.#beforeSync?.(bytes, start, end);
    }
    const meaning = this.protocol.receive(this, bytes, start, end, isText);
    if (meaning === 'content' && this.#isSynced) this.#listener?.content(this, bytes, start, end);
    if (meaning !== 'synced') return;
    this.#onAnswer();
    if (this.#isSynced) return;
    this.#isSynced = true;
    this.syncedAt = performance.now();
    onSynced();
  }
}
