import type { EndpointDefinition, EndpointRequest, EndpointResponse } from '@fap/shared/kernel/endpoint.ts';
import { ApiError } from './api-error.ts';
import { takeFirstAnswer } from './first-answers.ts';

/** Timeout of a call, in milliseconds. */
const REQUEST_TIMEOUT_MS = 60_000;
const LINES = 'application/x-ndjson';

/** A request without its endpoint's types. */
export interface LooseRequest {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** The answer is as long as it takes; without, a call ends after a minute. */
  isUnhurried?: boolean;
  /** The media type to ask for, where an endpoint has several. */
  accept?: string;
}

type Arguments<D extends EndpointDefinition> =
  Record<never, never> extends EndpointRequest<D>
    ? [request?: EndpointRequest<D>, options?: CallOptions]
    : [request: EndpointRequest<D>, options?: CallOptions];

/** Calls an endpoint; its contract in shared types the request and the answer. Throws `ApiError` on an error status. */
export async function api<D extends EndpointDefinition>(
  endpoint: D,
  ...[request, options]: Arguments<D>
): Promise<EndpointResponse<D>> {
  return parseAnswer<EndpointResponse<D>>(await send(endpoint, looseRequest(request), options));
}

/** One page of a list. */
export interface ListPage<Answer> {
  answer: Answer;
  /** The cursor of the next page; null at the end. */
  nextCursor: string | null;
  /** How many items all pages have; null where the server does not say. */
  total: number | null;
}

/** Loads a page of a list; the next cursor is in the answer or, for an array, in the `Link` header. */
export async function apiPage<Answer>(
  endpoint: EndpointDefinition,
  request: LooseRequest,
  options?: CallOptions,
): Promise<ListPage<Answer>> {
  const response = await send(endpoint, request, options);
  return pageOf(await parseAnswer<Answer>(response), response.headers);
}

/** A page of a list by its answer and the answer's headers. */
export function pageOf<Answer>(answer: Answer, headers: Headers): ListPage<Answer> {
  const total = headers.get('x-total-count');
  return {
    answer,
    nextCursor: Array.isArray(answer) ? parseLinkCursor(headers) : parseCursor(answer),
    total: total === null ? null : Number(total),
  };
}

function parseLinkCursor(headers: Headers): string | null {
  const [, next] = /^<([^>]+)>; rel="next"/u.exec(headers.get('link') ?? '') ?? [];
  return next ? new URL(next, window.location.origin).searchParams.get('cursor') : null;
}

function parseCursor(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('nextCursor' in answer)) return null;
  return typeof answer.nextCursor === 'string' ? answer.nextCursor : null;
}

/** Calls an endpoint that is known only while the app runs; the caller says which type its answer has. */
export async function apiAs<Answer>(
  endpoint: EndpointDefinition,
  request: LooseRequest = {},
  options?: CallOptions,
): Promise<Answer> {
  return parseAnswer<Answer>(await send(endpoint, request, options));
}

/** Calls an endpoint that answers with a file; gives its bytes. */
export async function apiBytes(
  endpoint: EndpointDefinition,
  request: LooseRequest = {},
  options?: CallOptions,
): Promise<Uint8Array> {
  return new Uint8Array(await (await send(endpoint, request, options)).arrayBuffer());
}

/**
 * Calls an endpoint that answers with a large file, however long it takes; `onProgress` gets the bytes that arrived so far. Throws
 * when the file breaks off.
 */
export async function apiFile(
  endpoint: EndpointDefinition,
  request: LooseRequest,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (bytes: number) => void },
): Promise<Blob> {
  const response = await send(endpoint, request, { signal, isUnhurried: true });
  const parts: BlobPart[] = [];
  let received = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value);
    received += part.value.length;
    onProgress(received);
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? 'application/octet-stream' });
}

/**
 * Calls an endpoint that can tell its progress, and gives its lines of JSON as they arrive, however long it takes. An answer without
 * progress is one line.
 */
export async function* apiLines(
  endpoint: EndpointDefinition,
  request: LooseRequest,
  options?: CallOptions,
): AsyncGenerator<unknown> {
  const response = await send(endpoint, request, { ...options, accept: LINES, isUnhurried: true });
  if (!response.headers.get('content-type')?.includes(LINES)) {
    yield { result: await response.json() };
    return;
  }
  let rest = '';
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
}

/** Widens a typed request: EndpointRequest has the same three parts with narrower types. */
export function looseRequest(request: object | undefined): LooseRequest {
  return (request ?? {}) as LooseRequest;
}

/** The URL of a call: path with parameters, and query. Throws when a parameter is missing. */
export function urlOf(endpoint: Pick<EndpointDefinition, 'path'>, request: LooseRequest = {}): string {
  const path = endpoint.path.replace(/:([A-Za-z]+)/gu, (_, name: string) => {
    const value = request.params?.[name];
    if (value === undefined) throw new Error(`${endpoint.path} needs ${name}`);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(request.query ?? {})) {
    if (value !== undefined && value !== null) query.set(key, String(value));
  }
  const search = query.toString();
  return search ? `${path}?${search}` : path;
}

async function send(
  endpoint: EndpointDefinition,
  request: LooseRequest,
  options: CallOptions = {},
): Promise<Response> {
  const address = urlOf(endpoint, request);
  const first = endpoint.method === 'GET' && takeFirstAnswer(address);
  if (first) return first;
  const limits = [
    ...(options.signal ? [options.signal] : []),
    ...(options.isUnhurried ? [] : [AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
  ];
  const init: RequestInit = {
    method: endpoint.method,
    credentials: 'include',
    signal: AbortSignal.any(limits),
  };
  if (options.accept) init.headers = { Accept: options.accept };
  if (request.body !== undefined) {
    init.headers = { ...init.headers, 'Content-Type': 'application/json' };
    init.body = JSON.stringify(request.body);
  }
  const response = await fetch(address, init);
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  return response;
}

/** No validation here: the server checks every answer against the declared schema before it sends it. */
async function parseAnswer<Answer>(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return (isJson && text ? JSON.parse(text) : text || undefined) as Answer;
}
