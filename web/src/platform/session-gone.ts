import { authContract } from '@fap/shared/auth/contract.ts';
import { signInAddress } from '@fap/shared/auth/next-path.ts';
import { isStatus } from './api-error.ts';
import { toast } from './toast-store.ts';

/** Time to read the toast before the browser leaves, in milliseconds (specification, section 9). */
const REDIRECT_DELAY_MS = 1000;

let isLeaving = false;

/** Whether an error says that nobody is signed in any more; such an error has been told about already. */
export function isSessionGone(error: unknown): boolean {
  return isStatus(error, 401);
}

/** On a 401: leaves for the sign-in page. Other errors are left to the caller. */
export function leaveIfSessionGone(error: unknown): void {
  if (isSessionGone(error)) leaveForSignIn();
}

/** Nobody is signed in any more: says so once and goes to the sign-in page a second later, which leads back here. */
export function leaveForSignIn(): void {
  if (isLeaving) return;
  isLeaving = true;
  toast({
    title: 'Authentication Required',
    description: 'You are signed out. Taking you to the sign-in page…',
    variant: 'destructive',
  });
  window.setTimeout(() => {
    isLeaving = false;
    const { pathname, search } = window.location;
    window.location.assign(signInAddress(authContract.loginPage.path, pathname + search));
  }, REDIRECT_DELAY_MS);
}
