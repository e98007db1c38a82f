import type { Payment } from '@fap/shared/elder/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { usePages } from '../../../platform/pages.ts';
import { useRead } from '../../../platform/read.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { moveFocusTo } from '../../../ui/move-focus.ts';
import { ShowMore } from '../../../ui/show-more.tsx';
import { MONITOR_QUERY, monitor, paymentPages } from '../data.ts';
import { decidedWords } from '../parts/decided-words.ts';
import { PaymentTime } from '../parts/payment-time.tsx';
import { Section } from '../parts/section.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { Sum } from '../parts/sum.tsx';

/** The live transaction monitor: payments with what the shield thinks of them. */
export function Monitor({ isActive }: { isActive: boolean }) {
  return (
    <Section title={t`Transaction monitor`} lead={t`Your newest payments, as they reach us.`}>
      {isActive ? (
        <Newest />
      ) : (
        <p className="text-ink-soft">
          <Trans>
            Your shield is off, so no payment is paused and no alert is raised. Switch it on above.
          </Trans>
        </p>
      )}
    </Section>
  );
}

function Newest() {
  const state = useRead(monitor, MONITOR_QUERY);
  const [showsAll, setShowsAll] = useState(false);
  if (!state.data)
    return state.isError ? (
      <ErrorState
        title={t`Your payments could not be loaded`}
        onRetry={() => void state.refetch()}
        isRetrying={state.isFetching}
      />
    ) : (
      <Loading label={t`Loading your payments…`} />
    );
  const { transactions, nextCursor } = state.data;
  if (transactions.length === 0)
    return (
      <p className="text-ink-soft">
        <Trans>No payments yet. Bring in a statement below, or connect your bank’s feed with a token.</Trans>
      </p>
    );
  if (showsAll) return <All newest={transactions} />;
  return (
    <>
      <PaymentList payments={transactions} />
      <ExportLinks table="payments" things={t`your payments`} query={{ show: 'all' }} />
      {nextCursor !== null && (
        <Button size="lg" className="justify-self-start" onClick={() => setShowsAll(true)}>
          <Trans>Show older payments</Trans>
        </Button>
      )}
    </>
  );
}

/** All payments. Until they are here the newest ones stay; the first older one gets the focus from the button. */
function All({ newest }: { newest: readonly Payment[] }) {
  const list = usePages(paymentPages, { query: { show: 'all' } });
  const [shownBefore] = useState(newest.length);
  if (!list.items && !list.isError)
    return (
      <>
        <PaymentList payments={newest} />
        <Loading label={t`Loading older payments…`} />
      </>
    );
  return (
    <>
      <PaymentList payments={list.items ?? newest} focusFrom={shownBefore} />
      <ShowMore pages={list} failure={t`Older payments could not be loaded. Please try again.`}>
        <Trans>Show older payments</Trans>
      </ShowMore>
    </>
  );
}

interface PaymentListProps {
  payments: readonly Payment[];
  /** The place of the payment that gets the focus once it is there. */
  focusFrom?: number;
}

/** Payments with what the shield thinks of them, and why. */
export function PaymentList({ payments, focusFrom }: PaymentListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const first = focusFrom === undefined ? undefined : list.current?.children[focusFrom];
    if (first instanceof HTMLElement) moveFocusTo(first, 'center');
  }, [focusFrom]);
  return (
    <ul ref={list} aria-label={t`Payments, newest first`} className="divide-y divide-line">
      {payments.map((payment) => (
        <PaymentRow key={payment.id} payment={payment} />
      ))}
    </ul>
  );
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { payee, description, amount, currency, direction, status, occurredAt, reasons } = payment;
  const told = reasons.filter(({ points, rule }) => points !== 0 || rule === 'recurring');
  return (
    <li tabIndex={-1} className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 font-semibold wrap-anywhere">{payee || description || t`Unknown payee`}</p>
        <Sum cents={amount} currency={currency} direction={direction} />
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft">
        <PaymentTime at={occurredAt} />
        <StatusBadge status={status} decision={payment.decision} />
        {payment.decidedBy && <span>{decidedWords(payment)}</span>}
      </div>
      {told.length > 0 && status !== 'cleared' && (
        <details className="mt-2">
          <summary className="min-h-12 cursor-pointer py-2">
            <Trans>Why we warned you</Trans>
          </summary>
          <ul className="list-disc space-y-1 pl-6">
            {told.map(({ rule, sentence, points }) => (
              <li key={rule}>
                {sentence}{' '}
                <span className="text-ink-soft">
                  <Trans>({points} points)</Trans>
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
