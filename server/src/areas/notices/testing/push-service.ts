import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushSubscriptionInput } from '@fap/shared/notices/contract.ts';
import { decrypt } from 'http_ece';

/** A message as the service got it; only the browser that subscribed can read it. */
export interface PushedMessage {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service (RFC 8030) that keeps what it is sent, with an answer chosen per path. */
export async function startPushService(answerOf: (path: string) => number = () => 201) {
  const messages: PushedMessage[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? '';
    messages.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(answerOf(path)).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    messages,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** A browser's side of a subscription: its keys, and what it reads. */
export class TestDevice {
  readonly #keys = createECDH('prime256v1');
  readonly #secret = randomBytes(16);
  readonly endpoint: string;

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.#keys.generateKeys();
  }

  get subscription(): PushSubscriptionInput {
    const keys = {
      p256dh: this.#keys.getPublicKey().toString('base64url'),
      auth: this.#secret.toString('base64url'),
    };
    return { endpoint: this.endpoint, keys };
  }

  /** Decrypts a message (RFC 8291) as the browser does; throws for one that is meant for another. */
  read({ body }: PushedMessage): unknown {
    const options = { version: 'aes128gcm', privateKey: this.#keys, authSecret: this.#secret } as const;
    return JSON.parse(decrypt(body, options).toString('utf8'));
  }
}

/** A valid subscription at an address. */
export const makeSubscription = (endpoint: string): PushSubscriptionInput =>
  new TestDevice(endpoint).subscription;
