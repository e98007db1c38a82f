import { useEffect } from 'react';
import { forgetStaleDocuments } from '../platform/kept-documents.ts';
import { followSignOut, useCurrentUser } from '../platform/session.ts';

/** What a signed-in tab does besides its screen: leaves with the others, and tidies up what this browser keeps. */
export function useTabSession(): void {
  const { id } = useCurrentUser();
  useEffect(() => {
    // Nothing of the page depends on it, and the next visit tries again.
    forgetStaleDocuments(id).catch(() => undefined);
    return followSignOut(id);
  }, [id]);
}
