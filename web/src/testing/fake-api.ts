import { vi } from 'vitest';

export interface FakeAnswer {
  status?: number;
  statusText?: string;
  /** Sent as JSON; a string is sent as plain text, bytes as a file. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface FakeCall {
  route: string;
  init: RequestInit;
  /** The parsed JSON body, if any. */
  body: unknown;
}

type Handler = FakeAnswer | ((call: FakeCall) => FakeAnswer);

/** Stubs fetch with a table of `METHOD /path`; a path without a query matches any query, unknown ones give 404. Returns the calls made. */
export function fakeApi(table: Record<string, Handler>): FakeCall[] {
  const calls: FakeCall[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const route = `${init.method ?? 'GET'} ${url}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = { route, init, body };
    calls.push(call);
    const [withoutQuery = ''] = route.split('?');
    const handler = table[route] ??
      table[withoutQuery] ?? { status: 404, body: { message: 'Not found', code: 'NOT_FOUND' } };
    return responseOf(typeof handler === 'function' ? handler(call) : handler);
  });
  return calls;
}

function responseOf({ status = 200, statusText = '', body = '', headers = {} }: FakeAnswer): Response {
  if (body instanceof Uint8Array) return new Response(new Uint8Array(body), { status, statusText, headers });
  const isText = typeof body === 'string';
  return new Response(isText ? body : JSON.stringify(body), {
    status,
    statusText,
    headers: { 'content-type': isText ? 'text/plain' : 'application/json', ...headers },
  });
}
