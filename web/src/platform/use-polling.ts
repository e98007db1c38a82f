import { useEffect, useRef } from 'react';

/** Asks again and again while it is needed and somebody looks at the page. */
export function usePolling(isNeeded: boolean, everyMs: number, ask: () => void): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (!isNeeded) return;
    const timer = window.setInterval(() => {
      if (document.visibilityState === 'visible') latest.current();
    }, everyMs);
    return () => window.clearInterval(timer);
  }, [isNeeded, everyMs]);
}
