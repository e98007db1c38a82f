import { WebSocket } from 'ws';

const TIMEOUT_MS = 10_000;

/** How an upgrade ended: an open socket, or the HTTP status of the refusal. */
export type Upgrade = { socket: WebSocket } | { status: number };

/** Asks for a WebSocket at a path of the server. */
export function openWebSocket(url: string, path: string, headers: Record<string, string>): Promise<Upgrade> {
  const socket = new WebSocket(`${url.replace(/^http/u, 'ws')}${path}`, { headers });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer to the upgrade of ${path}`)), TIMEOUT_MS);
    const settle = (upgrade: Upgrade) => {
      clearTimeout(timer);
      resolve(upgrade);
    };
    socket.once('open', () => settle({ socket }));
    socket.once('unexpected-response', (_request, response) => {
      response.resume();
      settle({ status: response.statusCode ?? 0 });
    });
    // A refused upgrade ends in an error as well; only one without an answer is left to the time-out.
    socket.on('error', () => {});
  });
}

/** The code with which the server closes a socket. */
export function closeCodeOf(socket: WebSocket): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the socket was not closed')), TIMEOUT_MS);
    socket.once('close', (code) => {
      clearTimeout(timer);
      resolve(code);
    });
  });
}
