import type { IncomingMessage } from 'node:http';
import type { Hono } from 'hono';
import type { Ctx } from '../write/context.ts';
import type { TokenHolder } from './token-holder.ts';

/** What every handler finds in its Hono context. */
export interface HttpVariables {
  Variables: { ctx: Ctx; token?: TokenHolder; secureHeadersNonce?: string };
  Bindings: { incoming: IncomingMessage };
}

export type HttpApp = Hono<HttpVariables>;
