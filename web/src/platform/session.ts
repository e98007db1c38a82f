import { type CurrentUser, sessionContract } from '@fap/shared/auth/session-contract.ts';
import { api } from './api-client.ts';
import { ApiError, isStatus } from './api-error.ts';
import { keepAnswersOf } from './first-answers.ts';
import { closeDocuments } from './open-documents.ts';
import { read, useRead } from './read.ts';
import { leaveForSignIn } from './session-gone.ts';
import { listenToTabs } from './tab-messages.ts';

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

/** Signs this tab out when another tab does; returns a function that stops it. */
export function followSignOut(accountId: string): () => void {
  return listenToTabs((message) => {
    if (message.kind !== 'signed-out' || message.accountId !== accountId) return;
    closeDocuments();
    leaveForSignIn();
  });
}
