import { authContract, type CurrentUser } from '@fap/shared/auth/contract.ts';
import { api } from './api-client.ts';
import { isStatus } from './api-error.ts';
import { plannedResource, useResource } from './resource.ts';

/** The signed-in person, or null: here alone a 401 is an answer and not a failure. */
export const currentUser = plannedResource<CurrentUser | null>(authContract.user, {
  load: async (_, options) => {
    try {
      return await api(authContract.user, {}, options);
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
  | { status: 'failed'; retry: () => void };

/** Whether somebody is signed in, as far as it is known. */
export function useSession(): Session {
  const state = useResource(currentUser);
  if (state.data) return { status: 'signed-in', user: state.data };
  if (state.data === null) return { status: 'signed-out' };
  if (state.isError && !state.isFetching) return { status: 'failed', retry: () => void state.refetch() };
  return { status: 'checking' };
}

/** The signed-in person; only for screens inside the signed-in app. */
export function useCurrentUser(): CurrentUser {
  const session = useSession();
  if (session.status !== 'signed-in') throw new Error('This part of the page needs a signed-in user');
  return session.user;
}

/** Ends the session on the server and goes to the landing page. */
export async function signOut(): Promise<void> {
  await fetch(authContract.logout.path, { method: 'POST', credentials: 'include', redirect: 'manual' });
  window.location.assign('/');
}
