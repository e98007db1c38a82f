import { t } from '@fap/shared/kernel/words.ts';
import { html } from 'hono/html';
import { errorLine, page } from '../../../platform/http/page.ts';

/** The page to ask for a new password. */
export const forgotPage = (state: { email?: string; error?: string } = {}) =>
  page(
    t`Set a new password`,
    html`<h1>${t`Set a new password`}</h1>${errorLine(state.error)}
<p class="hint">${t`Enter your e-mail address. We’ll send you a link.`}</p>
<form method="post" action="/api/password/forgot">
<label for="email">${t`E-mail`}</label>
<input id="email" name="email" type="email" autocomplete="username" required autofocus value="${state.email ?? ''}">
<button type="submit">${t`Send the link`}</button>
</form>
<p class="hint"><a href="/api/login">${t`Back to sign-in`}</a></p>`,
  );

/** Says that a link is on its way, if there is an account: the same for every address. */
export const forgotDonePage = (minutes: number) =>
  page(
    t`Check your mail`,
    html`<h1>${t`Check your mail`}</h1>
<p class="hint">${t`If this address has an account, a link is on its way. It works once, for ${minutes} minutes.`}</p>
<p class="hint">${t`No mail? Look in your spam folder, or try another address.`}</p>
<p class="hint"><a href="/api/login">${t`Back to sign-in`}</a></p>`,
  );

/** The page behind the link: a field for the new password. */
export const resetPage = (state: { token: string; error?: string }) =>
  page(
    t`Set a new password`,
    html`<h1>${t`Set a new password`}</h1>${errorLine(state.error)}
<form method="post" action="/api/password/reset">
<input type="hidden" name="token" value="${state.token}">
<label for="password">${t`New password`}</label>
<input id="password" name="password" type="password" autocomplete="new-password" required minlength="10" autofocus aria-describedby="password-hint">
<p class="hint" id="password-hint">${t`At least 10 characters. Every browser will be signed out.`}</p>
<button type="submit">${t`Save the password`}</button>
</form>
<p class="hint"><a href="/api/password/forgot">${t`Ask for a new link`}</a></p>`,
  );

/** The page behind the link: a button, because mail programs open links by themselves. */
export const confirmEmailPage = (state: { token: string; error?: string }) =>
  page(
    t`Confirm your e-mail address`,
    html`<h1>${t`Confirm your e-mail address`}</h1>${errorLine(state.error)}
<form method="post" action="/api/email/confirm">
<input type="hidden" name="token" value="${state.token}">
<button type="submit">${t`Confirm this address`}</button>
</form>`,
  );

/** Says that the address is confirmed. */
export const emailConfirmedPage = () =>
  page(
    t`E-mail address confirmed`,
    html`<h1>${t`E-mail address confirmed`}</h1>
<p class="hint">${t`Thank you. You can close this page.`}</p>
<p class="hint"><a href="/">${t`Open the platform`}</a></p>`,
  );
