import { t } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useState } from 'react';
import { useAtomValue } from '../platform/store.ts';
import {
  dismissToast,
  type ShownToast,
  TOAST_DURATION_MS,
  TOAST_SWIPE_THRESHOLD_PX,
  toastAtom,
} from '../platform/toast-store.ts';
import { cn } from './class-names.ts';

const LOOK = {
  default: { icon: Info, box: 'border-line bg-surface', mark: 'text-accent' },
  success: { icon: CircleCheck, box: 'border-line bg-surface', mark: 'text-low' },
  destructive: { icon: CircleAlert, box: 'border-critical bg-critical-soft', mark: 'text-critical' },
};

/** Shows the app's toasts: one at a time, for 5 s, dismissed by a swipe to the right; F8 focuses them. */
export function ToastViewport() {
  const shown = useAtomValue(toastAtom);
  // Puts the announcement for screen readers before the visible toast, not at the end of the page.
  const [announcer, setAnnouncer] = useState<HTMLElement | null>(null);
  return (
    <Radix.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
      {...(announcer ? { announcerContainer: announcer } : {})}
    >
      <div ref={setAnnouncer} />
      {shown && <ToastCard key={shown.id} toast={shown} />}
      <Radix.Viewport
        data-toasts
        hotkey={['F8']}
        label={NOTIFICATIONS}
        className="fixed right-0 bottom-0 z-60 flex w-full max-w-md flex-col p-4 outline-none sm:right-2 sm:bottom-2"
      />
    </Radix.Provider>
  );
}

/** The library puts the key in. */
const NOTIFICATIONS = `${t`Notifications`} ({hotkey})`;

function ToastCard({ toast }: { toast: ShownToast }) {
  const { icon: Icon, box, mark } = LOOK[toast.variant ?? 'default'];
  return (
    <Radix.Root
      onOpenChange={(isOpen) => !isOpen && dismissToast(toast.id)}
      className={cn(
        'flex items-start gap-3 rounded-lg border p-4 pr-3 shadow-panel animate-rise',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
        box,
      )}
    >
      <Icon aria-hidden className={cn('mt-0.5 size-5 shrink-0', mark)} />
      <div className="min-w-0 flex-1">
        <Radix.Title className="text-control font-semibold">{toast.title}</Radix.Title>
        {toast.description && (
          <Radix.Description className="mt-0.5 text-sm text-ink">{toast.description}</Radix.Description>
        )}
      </div>
      <Radix.Close
        aria-label={t`Dismiss`}
        className="flex size-8 shrink-0 items-center justify-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <X aria-hidden className="size-4" />
      </Radix.Close>
    </Radix.Root>
  );
}
