import { useEffect } from 'react';
import { forgetStaleDocuments } from '../platform/kept-documents.ts';
import { followSignOut, useCurrentUser } from '../platform/session.ts';

/** Background work of a signed-in tab: signs out together with other tabs, and deletes stale offline copies. */
export function useTabSession(): void {
  const { id } = useCurrentUser();
  useEffect(() => {
    // Not needed by the page; the next visit tries again.
    forgetStaleDocuments(id).catch(() => undefined);
    return followSignOut(id);
  }, [id]);
}
