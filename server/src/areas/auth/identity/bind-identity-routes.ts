import { authContract } from '@fap/shared/auth/contract.ts';
import { nextPathOf } from '@fap/shared/auth/next-path.ts';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { bind } from '../../../platform/http/bind.ts';
import type { HttpApp, HttpVariables } from '../../../platform/http/http-app.ts';
import type { IdentityProvider } from '../../../platform/identity/identity-provider.ts';
import { signInByIdentity } from './sign-in-by-identity.ts';

const COOKIE = 'fap_identity';
/** The cookie is sent to these calls only. */
const COOKIE_PATH = authContract.providerBegin.path;
const SIGN_IN = authContract.loginPage.path;
const CALLBACK = authContract.providerCallback.path;
const MINUTES = 10;

const handshakeSchema = v.object({
  state: v.string(),
  nonce: v.string(),
  codeVerifier: v.string(),
  next: v.string(),
});

export interface IdentityRoutesOptions {
  /** null: none is configured; both calls lead to the sign-in page. */
  identity: IdentityProvider | null;
  /** The address under which browsers reach this server. */
  origin: () => string;
  /** Goes on as after the right password. */
  proceed: (
    http: Context<HttpVariables>,
    signedIn: { accountId: string; next: string; hasFactor: boolean },
  ) => Promise<Response>;
  /** The sign-in page with what went wrong. */
  refuse: (http: Context<HttpVariables>, error: unknown, next: string) => Response | Promise<Response>;
}

/** Sign-in through an identity provider: the way there, and the way back. */
export function bindIdentityRoutes(app: HttpApp, options: IdentityRoutesOptions): void {
  const { identity, origin, proceed, refuse } = options;
  const cookieOptions = () => ({
    path: COOKIE_PATH,
    httpOnly: true,
    // Lax, because the way back is a navigation from the provider's site.
    sameSite: 'Lax' as const,
    secure: origin().startsWith('https:'),
  });

  bind(app, authContract.providerBegin, async (_ctx, { query }, http) => {
    const next = nextPathOf(query.next);
    if (!identity) return http.redirect(SIGN_IN, 303);
    try {
      const { url, handshake } = await identity.begin(origin() + CALLBACK);
      const value = JSON.stringify({ ...handshake, next });
      setCookie(http, COOKIE, value, { ...cookieOptions(), maxAge: MINUTES * 60 });
      return http.redirect(url, 303);
    } catch (error) {
      return refuse(http, error, next);
    }
  });

  bind(app, authContract.providerCallback, async (ctx, _input, http) => {
    const kept = readHandshake(getCookie(http, COOKIE));
    deleteCookie(http, COOKIE, cookieOptions());
    if (!identity || !kept) return http.redirect(SIGN_IN, 303);
    const { next, ...handshake } = kept;
    try {
      const returned = new URL(CALLBACK + new URL(http.req.url).search, origin());
      const given = await identity.finish(returned, handshake);
      const { accountId } = await signInByIdentity(ctx, given);
      return await proceed(http, { accountId, next, hasFactor: given.hasFactor });
    } catch (error) {
      return refuse(http, error, next);
    }
  });
}

function readHandshake(cookie: string | undefined): v.InferOutput<typeof handshakeSchema> | null {
  try {
    const parsed = v.safeParse(handshakeSchema, JSON.parse(cookie ?? ''));
    return parsed.success ? parsed.output : null;
  } catch {
    // Not ours, or cut: as without a cookie.
    return null;
  }
}
