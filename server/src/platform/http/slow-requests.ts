import type { IncomingMessage, ServerResponse } from 'node:http';

/** A form or a JSON body is small: on the slowest line it is here long before. */
export const REQUEST_MS = 60_000;

const patient = new WeakSet<IncomingMessage>();

/** A file may take its time: whoever reads it watches that it keeps coming. */
export function allowLongRequest(request: IncomingMessage): void {
  patient.add(request);
}

/** Cuts a request that is not here in time, whoever was to read it: open ones cost memory and a place among sockets. */
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
