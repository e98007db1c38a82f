import type { Context } from 'hono';
import type { HttpVariables } from '../../../platform/http/http-app.ts';

/** Where passkeys are made and used, as their signatures name it. */
export interface Site {
  origin: string;
  /** The host: a passkey of one host is useless at any other, so a copied page gets nothing. */
  rpId: string;
}

/**
 * The site of a request. The gatekeeper has refused every Origin but our own: PUBLIC_URL, or without it the names of the loopback
 * listener, of which browsers make passkeys for `localhost` alone. The Host header is never asked.
 */
export function siteOf(http: Context<HttpVariables>, origin: () => string): Site {
  const own = http.req.header('origin') ?? origin();
  return { origin: own, rpId: new URL(own).hostname };
}
