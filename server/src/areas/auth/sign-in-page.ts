import { nextPathOf, signInAddress } from '@fap/shared/auth/next-path.ts';
import { LANGUAGE_LABELS, LANGUAGES } from '@fap/shared/kernel/languages.ts';
import { spokenLanguage, t } from '@fap/shared/kernel/words.ts';
import { html } from 'hono/html';
import { errorLine, page } from '../../platform/http/page.ts';

export interface SignInPageState {
  email?: string;
  displayName?: string;
  /** Of the second step. */
  token?: string;
  /** Of the second step: the account has a passkey, which answers it too. */
  hasPasskey?: boolean;
  error?: string;
  /** The screen to come back to. */
  next: string;
  /** Host of the identity provider; undefined: there is none. */
  provider?: string | undefined;
  /** Demo mode: names the accounts one can try. */
  isDemo: boolean;
}

const nextField = ({ next }: SignInPageState) =>
  nextPathOf(next) === '/' ? '' : html`<input type="hidden" name="next" value="${nextPathOf(next)}">`;

/** Shown by its script alone, in browsers that can use a passkey: without one the password form is all there is. */
const passkeyPart = (label: string, { next, token = '' }: SignInPageState) =>
  html`<div class="passkey" id="passkey" data-next="${nextPathOf(next)}" data-token="${token}" hidden>
<button type="button">${label}</button>
<p class="error" role="alert" hidden></p>
</div>
<script type="module" src="/sign-in-passkey.js"></script>`;

/** The same page in the other languages. */
const languageLinks = (path: '/api/login' | '/api/signup', { next }: SignInPageState) =>
  LANGUAGES.filter((language) => language !== spokenLanguage()).map((language) => {
    const address = signInAddress(path, next);
    const choice = `${address}${address.includes('?') ? '&' : '?'}language=${language}`;
    return html`<p class="hint"><a href="${choice}" lang="${language}" hreflang="${language}">${LANGUAGE_LABELS[language]}</a></p>`;
  });

/** The sign-in page. */
export const signInPage = (state: SignInPageState) =>
  page(
    t`Sign in`,
    html`<h1>${t`Sign in`}</h1>${errorLine(state.error)}
${
  state.provider === undefined
    ? ''
    : html`<p><a class="button" href="${signInAddress('/api/login/provider', state.next)}">${t`Sign in with ${state.provider}`}</a></p>
<p class="hint">${t`Or with your password here:`}</p>`
}
<form method="post" action="/api/login">${nextField(state)}
<label for="email">${t`E-mail`}</label>
<input id="email" name="email" type="email" autocomplete="username" required autofocus value="${state.email ?? ''}">
<label for="password">${t`Password`}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required>
<button type="submit">${t`Sign in`}</button>
</form>
${passkeyPart(t`Sign in with a passkey`, { ...state, token: '' })}
<p class="hint"><a href="/api/password/forgot">${t`Forgot your password?`}</a></p>
<p class="hint">${t`New here?`} <a href="${signInAddress('/api/signup', state.next)}">${t`Create an account`}</a></p>
${state.isDemo ? html`<p class="hint">${t`Demo: agent1@demo.test, agent2@demo.test, analyst@demo.test, victim@demo.test … with the password demo-pass-2026`}</p>` : ''}
<p class="hint">${t`Did it just happen?`} <a href="/help">${t`What to do in the first minutes`}</a></p>
<p class="hint"><a href="/">${t`Back to the start page`}</a></p>
${languageLinks('/api/login', state)}`,
  );

/** The second step of signing in: the code of the authenticator app. */
export const codePage = (state: SignInPageState) =>
  page(
    t`Enter the code`,
    html`<h1>${t`Enter the code`}</h1>${errorLine(state.error)}
<form method="post" action="/api/login/code">${nextField(state)}
<input type="hidden" name="token" value="${state.token ?? ''}">
<label for="code">${t`Code`}</label>
<input id="code" name="code" inputmode="text" autocomplete="one-time-code" autocapitalize="off" spellcheck="false" required autofocus aria-describedby="code-hint">
<p class="hint" id="code-hint">${t`From your authenticator app, or a recovery code.`}</p>
<button type="submit">${t`Sign in`}</button>
</form>
${state.hasPasskey ? passkeyPart(t`Use a passkey instead`, state) : ''}
<p class="hint"><a href="${signInAddress('/api/login', state.next)}">${t`Start again`}</a></p>`,
  );

/** The page to make an account. */
export const signUpPage = (state: SignInPageState) =>
  page(
    t`Create an account`,
    html`<h1>${t`Create an account`}</h1>${errorLine(state.error)}
<form method="post" action="/api/signup">${nextField(state)}
<label for="displayName">${t`Name others see`}</label>
<input id="displayName" name="displayName" autocomplete="nickname" required maxlength="80" aria-describedby="name-hint" value="${state.displayName ?? ''}">
<p class="hint" id="name-hint">${t`Not a name like our staff’s.`}</p>
<label for="email">${t`E-mail`}</label>
<input id="email" name="email" type="email" autocomplete="username" required value="${state.email ?? ''}">
<label for="password">${t`Password`}</label>
<input id="password" name="password" type="password" autocomplete="new-password" required minlength="10" aria-describedby="password-hint">
<p class="hint" id="password-hint">${t`At least 10 characters.`}</p>
<button type="submit">${t`Create account`}</button>
</form>
<p class="hint">${t`Have an account?`} <a href="${signInAddress('/api/login', state.next)}">${t`Sign in`}</a></p>
${languageLinks('/api/signup', state)}`,
  );
