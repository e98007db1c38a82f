import { html } from 'hono/html';
import { errorLine, page } from '../../../platform/http/page.ts';

/** The page behind the link of an invitation. */
export const invitationPage = (state: { token: string; displayName?: string; error?: string }) =>
  page(
    'Create your account',
    html`<h1>Create your account</h1>${errorLine(state.error)}
<form method="post" action="/api/invitation">
<input type="hidden" name="token" value="${state.token}">
<label for="displayName">Name others see</label>
<input id="displayName" name="displayName" autocomplete="nickname" required maxlength="80" value="${state.displayName ?? ''}">
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="new-password" required minlength="10" aria-describedby="password-hint">
<p class="hint" id="password-hint">At least 10 characters.</p>
<button type="submit">Create account</button>
</form>`,
  );
