import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Env } from '../runtime/env.ts';
import { cutSlowRequest, REQUEST_MS } from './slow-requests.ts';

/** The port is taken or forbidden; the message is for the operator. */
export class ListenError extends Error {}

export type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Refuses an upgrade with a plain status and ends the connection. */
export function refuseUpgrade(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** The one HTTP listener of the process. Answers health checks at once, everything else after `serve`. */
export interface Listener {
  http: Server;
  port: number;
  url: string;
  /** The loopback URL under which this process reaches itself. */
  ownOrigin: string;
  /** Sets the handler of requests. */
  serve(answer: RequestListener): void;
  /** Sets the handler of upgrades; until then they are refused, as an unanswered one would hang. */
  takeUpgrades(upgrade: UpgradeListener): void;
  /** Stops accepting. */
  close(): void;
}

/** Listening on all addresses includes the loopback one. */
const EVERYWHERE = ['0.0.0.0', '::'];

/** The largest file over the slowest line (50 MB at 0.25 Mbit/s); other requests have a minute. */
const UPLOAD_MS = 30 * 60_000;

/** Longer than proxies keep an idle connection (a minute): who closes first can lose a request that is just being sent on it. */
const IDLE_MS = 75_000;

/** Opens the port; throws ListenError when that fails. */
export async function openListener(
  env: Pick<Env, 'host' | 'port' | 'publicUrl'>,
  requestMs = REQUEST_MS,
): Promise<Listener> {
  let answer: RequestListener = answerWhileStarting;
  // Socket.IO wraps the listeners it finds, so this one must be registered first.
  const http = createServer({ requestTimeout: UPLOAD_MS, keepAliveTimeout: IDLE_MS }, (request, response) => {
    cutSlowRequest(request, response, requestMs);
    answer(request, response);
  });
  let upgrade: UpgradeListener = (_request, socket) => refuseUpgrade(socket, '503 Service Unavailable');
  http.on('upgrade', (request, socket, head) => upgrade(request, socket, head));
  await listen(http, env);
  const { port } = http.address() as AddressInfo;
  const host = env.host.includes(':') ? `[${env.host}]` : env.host;
  return {
    http,
    port,
    url: env.publicUrl ?? `http://${host}:${port}`,
    ownOrigin: `http://${EVERYWHERE.includes(env.host) ? '127.0.0.1' : host}:${port}`,
    serve(next) {
      answer = next;
    },
    takeUpgrades(next) {
      upgrade = next;
    },
    close() {
      if (http.listening) http.close();
    },
  };
}

const answerWhileStarting: RequestListener = ({ url }, response) => {
  const isAlive = url === '/healthz';
  response.writeHead(isAlive ? 200 : 503, {
    'Content-Type': 'text/plain',
    ...(isAlive ? {} : { 'Retry-After': '2' }),
  });
  response.end(isAlive ? 'ok' : 'not ready: database and migrations');
};

function listen(http: Server, env: Pick<Env, 'host' | 'port'>): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `PORT ${env.port} is used by another program: stop it, or set PORT to another number`,
        EACCES: `PORT ${env.port} may not be used by this user: set PORT to a number above 1023`,
        EADDRNOTAVAIL: `HOST ${env.host} is no address of this machine`,
        ENOTFOUND: `HOST ${env.host} is no address of this machine`,
      };
      reject(new ListenError(reasons[error.code ?? ''] ?? `cannot listen: ${error.message}`));
    });
    http.listen(env.port, env.host, resolve);
  });
}
