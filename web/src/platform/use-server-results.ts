import { type SearchGroup, type SearchKind, searchContract } from '@fap/shared/search/contract.ts';
import { useEffect, useState } from 'react';
import { api } from './api-client.ts';

/** So long nobody types before the server is asked. */
const PAUSE_MS = 150;
/** One letter begins nearly everything. */
export const MIN_LETTERS = 2;

export interface ServerResults {
  groups: readonly SearchGroup[];
  /** `short`: not asked; `waiting`: the groups are of an earlier question. */
  state: 'short' | 'waiting' | 'ready' | 'failed' | 'offline';
  retry: () => void;
}

/**
 * What the server's search finds for these words, of all kinds or of these (the same array each time). Not by the cache of reads: what was found must not be shown again after it was hidden. An
 * answer to an earlier question is dropped.
 */
export function useServerResults(typed: string, kinds?: readonly SearchKind[]): ServerResults {
  const q = typed.trim();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ groups: readonly SearchGroup[]; state: ServerResults['state'] }>({
    groups: [],
    state: 'short',
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks the same question again
  useEffect(() => {
    if (q.length < MIN_LETTERS) {
      setAnswer({ groups: [], state: 'short' });
      return;
    }
    const stop = new AbortController();
    setAnswer((before) => ({ ...before, state: 'waiting' }));
    const timer = setTimeout(() => {
      const query = kinds ? { q, kinds: kinds.join(',') } : { q };
      api(searchContract.search, { query }, { signal: stop.signal }).then(
        ({ groups }) => !stop.signal.aborted && setAnswer({ groups, state: 'ready' }),
        () =>
          !stop.signal.aborted && setAnswer({ groups: [], state: navigator.onLine ? 'failed' : 'offline' }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [q, kinds, attempt]);
  return { ...answer, retry: () => setAttempt((count) => count + 1) };
}
