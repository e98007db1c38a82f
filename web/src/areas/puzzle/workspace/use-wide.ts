import { useMedia } from '../../../platform/use-media.ts';

/** As Tailwind's `lg`: from here on the panels stand side by side. */
const WIDE = '(min-width: 64rem)';

/** Whether the app starts in a window with room for panels side by side; false where the build renders it. */
export const startsWide = (): boolean => globalThis.matchMedia?.(WIDE).matches ?? false;

/** Whether the window has room for panels side by side. */
export const useIsWide = (): boolean => useMedia(WIDE);
