import type { IncomingMessage } from 'node:http';
import { nextPathOf } from '@fap/shared/auth/next-path.ts';
import { passkeyContract } from '@fap/shared/auth/passkey-contract.ts';
import type { Context } from 'hono';
import { bind } from '../../../platform/http/bind.ts';
import type { HttpApp, HttpVariables } from '../../../platform/http/http-app.ts';
import { getAccount } from '../account/get-account.ts';
import type { PasswordTurns } from '../password-turns.ts';
import { addPasskey, beginPasskey } from './add-passkey.ts';
import { removePasskey, renamePasskey } from './change-passkey.ts';
import { askForPasskey, signInByPasskey } from './sign-in-by-passkey.ts';
import { siteOf } from './site.ts';

export interface PasskeyRoutesOptions {
  /** Where a request comes from, behind proxies too. */
  addressOf: (request: IncomingMessage) => string;
  turns: PasswordTurns;
  /** The address under which browsers reach this server. */
  origin: () => string;
  /** Begins a session that counts as opened with a second factor. */
  begin: (http: Context<HttpVariables>, accountId: string) => Promise<void>;
}

/** Passkeys: one's own, and signing in with one. */
export function bindPasskeyRoutes(
  app: HttpApp,
  { addressOf, turns, origin, begin }: PasskeyRoutesOptions,
): void {
  const from = (http: Context<HttpVariables>) => ({
    site: siteOf(http, origin),
    address: addressOf(http.env.incoming),
  });

  bind(app, passkeyContract.begin, (ctx, { body }, http) =>
    beginPasskey(ctx, turns, { ...body, ...from(http) }),
  );
  bind(app, passkeyContract.add, async (ctx, { body }, http) => {
    await addPasskey(ctx, { site: from(http).site, name: body.name, answer: body.passkey });
    return getAccount(ctx);
  });
  bind(app, passkeyContract.rename, async (ctx, { params, body }) => {
    await renamePasskey(ctx, params.id, body.name);
    return getAccount(ctx);
  });
  bind(app, passkeyContract.remove, async (ctx, { params, body }, http) => {
    await removePasskey(ctx, turns, { id: params.id, ...body, address: from(http).address });
    return getAccount(ctx);
  });
  bind(app, passkeyContract.beginSignIn, (ctx, { body }, http) =>
    askForPasskey(ctx, { ...body, ...from(http) }),
  );
  bind(app, passkeyContract.signIn, async (ctx, { body: { token, passkey, next } }, http) => {
    const { accountId } = await signInByPasskey(ctx, { token, answer: passkey, ...from(http) });
    await begin(http, accountId);
    return { next: nextPathOf(next) };
  });
}
