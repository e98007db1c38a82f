import type { IncomingMessage } from 'node:http';
import { authContract, signUpSchema } from '@fap/shared/auth/contract.ts';
import { DEFAULT_LOCALES } from '@fap/shared/auth/locales.ts';
import { nextPathOf } from '@fap/shared/auth/next-path.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { DEFAULT_LANGUAGE, languageOf } from '@fap/shared/kernel/languages.ts';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AccessChanges } from '../../platform/access-changes.ts';
import { bind } from '../../platform/http/bind.ts';
import type { HttpApp, HttpVariables } from '../../platform/http/http-app.ts';
import { languageOfRequest, rememberLanguage } from '../../platform/http/language.ts';
import { parseInput } from '../../platform/http/parse-input.ts';
import { sayPage } from '../../platform/http/say-page.ts';
import type { IdentityProvider } from '../../platform/identity/identity-provider.ts';
import { sayKnown } from '../../platform/words/speakers.ts';
import { bindAccountRoutes } from './account/bind-account-routes.ts';
import { beginSecondStep, finishSignIn } from './factor/finish-sign-in.ts';
import { bindIdentityRoutes } from './identity/bind-identity-routes.ts';
import { bindInvitationRoutes } from './invitations/bind-invitation-routes.ts';
import { bindPasskeyRoutes } from './passkeys/bind-passkey-routes.ts';
import { mayAnswerByPasskey } from './passkeys/sign-in-by-passkey.ts';
import { PasswordTurns } from './password-turns.ts';
import { bindPeopleRoutes } from './people/bind-people-routes.ts';
import { getCurrentUser, getLocale } from './queries.ts';
import { type Sessions, sessionUseOf } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { codePage, type SignInPageState, signInPage, signUpPage } from './sign-in-page.ts';
import { signUp } from './sign-up.ts';
import { bindTokenRoutes } from './tokens/bind-token-routes.ts';

export interface AuthRoutesOptions {
  sessions: Sessions;
  access: AccessChanges;
  isDemo: boolean;
  /** Where a request comes from, behind proxies too. */
  addressOf: (request: IncomingMessage) => string;
  /** null: sign-in with e-mail and password alone. */
  identity: IdentityProvider | null;
  /** The address under which browsers reach this server. */
  origin: () => string;
}

/** Sign-in, sign-up, sign-out and the current user. */
export function bindAuthRoutes(app: HttpApp, options: AuthRoutesOptions): void {
  const { sessions, access, isDemo, addressOf, identity, origin } = options;
  const provider = identity?.host;
  const turns = new PasswordTurns();
  const cut = (sessionIds: readonly string[]) => {
    for (const id of sessionIds) access.sessionEnded(id);
  };
  bindAccountRoutes(app, { addressOf, turns, cut });
  bindTokenRoutes(app, { addressOf, turns });
  bindPeopleRoutes(app, cut);
  const beginSession = async (
    http: Context<HttpVariables>,
    { accountId, hasFactor }: { accountId: string; hasFactor: boolean },
  ) => {
    const use = sessionUseOf(http.env.incoming, addressOf, http.get('ctx').clock);
    const session = await sessions.createSession(accountId, {
      ...use,
      factorAt: hasFactor ? use.lastUsedAt : null,
    });
    http.header('Set-Cookie', sessions.createSessionCookie(session.id).serialize());
    const language = languageOf(await getLocale(http.get('ctx'), accountId));
    // English is what an account has without a choice: the browser's own language says more.
    if (language && language !== DEFAULT_LANGUAGE) rememberLanguage(http, language);
  };
  const open = async (
    http: Context<HttpVariables>,
    { accountId, next, hasFactor = false }: { accountId: string; next: string; hasFactor?: boolean },
  ) => {
    await beginSession(http, { accountId, hasFactor });
    return http.redirect(nextPathOf(next), 303);
  };
  /** After the right password: the session, or the page for the code. */
  const continueSignIn = async (http: Context<HttpVariables>, accountId: string, next: string) => {
    const ctx = http.get('ctx');
    const token = await beginSecondStep(ctx, accountId);
    if (token === null) return open(http, { accountId, next });
    const hasPasskey = await mayAnswerByPasskey(ctx, token);
    return sayPage(http, () => codePage({ token, next, isDemo, hasPasskey }));
  };
  bindPasskeyRoutes(app, {
    addressOf,
    turns,
    origin,
    begin: (http, accountId) => beginSession(http, { accountId, hasFactor: true }),
  });
  bindInvitationRoutes(app, {
    addressOf,
    turns,
    open: (http, accountId) => open(http, { accountId, next: '' }),
  });
  const formPage = (
    http: Context<HttpVariables>,
    page: typeof signInPage,
    error: unknown,
    state: Omit<SignInPageState, 'isDemo' | 'provider'>,
  ) => {
    if (!(error instanceof AppError) || error.code === 'INTERNAL') throw error;
    if (error.retryAfterSeconds !== undefined) http.header('Retry-After', String(error.retryAfterSeconds));
    const status = error.status as ContentfulStatusCode;
    const message = sayKnown(languageOfRequest(http), error.message);
    return sayPage(http, () => page({ ...state, isDemo, provider, error: message }), status);
  };

  bindIdentityRoutes(app, {
    identity,
    origin,
    // Who was asked for a second factor there is not asked again here.
    proceed: (http, { accountId, next, hasFactor }) =>
      hasFactor ? open(http, { accountId, next, hasFactor }) : continueSignIn(http, accountId, next),
    refuse: (http, error, next) => formPage(http, signInPage, error, { next }),
  });

  bind(app, authContract.user, (ctx) => getCurrentUser(ctx));

  bind(app, authContract.loginPage, async (ctx, { query: { next } }, http) =>
    ctx.actor.accountId
      ? http.redirect(nextPathOf(next), 303)
      : sayPage(http, () => signInPage({ isDemo, provider, next })),
  );
  bind(app, authContract.login, async (ctx, { body }, http) => {
    try {
      const { accountId } = await signIn(ctx, turns, { ...body, address: addressOf(http.env.incoming) });
      return await continueSignIn(http, accountId, body.next);
    } catch (error) {
      return formPage(http, signInPage, error, { email: body.email, next: body.next });
    }
  });

  bind(app, authContract.loginCode, async (ctx, { body }, http) => {
    try {
      const { accountId } = await finishSignIn(ctx, body);
      return await open(http, { accountId, next: body.next, hasFactor: true });
    } catch (error) {
      const page = error instanceof AppError && error.code === 'UNAUTHENTICATED' ? signInPage : codePage;
      const hasPasskey = await mayAnswerByPasskey(ctx, body.token);
      return formPage(http, page, error, { token: body.token, next: body.next, hasPasskey });
    }
  });

  bind(app, authContract.signupPage, async (ctx, { query: { next } }, http) =>
    ctx.actor.accountId
      ? http.redirect(nextPathOf(next), 303)
      : sayPage(http, () => signUpPage({ isDemo, next })),
  );
  bind(app, authContract.signup, async (ctx, { body }, http) => {
    try {
      const input = {
        ...parseInput(signUpSchema, body),
        address: addressOf(http.env.incoming),
        locale: DEFAULT_LOCALES[languageOfRequest(http)],
      };
      const { accountId } = await signUp(ctx, turns, input);
      return await continueSignIn(http, accountId, body.next);
    } catch (error) {
      return formPage(http, signUpPage, error, {
        email: body.email,
        displayName: body.displayName,
        next: body.next,
      });
    }
  });

  bind(app, authContract.logout, async (ctx, _input, http) => {
    const secret = sessions.readSessionCookie(http.req.header('cookie') ?? '');
    if (secret && ctx.actor.accountId) {
      await sessions.invalidateSession(secret);
      if (ctx.actor.sessionId) access.sessionEnded(ctx.actor.sessionId);
    }
    http.header('Set-Cookie', sessions.createBlankSessionCookie().serialize());
    return http.redirect('/', 303);
  });
}
