import { loadLater } from '../platform/load-later.ts';

/** When a page that nobody uses yet loads them, in milliseconds. */
const AFTER_MS = 5_000;
const USES = ['pointerdown', 'keydown'] as const;

/**
 * Loads what opens over a page before somebody needs it: a message that the network is gone cannot be loaded any more. So it comes
 * with the first press or key, or after some seconds without one.
 */
export function loadOverlays(): void {
  const load = () => {
    clearTimeout(timer);
    for (const use of USES) removeEventListener(use, load, { capture: true });
    loadLater(
      () =>
        Promise.all([
          import('../ui/toast-viewport.tsx'),
          import('../ui/dialog-body.tsx'),
          import('./account-dropdown.tsx'),
        ]),
      () => {},
    );
  };
  const timer = setTimeout(load, AFTER_MS);
  for (const use of USES) addEventListener(use, load, { capture: true, passive: true });
}
