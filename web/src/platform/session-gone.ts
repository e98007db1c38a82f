import { signInAddress } from '@fap/shared/auth/next-path.ts';
import { sessionContract } from '@fap/shared/auth/session-contract.ts';
import { t } from '@lingui/core/macro';
import { isStatus } from './api-error.ts';
import { toast } from './toast-store.ts';

/** Delay of the redirect, so that the toast can be read, in milliseconds (specification, section 9). */
const REDIRECT_DELAY_MS = 1000;

let isLeaving = false;

/** Whether an error is a 401; the cache has already handled it with a toast. */
export function isSessionGone(error: unknown): boolean {
  return isStatus(error, 401);
}

/** Leaves for the sign-in page on a 401; ignores other errors. */
export function leaveIfSessionGone(error: unknown): void {
  if (isSessionGone(error)) leaveForSignIn();
}

/** Shows a toast and goes to the sign-in page a second later, which leads back here; repeated calls have no effect. */
export function leaveForSignIn(): void {
  if (isLeaving) return;
  isLeaving = true;
  toast({
    title: t`Authentication Required`,
    description: t`You are signed out. Taking you to the sign-in page…`,
    variant: 'destructive',
  });
  window.setTimeout(() => {
    isLeaving = false;
    const { pathname, search } = window.location;
    window.location.assign(signInAddress(sessionContract.loginPage.path, pathname + search));
  }, REDIRECT_DELAY_MS);
}
