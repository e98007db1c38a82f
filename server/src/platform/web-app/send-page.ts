import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import type { HttpVariables } from '../http/http-app.ts';
import { CODINGS, type Coding, chooseCoding } from './content-coding.ts';

/** Compresses in about a millisecond; the highest quality would take a hundred. */
const BROTLI_QUALITY = 5;

const COMPRESS: Record<Coding, (html: string) => Promise<Buffer<ArrayBuffer>>> = {
  br: (html) =>
    promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (html) => promisify(gzip)(html),
};

/** Answers with a page that belongs to one request: nothing keeps it. */
export async function sendPage(http: Context<HttpVariables>, html: string): Promise<Response> {
  // The answer depends on who asks, and its policy has a nonce of its own.
  http.header('Cache-Control', 'private, no-store');
  http.header('Vary', 'Accept-Encoding, Accept-Language, Cookie');
  const coding = chooseCoding(http.req.header('Accept-Encoding'), CODINGS);
  if (coding === null || coding === 'identity') return http.html(html);
  http.header('Content-Encoding', coding);
  http.header('Content-Type', 'text/html; charset=UTF-8');
  return http.body(await COMPRESS[coding](html));
}
