import { BANK_NAMES, type Bank } from '@fap/shared/elder/constants.ts';
import type { ElderAlert } from '@fap/shared/elder/entities.ts';
import { formatCents } from '@fap/shared/elder/reason-sentences.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { OctagonAlert } from 'lucide-react';
import { usePages } from '../../../platform/pages.ts';
import { appStore } from '../../../platform/store.ts';
import { isHeld, waitingOf } from '../alerts/alert-order.ts';
import { chosenAlertAtom } from '../alerts/chosen-alert.ts';
import { ownAlertPages } from '../data.ts';

/** The overlay: one line across the top of the page while a payment is paused, with the way to its alert. */
export function Overlay({ bank }: { bank: Bank }) {
  const { items = [] } = usePages(ownAlertPages);
  const [first] = waitingOf(items);
  return first && isHeld(first) ? <OverlayBanner alert={first} bank={bank} /> : null;
}

/** The bank as one speaks of it: who chose none from the list has one all the same. */
const spoken = (bank: Bank): string => (bank === 'other' ? t`your bank` : BANK_NAMES[bank]);

/** What is paused: its sum, which the elder's own alerts always tell. */
const sumOf = (transaction: ElderAlert['transaction']): string =>
  transaction && transaction.amount !== null && transaction.currency !== null
    ? formatCents(transaction.amount, transaction.currency)
    : t`A payment`;

function OverlayBanner({ alert: { alertId, transaction }, bank }: { alert: ElderAlert; bank: Bank }) {
  return (
    <div
      data-overlay-banner
      className="z-20 bg-alarm px-4 py-1 text-on-alarm sm:px-6 [@media(min-height:40rem)]:sticky [@media(min-height:40rem)]:top-[4rem]"
    >
      <div className="mx-auto flex max-w-3xl items-center gap-x-3">
        <p role="alert" className="flex min-w-0 flex-1 items-start gap-2 leading-snug font-semibold">
          <OctagonAlert aria-hidden className="size-6 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            <Trans>
              {sumOf(transaction)}
              <span className="max-sm:hidden"> to {transaction?.payee || t`somebody unknown`}</span> is paused
              in Elder Shield.
              <span className="max-sm:hidden"> If {spoken(bank)} asks you to confirm it, don’t.</span>
            </Trans>
          </span>
        </p>
        <button
          type="button"
          className="shrink-0 rounded-md px-2 font-semibold underline underline-offset-4 focus-visible:outline-current"
          onClick={() => appStore.set(chosenAlertAtom, { alertId, isAskedFor: true })}
        >
          <Trans>See the alert</Trans>
        </button>
      </div>
    </div>
  );
}
