import type { IncomingMessage } from 'node:http';
import type { Hono } from 'hono';
import type { Ctx } from '../write/context.ts';

/** What every handler finds in its Hono context. */
export interface HttpVariables {
  Variables: { ctx: Ctx; secureHeadersNonce?: string };
  Bindings: { incoming: IncomingMessage };
}

export type HttpApp = Hono<HttpVariables>;
