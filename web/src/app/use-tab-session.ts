import { useEffect } from 'react';
import { loadLater } from '../platform/load-later.ts';
import { followSignOut, useCurrentUser } from '../platform/session.ts';

/** Background work of a signed-in tab: signs out together with other tabs, and deletes stale offline copies. */
export function useTabSession(): void {
  const { id } = useCurrentUser();
  useEffect(() => {
    loadLater(
      () => import('../platform/kept-documents.ts'),
      // Not needed by the page; the next visit tries again.
      ({ forgetStaleDocuments }) => void forgetStaleDocuments(id).catch(() => undefined),
    );
    return followSignOut(id);
  }, [id]);
}
