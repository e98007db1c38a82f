import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window matches a media query, such as `(min-width: 80rem)`; renders again when that changes. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches);
}

/** Whether this person asked the system for less motion. */
export const wantsLessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A window with room for a table beside a side column. */
export const ROOM_FOR_TABLES = '(min-width: 80rem)';
