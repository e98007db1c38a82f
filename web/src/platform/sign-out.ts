import { sessionContract } from '@fap/shared/auth/session-contract.ts';
import { t } from '@lingui/core/macro';
import { ApiError } from './api-error.ts';
import { documentsAtom } from './document-status.ts';
import { countUnsent, forgetDocuments } from './kept-documents.ts';
import { closeDocuments } from './open-documents.ts';
import { paths } from './paths.ts';
import { appStore } from './store.ts';
import { broadcastToTabs } from './tab-messages.ts';
import { toast } from './toast-store.ts';

/** How long signing out waits for the offline copies to be deleted, in milliseconds. */
const FORGET_TIMEOUT_MS = 3_000;

/** Ends the session on the server and in every tab, deletes the offline copies, and goes to the landing page. */
export async function signOut(accountId: string): Promise<void> {
  const { path } = sessionContract.logout;
  const answer = await fetch(path, { method: 'POST', credentials: 'include', redirect: 'manual' });
  // The redirect is its answer. After an error the session goes on, here and in other tabs.
  if (answer.type !== 'opaqueredirect') throw new ApiError(answer.status, answer.statusText, '');
  broadcastToTabs({ kind: 'signed-out', accountId });
  closeDocuments();
  // Another tab may block the deletion. Then we leave anyway, and the next sign-in deletes the rest.
  await Promise.race([forgetDocuments(accountId), delay(FORGET_TIMEOUT_MS)]);
  window.location.assign(paths.home());
}

/** Signs out as `signOut` does; a toast says when it fails. */
export function signOutOrSay(accountId: string): void {
  signOut(accountId).catch(() =>
    toast({
      title: t`Sign-out failed`,
      description: t`We could not reach the server. Please try again.`,
      variant: 'destructive',
    }),
  );
}

/** Whether signing out now would lose changes of shared boards and notes. */
export function hasUnsentChanges(accountId: string): boolean {
  const isOpenUnstored = [...appStore.get(documentsAtom).values()].some(({ isStored }) => !isStored);
  return isOpenUnstored || countUnsent(accountId) > 0;
}

const delay = (ms: number): Promise<void> => new Promise((resolve) => window.setTimeout(resolve, ms));
