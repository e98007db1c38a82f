import { Suspense, useEffect, useState } from 'react';
import { useAtomValue } from '../platform/store.ts';
import { dismissToast, type ShownToast, TOAST_DURATION_MS, toastAtom } from '../platform/toast-store.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

/** Without a network, or after a new build, the look of the toasts may never come: the page goes on without it. */
const Viewport = lazyPart(
  async () => (await import('../ui/toast-viewport.tsx')).ToastViewport,
  Number.POSITIVE_INFINITY,
);
/** How long a toast waits for its look before its words stand alone, in milliseconds. */
const PATIENCE_MS = 1_000;

/** The place of the toasts, loaded with the first one. */
export function Toasts() {
  const shown = useAtomValue(toastAtom);
  const [wasShowing, setWasShowing] = useState(shown !== null);
  if (shown && !wasShowing) setWasShowing(true);
  return wasShowing ? (
    <Suspense fallback={shown && <BareToast key={shown.id} toast={shown} />}>
      <Viewport />
    </Suspense>
  ) : null;
}

/** The words of a toast whose look has not come: what must be said does not wait for the network. */
function BareToast({ toast: { id, title, description } }: { toast: ShownToast }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const late = setTimeout(() => setLate(true), PATIENCE_MS);
    const end = setTimeout(() => dismissToast(id), PATIENCE_MS + TOAST_DURATION_MS);
    return () => {
      clearTimeout(late);
      clearTimeout(end);
    };
  }, [id]);
  return (
    <div role="status" className="fixed right-4 bottom-4 left-4 z-60 sm:left-auto sm:max-w-md">
      {isLate && (
        <div className="rounded-lg border border-line bg-surface p-4 shadow-panel">
          <p className="text-[0.9375rem] font-semibold">{title}</p>
          {description && <p className="mt-0.5 text-sm text-ink">{description}</p>}
        </div>
      )}
    </div>
  );
}
