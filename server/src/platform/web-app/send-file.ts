import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { HttpVariables } from '../http/http-app.ts';
import { chooseCoding } from './content-coding.ts';
import { isKnown } from './is-known.ts';
import { readStaticFile, type StaticFile } from './static-file.ts';

/** Answers with a file of the build in the coding that the request prefers; 304 when the browser has it already. */
export async function sendFile(
  http: Context<HttpVariables>,
  file: StaticFile,
  cacheControl: string,
): Promise<Response> {
  if (file.codings.length > 0) http.header('Vary', 'Accept-Encoding');
  const coding = chooseCoding(http.req.header('Accept-Encoding'), file.codings);
  if (coding === null) return http.text('This file has no coding that you accept', 406);
  const { body, etag } = await readStaticFile(file, coding);
  http.header('ETag', etag);
  http.header('Cache-Control', cacheControl);
  if (isKnown(http.req.header('If-None-Match'), etag)) return http.body(null, 304);
  http.header('Content-Type', getMimeType(file.path) ?? 'application/octet-stream');
  http.header('Content-Length', String(body.length));
  if (coding !== 'identity') http.header('Content-Encoding', coding);
  return http.body(body);
}
