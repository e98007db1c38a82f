import { said } from '@fap/shared/kernel/said.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { noticesContract } from '@fap/shared/notices/contract.ts';
import { KIND_LABELS } from '@fap/shared/notices/describe-notice.ts';
import { html } from 'hono/html';
import { errorLine, page } from '../../platform/http/page.ts';
import type { Stopped } from './stop-links.ts';

const nameOf = (stopped: Stopped): string =>
  stopped === 'daily' ? t`the daily e-mail` : t`e-mail about “${said(KIND_LABELS[stopped])}”`;

/** The page behind the link: a button, because mail programs open links by themselves. */
export const stopPage = (token: string, stopped: Stopped) =>
  page(
    t`Stop these e-mails`,
    html`<h1>${t`Stop these e-mails`}</h1>
<p class="hint">${t`You won’t get ${nameOf(stopped)} any more. You still find your notices in the app.`}</p>
<form method="post" action="${noticesContract.unsubscribe.path}">
<input type="hidden" name="token" value="${token}">
<button type="submit">${t`Stop these e-mails`}</button>
</form>`,
  );

/** Says that no more mail comes. */
export const stoppedPage = (stopped: Stopped) =>
  page(
    t`Stopped`,
    html`<h1>${t`Stopped`}</h1>
<p class="hint">${t`We stopped ${nameOf(stopped)}. You can choose again on your account page.`}</p>
<p class="hint"><a href="/account">${t`Open your account`}</a></p>`,
  );

/** Says that a link does not work. */
export const noStopPage = (error: string) =>
  page(t`Stop these e-mails`, html`<h1>${t`Stop these e-mails`}</h1>${errorLine(error)}`);
