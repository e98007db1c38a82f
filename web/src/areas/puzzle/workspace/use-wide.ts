import { useCallback, useState, useSyncExternalStore } from 'react';

/** As Tailwind's `lg`: from here on the panels stand side by side. */
const WIDE = '(min-width: 64rem)';

/** Whether the app starts in a window with room for panels side by side; false where the build renders it. */
export const startsWide = (): boolean => globalThis.matchMedia?.(WIDE).matches ?? false;

/** Whether the window has room for panels side by side. */
export function useIsWide(): boolean {
  const [query] = useState(() => window.matchMedia(WIDE));
  const subscribe = useCallback(
    (changed: () => void) => {
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => query.matches);
}
