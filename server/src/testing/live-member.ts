import { WebSocket } from 'ws';
import { WebsocketProvider } from 'y-websocket';
import * as Y from 'yjs';
import type { SeededRandom } from '../platform/collab/testing/seeded-random.ts';
import type { LiveAddress } from './live-server.ts';
import { LiveTopic } from './live-topic.ts';

/** An account signed in to a live server. */
export interface LiveAccount {
  displayName: string;
  cookie: string;
}

/** One account with a shared document open: its topic and the document, whatever that holds. */
export abstract class LiveMember {
  readonly account: LiveAccount;
  readonly topicName: string;
  readonly room: string;
  readonly topic: LiveTopic;
  readonly doc = new Y.Doc();
  readonly provider: WebsocketProvider;
  readonly unexpected: string[] = [];
  /** What this client itself wrote and deleted, as it was made: online, offline, or while the server was away. */
  readonly ownUpdates: Uint8Array[] = [];
  /** Edits made so far. */
  edits = 0;
  protected readonly server: LiveAddress;
  protected readonly random: SeededRandom;
  #made = 0;

  constructor(
    server: LiveAddress,
    account: LiveAccount,
    random: SeededRandom,
    { topic, room }: { topic: string; room: string },
  ) {
    this.server = server;
    this.random = random;
    this.account = account;
    this.topicName = topic;
    this.room = room;
    this.doc.on('update', (update: Uint8Array, _origin: unknown, _doc: Y.Doc, { local }: Y.Transaction) => {
      if (local) this.ownUpdates.push(update);
    });
    this.topic = new LiveTopic(server.url, account.cookie, topic);
    this.provider = openRoom(server, account, room, this.doc);
    this.provider.on('status', ({ status }) => {
      if (status === 'disconnected') forgetClocksOfOthers(this.provider.awareness);
    });
    this.provider.on('connection-close', (event) => {
      // y-websocket does not come back after these: nobody who is honest may be closed with one.
      if (event && event.code >= 4400 && event.code < 4500)
        this.unexpected.push(`the document was closed with ${event.code} ${event.reason}`);
    });
    // The server must replace it with the true name.
    this.provider.awareness.setLocalStateField('user', { id: 'somebody-else', name: 'Somebody else' });
  }

  /** Performs one random action; a request counts as done when it is answered. */
  abstract act(): Promise<void>;

  /** One random change of the document, inside a transaction. */
  protected abstract change(): void;

  /** The content of a document of this kind, as plain values. */
  abstract contentOf(doc: Y.Doc): unknown;

  /** Makes one edit of the document, online or offline. */
  edit(): void {
    this.doc.transact(() => this.change());
    this.edits += 1;
  }

  /** Drops the topic's or the document's connection; it reconnects by itself. */
  drop(): void {
    if (this.random.next() < 0.5) this.topic.drop();
    else this.provider.ws?.close();
  }

  goOffline(): void {
    this.topic.goOffline();
    this.provider.disconnect();
  }

  reconnect(): void {
    this.topic.reconnect();
    this.provider.connect();
  }

  close(): void {
    this.topic.close();
    this.provider.destroy();
    this.doc.destroy();
  }

  protected async send(
    method: string,
    path: string,
    allowed: readonly number[],
    json?: object,
  ): Promise<object> {
    const { cookie } = this.account;
    const request = json === undefined ? { cookie } : { cookie, json };
    const answer = await this.server.sendUntilAnswered(method, path, request);
    if (!allowed.includes(answer.status))
      this.unexpected.push(`${method} ${path}: ${answer.status} ${answer.text}`);
    return answer.json<object>();
  }

  protected next(): number {
    this.#made += 1;
    return this.#made;
  }

  protected id(): string {
    return `${this.account.displayName}-${this.next()}-${this.random.below(2 ** 30)}`;
  }
}

/** Resets the awareness clocks of others, as the web client does: after a reconnect their states are accepted again. */
function forgetClocksOfOthers({ meta, states, clientID }: LiveMember['provider']['awareness']): void {
  for (const id of meta.keys()) if (id !== clientID && !states.has(id)) meta.delete(id);
}

/** Opens a stock y-websocket client in a room, with the session cookie a browser would send. */
export function openRoom(
  server: Pick<LiveAddress, 'url'>,
  { cookie }: Pick<LiveAccount, 'cookie'>,
  room: string,
  doc: Y.Doc,
): WebsocketProvider {
  class SocketWithCookie extends WebSocket {
    constructor(address: string, protocols?: string | string[]) {
      super(address, protocols, { headers: { cookie } });
    }
  }
  return new WebsocketProvider(`${server.url.replace(/^http/u, 'ws')}/yjs`, room, doc, {
    // `ws` implements the part of the browser's interface that the provider uses.
    WebSocketPolyfill: SocketWithCookie as unknown as typeof globalThis.WebSocket,
    disableBc: true,
    maxBackoffTime: 200,
  });
}
