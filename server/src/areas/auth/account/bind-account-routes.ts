import type { IncomingMessage } from 'node:http';
import { accountContract, mailedLinksContract } from '@fap/shared/auth/account-contract.ts';
import { passwordSchema } from '@fap/shared/auth/account-fields.ts';
import { emailSchema } from '@fap/shared/auth/email-schema.ts';
import { DEFAULT_LANGUAGE, languageOf } from '@fap/shared/kernel/languages.ts';
import type { Context } from 'hono';
import * as v from 'valibot';
import { bind } from '../../../platform/http/bind.ts';
import type { HttpApp, HttpVariables } from '../../../platform/http/http-app.ts';
import { rememberLanguage } from '../../../platform/http/language.ts';
import { orPage } from '../../../platform/http/or-page.ts';
import { parseInput } from '../../../platform/http/parse-input.ts';
import { sayPage } from '../../../platform/http/say-page.ts';
import { changeAddress } from '../addresses/change-address.ts';
import { confirmEmail } from '../addresses/confirm-email.ts';
import { beginFactor, confirmFactor, removeFactor, renewRecoveryCodes } from '../factor/set-up-factor.ts';
import type { PasswordTurns } from '../password-turns.ts';
import { changePassword } from '../passwords/change-password.ts';
import { RESET_MINUTES } from '../passwords/mail-reset-links.ts';
import { requestPasswordReset } from '../passwords/request-reset.ts';
import { resetPassword } from '../passwords/reset-password.ts';
import { changeLocale } from './change-locale.ts';
import { changeName } from './change-name.ts';
import { getAccount } from './get-account.ts';
import {
  confirmEmailPage,
  emailConfirmedPage,
  forgotDonePage,
  forgotPage,
  resetPage,
} from './mailed-link-pages.ts';
import { signOutBrowser, signOutOtherBrowsers } from './sign-out-browsers.ts';

type Http = Context<HttpVariables>;

export interface AccountRoutesOptions {
  /** Where a request comes from, behind proxies too. */
  addressOf: (request: IncomingMessage) => string;
  turns: PasswordTurns;
  /** Closes the sockets of ended sessions. */
  cut: (sessionIds: readonly string[]) => void;
}

/** One's own account. */
export function bindAccountRoutes(app: HttpApp, { addressOf, turns, cut }: AccountRoutesOptions): void {
  const from = (http: Http) => addressOf(http.env.incoming);

  bind(app, accountContract.get, (ctx) => getAccount(ctx));
  bind(app, accountContract.changeName, async (ctx, { body }) => {
    await changeName(ctx, body.displayName);
    return getAccount(ctx);
  });
  bind(app, accountContract.changeLocale, async (ctx, { body }, http) => {
    await changeLocale(ctx, body.locale);
    rememberLanguage(http, languageOf(body.locale) ?? DEFAULT_LANGUAGE);
    return getAccount(ctx);
  });
  bind(app, accountContract.changePassword, async (ctx, { body }, http) => {
    cut(await changePassword(ctx, turns, { ...body, address: from(http) }));
    return getAccount(ctx);
  });
  bind(app, accountContract.changeEmail, async (ctx, { body }, http) => {
    await changeAddress(ctx, turns, { ...body, address: from(http) });
    return getAccount(ctx);
  });
  bind(app, accountContract.beginFactor, (ctx, { body }, http) =>
    beginFactor(ctx, turns, { ...body, address: from(http) }),
  );
  bind(app, accountContract.confirmFactor, async (ctx, { body }) => ({
    recoveryCodes: await confirmFactor(ctx, body.code),
  }));
  bind(app, accountContract.renewRecoveryCodes, async (ctx, { body }, http) => ({
    recoveryCodes: await renewRecoveryCodes(ctx, turns, { ...body, address: from(http) }),
  }));
  bind(app, accountContract.removeFactor, async (ctx, { body }, http) => {
    await removeFactor(ctx, turns, { ...body, address: from(http) });
    return getAccount(ctx);
  });
  bind(app, accountContract.endSession, async (ctx, { params }) => {
    cut(await signOutBrowser(ctx, params.id));
    return getAccount(ctx);
  });
  bind(app, accountContract.endOtherSessions, async (ctx) => {
    cut(await signOutOtherBrowsers(ctx));
    return getAccount(ctx);
  });

  bind(app, mailedLinksContract.forgotPage, async (_ctx, _input, http) => sayPage(http, () => forgotPage()));
  bind(app, mailedLinksContract.forgot, (ctx, { body }, http) =>
    orPage(
      http,
      (error) => forgotPage({ email: body.email, error }),
      async () => {
        const { email } = parseInput(v.object({ email: emailSchema }), body);
        await requestPasswordReset(ctx, { email, address: from(http) });
        return sayPage(http, () => forgotDonePage(RESET_MINUTES));
      },
    ),
  );
  bind(app, mailedLinksContract.resetPage, async (_ctx, { query }, http) =>
    sayPage(http, () => resetPage({ token: query.token })),
  );
  bind(app, mailedLinksContract.reset, (ctx, { body }, http) =>
    orPage(
      http,
      (error) => resetPage({ token: body.token, error }),
      async () => {
        const { password } = parseInput(v.object({ password: passwordSchema }), { password: body.password });
        cut(await resetPassword(ctx, turns, { token: body.token, password, address: from(http) }));
        return http.redirect('/api/login', 303);
      },
    ),
  );
  bind(app, mailedLinksContract.confirmEmailPage, async (_ctx, { query }, http) =>
    sayPage(http, () => confirmEmailPage({ token: query.token })),
  );
  bind(app, mailedLinksContract.confirmEmail, (ctx, { body }, http) =>
    orPage(
      http,
      (error) => confirmEmailPage({ token: body.token, error }),
      async () => {
        await confirmEmail(ctx, body.token);
        return sayPage(http, emailConfirmedPage);
      },
    ),
  );
}
