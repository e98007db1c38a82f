import { BANK_NAMES, type Bank } from '@fap/shared/elder/constants.ts';
import type { Payment } from '@fap/shared/elder/entities.ts';
import { formatCents } from '@fap/shared/elder/reason-sentences.ts';
import { OctagonAlert } from 'lucide-react';

/** The overlay: a warning that stays at the top of the page while a payment is paused. */
export function OverlayBanner({ held, bank }: { held: Payment; bank: Bank }) {
  return (
    <div
      role="alert"
      className="sticky top-16 z-20 -mx-[1rem] bg-critical px-[1rem] py-4 text-surface sm:mx-0 sm:rounded-lg"
    >
      <p className="flex items-start gap-3 font-semibold">
        <OctagonAlert aria-hidden className="mt-1 size-7 shrink-0" />
        <span className="min-w-0">
          Stop. {formatCents(held.amount, held.currency)} to {held.payee || 'somebody unknown'} is paused in
          Elder Shield. If {BANK_NAMES[bank]} asks you to confirm it, don’t.
        </span>
      </p>
    </div>
  );
}
