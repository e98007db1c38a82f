import { html } from 'hono/html';
import { errorLine, page } from '../../../platform/http/page.ts';

/** The page to ask for a new password. */
export const forgotPage = (state: { email?: string; error?: string } = {}) =>
  page(
    'Set a new password',
    html`<h1>Set a new password</h1>${errorLine(state.error)}
<p class="hint">Enter your e-mail address. We’ll send you a link.</p>
<form method="post" action="/api/password/forgot">
<label for="email">E-mail</label>
<input id="email" name="email" type="email" autocomplete="username" required autofocus value="${state.email ?? ''}">
<button type="submit">Send the link</button>
</form>
<p class="hint"><a href="/api/login">Back to sign-in</a></p>`,
  );

/** Says that a link is on its way, if there is an account: the same for every address. */
export const forgotDonePage = (minutes: number) =>
  page(
    'Check your mail',
    html`<h1>Check your mail</h1>
<p class="hint">If this address has an account, a link is on its way. It works once, for ${minutes} minutes.</p>
<p class="hint">No mail? Look in your spam folder, or try another address.</p>
<p class="hint"><a href="/api/login">Back to sign-in</a></p>`,
  );

/** The page behind the link: a field for the new password. */
export const resetPage = (state: { token: string; error?: string }) =>
  page(
    'Set a new password',
    html`<h1>Set a new password</h1>${errorLine(state.error)}
<form method="post" action="/api/password/reset">
<input type="hidden" name="token" value="${state.token}">
<label for="password">New password</label>
<input id="password" name="password" type="password" autocomplete="new-password" required minlength="10" autofocus aria-describedby="password-hint">
<p class="hint" id="password-hint">At least 10 characters. Every browser will be signed out.</p>
<button type="submit">Save the password</button>
</form>
<p class="hint"><a href="/api/password/forgot">Ask for a new link</a></p>`,
  );

/** The page behind the link: a button, because mail programs open links by themselves. */
export const confirmEmailPage = (state: { token: string; error?: string }) =>
  page(
    'Confirm your e-mail address',
    html`<h1>Confirm your e-mail address</h1>${errorLine(state.error)}
<form method="post" action="/api/email/confirm">
<input type="hidden" name="token" value="${state.token}">
<button type="submit">Confirm this address</button>
</form>`,
  );

/** Says that the address is confirmed. */
export const emailConfirmedPage = () =>
  page(
    'E-mail address confirmed',
    html`<h1>E-mail address confirmed</h1>
<p class="hint">Thank you. You can close this page.</p>
<p class="hint"><a href="/">Open the platform</a></p>`,
  );
