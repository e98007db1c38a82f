import { WebSocket } from 'ws';

const TIMEOUT_MS = 10_000;

/** How an upgrade ended: an open socket, or the HTTP status of the refusal. */
export type Upgrade = { socket: WebSocket } | { status: number };

/** Opens a WebSocket at a path of the server, or gives the status of the refusal. */
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
    // A refused upgrade also emits an error; the response event has handled it. No answer at all ends in the time-out.
    socket.on('error', () => {});
  });
}

/** Waits until the server closes a socket; gives the close code. */
export function waitForCloseCode(socket: WebSocket): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the socket was not closed')), TIMEOUT_MS);
    socket.once('close', (code) => {
      clearTimeout(timer);
      resolve(code);
    });
  });
}
