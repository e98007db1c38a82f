import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { WebSocket } from 'ws';
import { WebsocketProvider } from 'y-websocket';
import * as Y from 'yjs';
import type { CollabPorts } from '../ports/collab-ports.ts';
import type { CollabIdentity, CollabServer } from '../server/collab-server.ts';
import { createCollabServer } from '../server/yjs-collab-server.ts';
import { MemoryUpdateStore } from './memory-update-store.ts';
import { waitFor } from './wait-for.ts';

/** Who a test client signs in as; anything not given is derived from `accountId`. */
export type ClientOptions = Partial<CollabIdentity> & { room?: string };

/** One stock y-websocket client. */
export interface StockClient {
  doc: Y.Doc;
  provider: WebsocketProvider;
  closes: { code: number; reason: string }[];
  leave(): void;
}

/** A collaboration server on a free port, with stock clients and raw sockets to use it. */
export class CollabHarness {
  readonly collab: CollabServer;
  readonly logged: { level: string; msg: string; obj: object }[] = [];
  private readonly http: Server;
  private readonly clients = new Set<StockClient>();
  private readonly sockets = new Set<WebSocket>();
  private port: number;

  private constructor(ports: Partial<CollabPorts>, port: number) {
    this.port = port;
    const write = (level: string) => (obj: object, msg: string) => void this.logged.push({ level, msg, obj });
    this.collab = createCollabServer({
      authorize: (request) => Promise.resolve({ ok: true, identity: identityOf(request) }),
      log: { info: write('info'), warn: write('warn'), error: write('error') },
      now: () => performance.now(),
      store: new MemoryUpdateStore(),
      ...ports,
      // Snapshots at once, unless a test is about when they are made.
      limits: { compactQuietMs: 0, ...ports.limits },
    });
    this.http = createServer();
    this.http.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
      const room = decodeURIComponent(urlOf(request).pathname.slice('/yjs/'.length));
      this.collab.handleUpgrade(request, socket, head, room);
    });
  }

  static async start(ports: Partial<CollabPorts> = {}, port = 0): Promise<CollabHarness> {
    const harness = new CollabHarness(ports, port);
    await new Promise<void>((resolve) => harness.http.listen(port, '127.0.0.1', resolve));
    harness.port = (harness.http.address() as AddressInfo).port;
    return harness;
  }

  get url(): string {
    return `ws://127.0.0.1:${this.port}/yjs`;
  }

  get address(): number {
    return this.port;
  }

  /** A stock client; pass an earlier client's doc to reconnect with its content. */
  client(options: ClientOptions = {}, doc = new Y.Doc()): StockClient {
    const { room = 'room', ...identity } = options;
    const provider = new WebsocketProvider(this.url, room, doc, {
      WebSocketPolyfill: WebSocket as unknown as typeof globalThis.WebSocket,
      disableBc: true,
      maxBackoffTime: 100,
      params: paramsOf(identity),
    });
    const client: StockClient = {
      doc,
      provider,
      closes: [],
      leave: () => {
        this.clients.delete(client);
        provider.destroy();
      },
    };
    provider.on('connection-close', (event) => {
      if (event !== null) client.closes.push({ code: event.code, reason: event.reason });
    });
    this.clients.add(client);
    return client;
  }

  async syncedClient(options: ClientOptions = {}, doc = new Y.Doc()): Promise<StockClient> {
    const client = this.client(options, doc);
    await waitFor('first sync', () => client.provider.synced);
    return client;
  }

  /** A raw socket that is (or was) open; the test sends its frames. */
  async socket(
    options: ClientOptions = {},
    prepare: (socket: WebSocket) => void = () => undefined,
  ): Promise<WebSocket> {
    const { room = 'room', ...identity } = options;
    const query = new URLSearchParams(paramsOf(identity)).toString();
    const socket = new WebSocket(`${this.url}/${room}?${query}`);
    this.sockets.add(socket);
    prepare(socket);
    socket.on('error', () => undefined);
    await waitFor('socket to open', () => socket.readyState >= WebSocket.OPEN);
    return socket;
  }

  async stop(): Promise<void> {
    for (const client of [...this.clients]) client.leave();
    for (const socket of this.sockets) socket.terminate();
    await this.collab.close();
    this.http.closeAllConnections();
    await new Promise((resolve) => this.http.close(resolve));
  }
}

/** Waits for a socket to close; returns code and reason. */
export async function closeOf(socket: WebSocket): Promise<{ code: number; reason: string }> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('socket was not closed within 10000 ms')), 10_000);
    socket.once('close', (code, reason) => {
      clearTimeout(timer);
      resolve({ code, reason: reason.toString() });
    });
  });
}

/** Waits until all documents have the same state. */
export async function waitForSameState(
  label: string,
  docs: readonly Y.Doc[],
  timeoutMs?: number,
): Promise<void> {
  await waitFor(label, () => new Set(docs.map(fingerprintOf)).size === 1, timeoutMs);
}

/** A canonical text of a document's structs and deletes, for comparison. */
export function fingerprintOf(doc: Y.Doc): string {
  const snapshot = Y.snapshot(doc);
  const clocks = [...snapshot.sv].sort(([a], [b]) => a - b);
  const deletes = [...snapshot.ds.clients].sort(([a], [b]) => a - b);
  const isWaiting = doc.store.pendingStructs !== null || doc.store.pendingDs !== null;
  return JSON.stringify({ clocks, deletes, isWaiting });
}

function urlOf(request: IncomingMessage): URL {
  return new URL(request.url ?? '/', 'http://localhost');
}

function identityOf(request: IncomingMessage): CollabIdentity {
  const query = urlOf(request).searchParams;
  const accountId = query.get('accountId') ?? 'ann';
  return {
    accountId,
    sessionId: query.get('sessionId') ?? `${accountId}-session`,
    displayName: query.get('displayName') ?? `Name of ${accountId}`,
    color: query.get('color') ?? '#123456',
    readOnly: query.get('readOnly') === 'true',
    access: '',
  };
}

function paramsOf(identity: Partial<CollabIdentity>): Record<string, string> {
  return Object.fromEntries(Object.entries(identity).map(([key, value]) => [key, String(value)]));
}
