import { Suspense, useState } from 'react';
import { lazyPart } from '../platform/lazy-part.ts';
import { useAtomValue } from '../platform/store.ts';
import { toastAtom } from '../platform/toast-store.ts';

const Viewport = lazyPart(async () => (await import('../ui/toast-viewport.tsx')).ToastViewport);

/** The place of the toasts, loaded with the first one. */
export function Toasts() {
  const isShowing = useAtomValue(toastAtom) !== null;
  const [wasShowing, setWasShowing] = useState(isShowing);
  if (isShowing && !wasShowing) setWasShowing(true);
  return wasShowing ? (
    <Suspense>
      <Viewport />
    </Suspense>
  ) : null;
}
