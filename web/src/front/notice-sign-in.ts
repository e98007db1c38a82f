import { sessionContract } from '@fap/shared/auth/session-contract.ts';

/**
 * Asks who is signed in whenever the page is shown (specification, section 7), and gets the page anew for somebody who is: the browser may show a landing page that it kept
 * from before they signed in, here or in another tab.
 */
export function noticeSignIn(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const isKept = persisted || wasRestored();
    void isSignedIn().then((is) => {
      // Only a page that may be old: one that the server has just made would come again and again.
      if (is && isKept) location.reload();
    });
  });
}

/** Whether the browser went back to this page, or opened its tab again. */
const wasRestored = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'back_forward');

async function isSignedIn(): Promise<boolean> {
  try {
    const answer = await fetch(sessionContract.user.path);
    // Until an answer is read, the browser takes the page for one that still loads.
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    // No network: the page stays as it is, and works without.
    return false;
  }
}
