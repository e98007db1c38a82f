import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { HttpVariables } from './http-app.ts';

/**
 * Answers with JSON and the length of its text. An answer whose length is not known is compressed however short it is, and goes out in
 * ten pieces instead of one.
 */
export function sendJson(http: Context<HttpVariables>, body: object, status: ContentfulStatusCode): Response {
  const text = JSON.stringify(body);
  return http.body(text, status, {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(text)),
  });
}
