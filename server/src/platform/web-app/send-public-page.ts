import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Context } from 'hono';
import type { HttpVariables } from '../http/http-app.ts';
import { CODINGS, type Coding, chooseCoding } from './content-coding.ts';
import { isKnown } from './is-known.ts';

/** Browsers and caches keep a page for five minutes, and may show it for a day while they ask for a newer one. */
const CACHE_CONTROL = 'public, max-age=300, stale-while-revalidate=86400';

const COMPRESS: Record<Coding, (body: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliCompress),
  gzip: (body) => promisify(gzip)(body),
};

interface Made {
  body: Buffer<ArrayBuffer>;
  etag: string;
}

/** Pages that say the same to everybody: made and compressed once, then sent from memory, and as 304 to whoever has them. */
export class PublicPages {
  readonly #made = new Map<string, Promise<Made>>();

  /** Sends the page of an address, which `make` writes the first time. Nothing in it may depend on who asks. */
  async send(
    http: Context<HttpVariables>,
    key: string,
    make: () => string | Promise<string>,
    contentType = 'text/html; charset=UTF-8',
  ): Promise<Response> {
    http.header('Vary', 'Accept-Encoding');
    const coding = chooseCoding(http.req.header('Accept-Encoding'), CODINGS);
    if (coding === null) return http.text('This page has no coding that you accept', 406);
    const { body, etag } = await this.#of(key, coding, make);
    http.header('ETag', etag);
    http.header('Cache-Control', CACHE_CONTROL);
    if (isKnown(http.req.header('If-None-Match'), etag)) return http.body(null, 304);
    http.header('Content-Type', contentType);
    http.header('Content-Length', String(body.length));
    if (coding !== 'identity') http.header('Content-Encoding', coding);
    return http.body(body);
  }

  #of(key: string, coding: Coding | 'identity', make: () => string | Promise<string>): Promise<Made> {
    const name = `${coding} ${key}`;
    const known = this.#made.get(name);
    if (known) return known;
    const made = this.#make(coding, make);
    this.#made.set(name, made);
    // A page that could not be made is tried again by the next who asks.
    made.catch(() => this.#made.delete(name));
    return made;
  }

  async #make(coding: Coding | 'identity', make: () => string | Promise<string>): Promise<Made> {
    const plain = Buffer.from(await make());
    const body = Buffer.from(coding === 'identity' ? plain : await COMPRESS[coding](plain));
    return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
  }
}
