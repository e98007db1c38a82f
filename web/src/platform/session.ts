import { type CurrentUser, sessionContract } from '@fap/shared/auth/session-contract.ts';
import { api } from './api-client.ts';
import { ApiError, isStatus } from './api-error.ts';
import { documentsAtom } from './document-status.ts';
import { keepAnswersOf } from './first-answers.ts';
import { countUnsent, forgetDocuments } from './kept-documents.ts';
import { closeDocuments } from './open-documents.ts';
import { paths } from './paths.ts';
import { read, useRead } from './read.ts';
import { leaveForSignIn } from './session-gone.ts';
import { appStore } from './store.ts';
import { broadcastToTabs, listenToTabs } from './tab-messages.ts';

/** The signed-in user, or null; only here a 401 is an answer and not an error. */
export const currentUser = read(sessionContract.user, {
  load: async (_, options): Promise<CurrentUser | null> => {
    try {
      const user = await api(sessionContract.user, {}, options);
      keepAnswersOf(user.id);
      return user;
    } catch (error) {
      if (isStatus(error, 401)) return null;
      throw error;
    }
  },
});

export type Session =
  | { status: 'checking' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: CurrentUser }
  /** `isReachable`: the server answered, but with an error. */
  | { status: 'failed'; isReachable: boolean; retry: () => void };

/** The state of the session. */
export function useSession(): Session {
  const state = useRead(currentUser);
  if (state.data) return { status: 'signed-in', user: state.data };
  if (state.data === null) return { status: 'signed-out' };
  if (state.isError && !state.isFetching) {
    const isReachable = state.error instanceof ApiError;
    return { status: 'failed', isReachable, retry: () => void state.refetch() };
  }
  return { status: 'checking' };
}

/** The signed-in user; throws outside the signed-in app. */
export function useCurrentUser(): CurrentUser {
  const session = useSession();
  if (session.status !== 'signed-in') throw new Error('This part of the page needs a signed-in user');
  return session.user;
}

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

/** Whether signing out now would lose changes of shared boards and notes. */
export function hasUnsentChanges(accountId: string): boolean {
  const isOpenUnstored = [...appStore.get(documentsAtom).values()].some(({ isStored }) => !isStored);
  return isOpenUnstored || countUnsent(accountId) > 0;
}

/** Signs this tab out when another tab does; returns a function that stops it. */
export function followSignOut(accountId: string): () => void {
  return listenToTabs((message) => {
    if (message.kind !== 'signed-out' || message.accountId !== accountId) return;
    closeDocuments();
    leaveForSignIn();
  });
}

const delay = (ms: number): Promise<void> => new Promise((resolve) => window.setTimeout(resolve, ms));
