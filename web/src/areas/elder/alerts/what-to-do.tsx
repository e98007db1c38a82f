import type { ElderAlert } from '@fap/shared/elder/entities.ts';
import type { PaymentRail } from '@fap/shared/elder/payment-rail.ts';
import type { Rail } from '@fap/shared/help/rails.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { moveFocusTo } from '../../../ui/move-focus.ts';

const RailHelp = lazyPart(async () => (await import('../../help/public/rail-help.tsx')).RailHelp);

/** The way of paying whose first help fits a payment; null where none does. */
const HELP_FOR: Readonly<Record<PaymentRail, Rail>> = {
  crypto: 'crypto',
  gift_card: 'gift_card',
  wire_abroad: 'wire_international',
  person_to_person: 'payment_app',
  card: 'card',
  bank_debit: 'bank_debit',
  check: 'bank_debit',
  cash: 'cash',
  transfer: 'wire_domestic',
  unknown: 'wire_domestic',
};

/** If the money has left already: whom to call first, and the hours that are left for it. */
export function WhatToDo({ transaction }: { transaction: NonNullable<ElderAlert['transaction']> }) {
  const [isOpen, setOpen] = useState(false);
  const { amount, currency, rail, occurredAt } = transaction;
  if (!isOpen)
    return (
      <Button size="lg" aria-expanded={false} onClick={() => setOpen(true)}>
        <Trans>I paid it. What now?</Trans>
      </Button>
    );
  return (
    <section ref={focusIt} tabIndex={-1} aria-label={t`Recovery clock for this payment`} className="w-full">
      <Suspense fallback={<Loading label={t`Loading what helps…`} />}>
        <RailHelp
          rail={HELP_FOR[rail ?? 'unknown']}
          paidAtMs={Date.parse(occurredAt)}
          amountUsd={currency === 'USD' && amount !== null ? amount / 100 : null}
        />
      </Suspense>
    </section>
  );
}

const focusIt = (element: HTMLElement | null): void => moveFocusTo(element);
