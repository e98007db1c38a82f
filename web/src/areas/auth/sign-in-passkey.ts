import { passkeyContract } from '@fap/shared/auth/passkey-contract.ts';
import { t } from '@lingui/core/macro';
import { startAuthentication } from '@simplewebauthn/browser';
import { api } from '../../platform/api-client.ts';
import { reasonOf } from '../../platform/api-error.ts';
import { canUsePasskeys } from './passkey-support.ts';

// The one script of the server's sign-in pages. Vite builds it apart from the app, as `/sign-in-passkey.js`: it shows the part for
// passkeys, which is hidden without it, so the password form never waits for it.

const FAILED = t`No passkey was used. Please try again, or use your password.`;

const part = document.querySelector<HTMLElement>('#passkey');
const button = part?.querySelector('button');
const message = part?.querySelector<HTMLElement>('[role=alert]');

async function signIn(token: string, next: string): Promise<void> {
  const optionsJSON = await api(passkeyContract.beginSignIn, { body: { token } });
  const passkey = await startAuthentication({ optionsJSON });
  const answer = await api(passkeyContract.signIn, { body: { token, next, passkey } });
  window.location.assign(answer.next);
}

if (part && button && message && canUsePasskeys()) {
  part.hidden = false;
  button.addEventListener('click', () => {
    button.disabled = true;
    message.hidden = true;
    signIn(part.dataset.token ?? '', part.dataset.next ?? '').catch((error: unknown) => {
      button.disabled = false;
      // A person who closed the browser's question reads the same as when it failed: browsers do not tell which it was.
      message.textContent = reasonOf(error, FAILED);
      message.hidden = false;
    });
  });
}
