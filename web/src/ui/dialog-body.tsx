import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { cn } from './class-names.ts';

export interface DialogBodyProps {
  title: string;
  /** One sentence below the title, read out when it opens. */
  description?: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  /** `centre`: a question or form. `side`: a panel from the right edge. `full`: a view of its own. */
  placement?: 'centre' | 'side' | 'full';
  /** What has the focus when it opens; without it the first control, which is the button that closes. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Gives the focus back, where neither the trigger nor what had it before is the right place. */
  returnFocus?: () => void;
  children: ReactNode;
}

const PLACEMENT = {
  centre:
    'top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] w-[min(36rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 rounded-lg border animate-rise',
  full: 'inset-0 sm:inset-4 sm:rounded-lg sm:border animate-rise',
  side: 'top-0 right-0 h-dvh w-[min(24rem,100vw)] border-l animate-panel',
};

/** What a dialog shows: apart from its trigger, so that a page that opens none does without the library. */
export function DialogBody(props: DialogBodyProps) {
  const { title, description, isOpen, onOpenChange, opener, placement = 'centre', children } = props;
  const { initialFocus, returnFocus } = props;
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-veil" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            if (!initialFocus?.current) return;
            event.preventDefault();
            initialFocus.current.focus();
          }}
          onCloseAutoFocus={(event) => {
            const giveBack = returnFocus ?? (opener.current && (() => opener.current?.focus()));
            if (!giveBack) return;
            event.preventDefault();
            giveBack();
          }}
          onEscapeKeyDown={(event) => {
            // The first Escape closes a list of suggestions that is open in the dialog.
            if (event.target instanceof Element && event.target.hasAttribute('aria-activedescendant'))
              event.preventDefault();
          }}
          className={cn(
            'fixed z-50 flex flex-col border-line bg-surface shadow-panel outline-none',
            PLACEMENT[placement],
          )}
        >
          <div className="flex items-start justify-between gap-4 border-b border-line px-5 py-4">
            <div>
              <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-0.5 text-sm text-ink-soft">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close
              aria-label={t`Close`}
              className="-mr-2 flex size-9 shrink-0 items-center justify-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden className="size-5" />
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto p-5">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
