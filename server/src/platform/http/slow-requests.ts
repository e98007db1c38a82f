import type { IncomingMessage, ServerResponse } from 'node:http';

/** Form and JSON bodies are small: even a slow line takes far less. */
export const REQUEST_MS = 60_000;

const patient = new WeakSet<IncomingMessage>();

/** A file may take longer: its reader has an idle time-out. */
export function allowLongRequest(request: IncomingMessage): void {
  patient.add(request);
}

/** Cuts a request whose body is not complete in time: open requests cost memory and a socket. */
export function cutSlowRequest(
  request: IncomingMessage,
  response: Pick<ServerResponse, 'once'>,
  withinMs: number,
): void {
  const timer = setTimeout(() => {
    if (!request.complete && !patient.has(request)) request.destroy();
  }, withinMs);
  timer.unref();
  request.once('end', () => clearTimeout(timer));
  response.once('close', () => clearTimeout(timer));
}
