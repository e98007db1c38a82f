import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { buildMerkleTree } from '@fap/shared/vault/opentimestamps/merkle-tree.ts';
import { timestampAlong, writeTimestamp } from '@fap/shared/vault/opentimestamps/timestamp.ts';

export interface FakeBlock {
  hash: string;
  merkleRoot: string;
  /** Seconds since 1970. */
  time: number;
}

type Answer = (response: ServerResponse) => void;

/** Two calendars and a block explorer over HTTP, controlled by a test. */
export class BitcoinServer {
  readonly #server: Server;
  readonly #blocks = new Map<number, FakeBlock>();
  /** Messages the calendars have promised to anchor, with their timestamps once mined. */
  readonly #promised = new Map<string, Uint8Array | null>();
  /** Overridden answers by path, for any method. */
  readonly answers = new Map<string, Answer>();
  /** Received requests, such as `POST /calendar-1/digest`. */
  readonly asked: string[] = [];

  private constructor(server: Server) {
    this.#server = server;
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      this.#answer(request, response).catch(() => response.writeHead(500).end());
    });
  }

  static async start(): Promise<BitcoinServer> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new BitcoinServer(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get calendars(): [string, string] {
    return [`${this.url}/calendar-1`, `${this.url}/calendar-2`];
  }

  get explorer(): string {
    return `${this.url}/explorer`;
  }

  /** Environment variables that make a server use these. */
  get variables(): Record<string, string> {
    return {
      OTS_CALENDARS: this.calendars.join(','),
      BITCOIN_ESPLORA_URL: this.explorer,
      ALLOW_PRIVATE_FETCH: '1',
    };
  }

  /** Adds a block to the chain; `merkleRoot` as explorers print it. */
  addBlock(height: number, merkleRoot: string, time = 1_772_442_000): FakeBlock {
    const block = { hash: height.toString(16).padStart(64, 'b'), merkleRoot, time };
    this.#blocks.set(height, block);
    return block;
  }

  /** Removes a block from the chain. */
  removeBlock(height: number): void {
    this.#blocks.delete(height);
  }

  /** Mines all promised messages into a block. */
  mine(height: number): FakeBlock {
    const messages = [...this.#promised].flatMap(([message, found]) => (found ? [] : [message]));
    const nonce = new Uint8Array(16).fill(7);
    const tree = buildMerkleTree(messages.map((message) => ({ digest: Buffer.from(message, 'hex'), nonce })));
    for (const [index, message] of messages.entries()) {
      const path = tree.paths[index] ?? [];
      const timestamp = timestampAlong(Buffer.from(message, 'hex'), path, { type: 'bitcoin', height });
      this.#promised.set(message, writeTimestamp(timestamp));
    }
    return this.addBlock(height, Buffer.from(tree.root).reverse().toString('hex'));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    this.asked.push(`${request.method} ${path}`);
    const body = await buffer(request);
    const special = this.answers.get(path);
    if (special) return special(response);
    const [, place = '', what = '', name = ''] = path.split('/');
    if (request.method === 'POST' && what === 'digest') return this.#promise(place, body, response);
    if (what === 'timestamp') return send(response, this.#promised.get(name) ?? null);
    if (what === 'block-height') return send(response, this.#blocks.get(Number(name))?.hash ?? null);
    if (what === 'block') {
      const found = [...this.#blocks].find(([, { hash }]) => hash === name);
      const json = found && {
        id: name,
        height: found[0],
        merkle_root: found[1].merkleRoot,
        timestamp: found[1].time,
      };
      return send(response, json ? JSON.stringify(json) : null);
    }
    send(response, null);
  }

  #promise(place: string, digest: Uint8Array, response: ServerResponse): void {
    const path = [{ kind: 'append', operand: Buffer.from(place) }, { kind: 'sha256' }] as const;
    const calendar = `${this.url}/${place}`;
    const timestamp = timestampAlong(digest, path, { type: 'pending', calendar });
    const message = timestamp.branches[0]?.next.branches[0]?.next.message;
    if (message) this.#promised.set(Buffer.from(message).toString('hex'), null);
    send(response, writeTimestamp(timestamp));
  }
}

const send = (response: ServerResponse, body: Uint8Array | string | null): void =>
  void (body === null ? response.writeHead(404).end('not found') : response.writeHead(200).end(body));
