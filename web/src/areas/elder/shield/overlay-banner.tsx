import { BANK_NAMES, type Bank } from '@fap/shared/elder/constants.ts';
import type { Payment } from '@fap/shared/elder/entities.ts';
import { formatCents } from '@fap/shared/elder/reason-sentences.ts';
import { OctagonAlert } from 'lucide-react';
import { usePages } from '../../../platform/pages.ts';
import { useRead } from '../../../platform/read.ts';
import { appStore } from '../../../platform/store.ts';
import { chosenAlertAtom } from '../alerts/chosen-alert.ts';
import { MONITOR_QUERY, monitor, ownAlertPages } from '../data.ts';

/** The overlay: one line across the top of the page while a payment is paused. */
export function Overlay({ bank }: { bank: Bank }) {
  const { data } = useRead(monitor, MONITOR_QUERY);
  const held = data?.transactions.find(({ status }) => status === 'intercepted');
  return held ? <OverlayBanner held={held} bank={bank} /> : null;
}

/** The bank as one speaks of it: who chose none from the list has one all the same. */
const spoken = (bank: Bank): string => (bank === 'other' ? 'your bank' : BANK_NAMES[bank]);

function OverlayBanner({ held, bank }: { held: Payment; bank: Bank }) {
  const { items = [] } = usePages(ownAlertPages);
  const alert = items.find(({ transaction }) => transaction?.id === held.id);
  const sum = formatCents(held.amount, held.currency);
  return (
    <div
      data-overlay-banner
      className="z-20 bg-alarm px-4 py-1 text-on-alarm sm:px-6 [@media(min-height:40rem)]:sticky [@media(min-height:40rem)]:top-[4rem]"
    >
      <div className="mx-auto flex max-w-3xl items-center gap-x-3">
        <p role="alert" className="flex min-w-0 flex-1 items-start gap-2 leading-snug font-semibold">
          <OctagonAlert aria-hidden className="size-6 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            {sum}
            <span className="max-sm:hidden"> to {held.payee || 'somebody unknown'}</span> is paused in Elder
            Shield.
            <span className="max-sm:hidden"> If {spoken(bank)} asks you to confirm it, don’t.</span>
          </span>
        </p>
        {alert && (
          <button
            type="button"
            className="shrink-0 rounded-md px-2 font-semibold underline underline-offset-4 focus-visible:outline-current"
            onClick={() => appStore.set(chosenAlertAtom, { alertId: alert.alertId, isAskedFor: true })}
          >
            See the alert
          </button>
        )}
      </div>
    </div>
  );
}
