import { useEffect, useRef, useState } from 'react';

/** How long a change stays highlighted, in milliseconds. */
const HIGHLIGHT_MS = 2_400;

/** True for a moment after `version` changed, but not on the first render. */
export function useHighlight(version: number | string): boolean {
  const seen = useRef(version);
  const [isFresh, setFresh] = useState(false);
  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    setFresh(true);
    const timer = window.setTimeout(() => setFresh(false), HIGHLIGHT_MS);
    return () => window.clearTimeout(timer);
  }, [version]);
  return isFresh;
}
