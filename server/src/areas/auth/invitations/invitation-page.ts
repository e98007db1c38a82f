import { t } from '@fap/shared/kernel/words.ts';
import { html } from 'hono/html';
import { errorLine, page } from '../../../platform/http/page.ts';

/** The page behind the link of an invitation. */
export const invitationPage = (state: { token: string; displayName?: string; error?: string }) =>
  page(
    t`Create your account`,
    html`<h1>${t`Create your account`}</h1>${errorLine(state.error)}
<form method="post" action="/api/invitation">
<input type="hidden" name="token" value="${state.token}">
<label for="displayName">${t`Name others see`}</label>
<input id="displayName" name="displayName" autocomplete="nickname" required maxlength="80" value="${state.displayName ?? ''}">
<label for="password">${t`Password`}</label>
<input id="password" name="password" type="password" autocomplete="new-password" required minlength="10" aria-describedby="password-hint">
<p class="hint" id="password-hint">${t`At least 10 characters.`}</p>
<button type="submit">${t`Create account`}</button>
</form>`,
  );
