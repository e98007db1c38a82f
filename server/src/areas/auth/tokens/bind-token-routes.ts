import type { IncomingMessage } from 'node:http';
import { tokenContract } from '@fap/shared/auth/token-contract.ts';
import { bind, reply } from '../../../platform/http/bind.ts';
import type { HttpApp } from '../../../platform/http/http-app.ts';
import type { PasswordTurns } from '../password-turns.ts';
import { revokeToken } from './end-tokens.ts';
import { listTokens } from './list-tokens.ts';
import { makeToken } from './make-token.ts';

export interface TokenRoutesOptions {
  /** Where a request comes from, behind proxies too. */
  addressOf: (request: IncomingMessage) => string;
  turns: PasswordTurns;
}

/** One's own tokens for programs. */
export function bindTokenRoutes(app: HttpApp, { addressOf, turns }: TokenRoutesOptions): void {
  bind(app, tokenContract.list, (ctx) => listTokens(ctx));
  bind(app, tokenContract.make, async (ctx, { body }, http) => {
    const token = await makeToken(ctx, turns, { ...body, address: addressOf(http.env.incoming) });
    return reply(201, { token, tokens: await listTokens(ctx) });
  });
  bind(app, tokenContract.revoke, async (ctx, { params }) => {
    await revokeToken(ctx, params.id);
    return listTokens(ctx);
  });
}
