import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

/** Delays before a tooltip shows, in milliseconds (specification, section 9). */
const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Sets the common delays of the tooltips in it; a screen that has tooltips stands in one. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Radix.Provider>
  );
}

/** A short help text for a control; never the only place for information. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          className="z-50 max-w-72 rounded-md bg-ink px-3 py-1.5 text-sm text-canvas shadow-panel"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
