import { useCallback, useLayoutEffect, useRef } from 'react';

/** The newest of a handler as one that stays the same, for what works anew whenever a handler changes. Not to be called while rendering. */
export function useStableHandler<Args extends readonly unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const newest = useRef(handler);
  useLayoutEffect(() => {
    newest.current = handler;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
