import { Slot } from 'radix-ui';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import type { DialogBodyProps } from './dialog-body.tsx';
import { lazyPart } from './lazy-part.tsx';

export type DialogProps = Omit<DialogBodyProps, 'opener'> & {
  /** The button that opens it and gets the focus back; without it, `isOpen` alone controls the dialog. */
  trigger?: ReactNode;
};

const Body = lazyPart(async () => (await import('./dialog-body.tsx')).DialogBody);

/** A modal dialog: traps the focus, closes with Escape and returns the focus. */
export function Dialog({ trigger, ...body }: DialogProps) {
  const { isOpen, onOpenChange } = body;
  const opener = useRef<HTMLButtonElement>(null);
  // Stays once it was open, so that it can be seen to close.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <>
      {trigger && (
        <Slot.Root
          ref={opener}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => onOpenChange(!isOpen)}
        >
          {trigger}
        </Slot.Root>
      )}
      {wasOpen && (
        <Suspense>
          <Body {...body} opener={opener} />
        </Suspense>
      )}
    </>
  );
}
