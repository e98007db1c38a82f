import { lookup as resolveHost } from 'node:dns';
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { t } from '@fap/shared/kernel/words.ts';
import { isPublicAddress } from './address-guard.ts';

export interface GuardedRequestOptions {
  /** Whether private and loopback addresses may be reached. */
  allowPrivate: boolean;
  /** An origin that is always allowed, but not as the target of a redirect. */
  ownOrigin?: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent by POST; such a request follows no redirect. */
  body?: Uint8Array;
  maxBytes?: number;
  timeoutMs?: number;
}

export interface GuardedFetchOptions extends Omit<GuardedRequestOptions, 'headers' | 'body'> {
  etag?: string | null;
  lastModified?: string | null;
}

/** A response: a success with its content (200; 201 and the like only after a POST), or 304 without. */
export interface GuardedAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** A document, or that it is not modified. */
export type Fetched =
  | { isUnchanged: true }
  | { isUnchanged: false; body: string; etag: string | null; lastModified: string | null };

/** Why a fetch failed: refused by us or them (`blocked`), no usable response (`unreachable`), or not a document. */
export class FetchRefusal extends Error {
  readonly kind: 'blocked' | 'unreachable' | 'malformed';
  /** The response's status; null without a response. */
  readonly status: number | null;
  constructor(kind: FetchRefusal['kind'], message: string, status: number | null = null) {
    super(message);
    this.name = 'FetchRefusal';
    this.kind = kind;
    this.status = status;
  }
}

const MAX_REDIRECTS = 5;
const MAX_BYTES = 5 * 1024 * 1024;
const TIMEOUT_MS = 15_000;
const REDIRECTS = [301, 302, 303, 307, 308];
/** Statuses of a refusal: no key, forbidden, rate limited, legal reasons. */
const REFUSALS = [401, 403, 407, 429, 451];
const USER_AGENT = 'forensic-anti-fraud-platform';

/** Fetches a document with a conditional request; throws FetchRefusal. */
export async function guardedFetch(
  url: string,
  { etag, lastModified, ...options }: GuardedFetchOptions,
): Promise<Fetched> {
  const headers = {
    ...(etag ? { 'if-none-match': etag } : {}),
    ...(lastModified ? { 'if-modified-since': lastModified } : {}),
  };
  const answer = await guardedRequest(url, { ...options, headers });
  if (answer.status === 304) return { isUnchanged: true };
  const body = decode(answer.bytes, answer.headers['content-type'] ?? '');
  return {
    isUnchanged: false,
    body,
    etag: answer.headers.etag ?? null,
    lastModified: answer.headers['last-modified'] ?? null,
  };
}

/**
 * Sends a request with a time-out and a size limit; throws FetchRefusal. The address is checked at connect time, for
 * each redirect again, which prevents DNS rebinding.
 */
export async function guardedRequest(url: string, options: GuardedRequestOptions): Promise<GuardedAnswer> {
  const signal = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
  let target = parseUrl(url);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const mayBePrivate = options.allowPrivate || (redirects === 0 && target.origin === options.ownOrigin);
    const response = await open(target, mayBePrivate, options, signal);
    const status = response.statusCode ?? 0;
    const { location } = response.headers;
    if (REDIRECTS.includes(status) && location && !options.body) {
      response.destroy();
      target = parseUrl(location, target);
      continue;
    }
    return readAnswer(response, status, options, signal);
  }
  throw new FetchRefusal('unreachable', t`It sends us on more than ${MAX_REDIRECTS} times`);
}

async function readAnswer(
  response: IncomingMessage,
  status: number,
  options: GuardedRequestOptions,
  signal: AbortSignal,
): Promise<GuardedAnswer> {
  const { headers } = response;
  const isSuccess = options.body ? status >= 200 && status < 300 : status === 200;
  if (isSuccess)
    return { status, headers, bytes: await parseBody(response, options.maxBytes ?? MAX_BYTES, signal) };
  response.destroy();
  if (status === 304) return { status, headers, bytes: Buffer.alloc(0) };
  const kind = REFUSALS.includes(status) ? 'blocked' : 'unreachable';
  throw new FetchRefusal(kind, t`It answered ${status}`, status);
}

function parseUrl(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href);
  if (!url) throw new FetchRefusal('malformed', t`Its address is no URL`);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new FetchRefusal('blocked', t`We do not fetch addresses that begin with ${url.protocol}`);
  return url;
}

function open(
  url: URL,
  mayBePrivate: boolean,
  options: GuardedRequestOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  // A host name is checked at lookup; a literal address in the URL never gets there.
  const literal = url.hostname.replace(/^\[|\]$/gu, '');
  if (isIP(literal) !== 0 && !mayBePrivate && !isPublicAddress(literal)) throw privateAddress();
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      signal,
      agent: false,
      lookup: mayBePrivate ? resolveHost : publicLookup,
      headers: {
        accept: '*/*',
        'accept-encoding': 'gzip, deflate, br',
        'user-agent': USER_AGENT,
        ...options.headers,
        ...(options.body ? { 'content-length': String(options.body.byteLength) } : {}),
      },
      method: options.body ? 'POST' : 'GET',
    });
    outgoing.once('response', resolve);
    outgoing.once('error', (error) => reject(asRefusal(error, signal)));
    outgoing.end(options.body);
  });
}

/** Resolves a name and refuses it when any of its addresses is not public. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolveHost(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
      return callback(privateAddress(), '');
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

async function parseBody(response: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  const stream = decompress(response);
  const abort = () => stream.destroy(new FetchRefusal('unreachable', t`It took too long`));
  signal.addEventListener('abort', abort, { once: true });
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      if (size > maxBytes)
        throw new FetchRefusal('malformed', t`It is larger than ${Math.floor(maxBytes / 1024)} KiB`);
      chunks.push(chunk);
    }
  } catch (error) {
    throw asRefusal(error, signal);
  } finally {
    signal.removeEventListener('abort', abort);
    response.destroy();
  }
  return Buffer.concat(chunks);
}

function decompress(response: IncomingMessage): Readable {
  const encoding = response.headers['content-encoding']?.toLowerCase() ?? 'identity';
  if (encoding === 'identity') return response;
  const make = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress }[encoding];
  if (!make) throw new FetchRefusal('malformed', t`It is packed in a way we do not know`);
  const unpacked = make();
  response.once('error', (error) => unpacked.destroy(error));
  return response.pipe(unpacked);
}

function decode(bytes: Buffer, contentType: string): string {
  const [, label = 'utf-8'] = /charset="?([\w-]+)/iu.exec(contentType) ?? [];
  try {
    return new TextDecoder(label).decode(bytes);
  } catch (error) {
    // RangeError: a character set that does not exist.
    if (error instanceof RangeError)
      throw new FetchRefusal('malformed', t`It names an unknown character set`);
    throw error;
  }
}

const privateAddress = () => new FetchRefusal('blocked', t`Its address is not in the public internet`);

function asRefusal(error: unknown, signal: AbortSignal): FetchRefusal {
  if (error instanceof FetchRefusal) return error;
  if (signal.aborted) return new FetchRefusal('unreachable', t`It took too long`);
  const { code } = error as NodeJS.ErrnoException;
  if (code?.startsWith('Z_') || code?.startsWith('ERR__'))
    return new FetchRefusal('malformed', t`It cannot be unpacked`);
  return new FetchRefusal(
    'unreachable',
    code ? t`It could not be reached (${code})` : t`It could not be reached`,
  );
}
