import { type PaymentResults, paymentsContract } from '@fap/shared/elder/payments-contract.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { reasonOf } from '../../../platform/api-error.ts';
import { usePages } from '../../../platform/pages.ts';
import { uploadFile } from '../../../platform/upload.ts';
import { useAction } from '../../../platform/use-action.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FilePicker } from '../../../ui/file-picker.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { refreshOwn, TRY_AGAIN } from '../actions.ts';
import { paymentPages } from '../data.ts';
import { Section } from '../parts/section.tsx';
import { PaymentList } from './monitor.tsx';

interface Outcome {
  text: string;
  isError: boolean;
  /** Ids of payments that came with the file and look like a scam. */
  concerns: ReadonlySet<string>;
}

/** Brings a bank's statement in; all of its payments or, with the line that is wrong, none. */
export function ImportStatement() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const bring = useAction({
    run: (file: File) => uploadFile(paymentsContract.import, { field: 'file', file }),
    onSuccess: ({ results }) => {
      refreshOwn();
      setOutcome({
        text: tellOutcome(results),
        isError: false,
        concerns: new Set(concernsOf(results).map(({ id }) => id)),
      });
    },
    onFailure: (error) =>
      setOutcome({ text: reasonOf(error, TRY_AGAIN), isError: true, concerns: new Set() }),
  });
  return (
    <Section
      title={t`Bring in a statement`}
      lead={t`Your bank’s website offers it as a download. We keep the payments in it, and not the file.`}
    >
      <FilePicker
        label={bring.isPending ? t`Reading your statement…` : t`Choose a statement`}
        hint={t`OFX, QFX, CSV or CAMT.053 (XML), up to 10 MB`}
        accept=".ofx,.qfx,.csv,.xml,.txt"
        isDisabled={bring.isPending}
        onPick={([file]) => {
          if (!file) return;
          setOutcome(null);
          bring.mutate(file);
        }}
      />
      {outcome && (
        <p
          role={outcome.isError ? 'alert' : 'status'}
          className={outcome.isError ? 'font-semibold text-critical' : 'font-semibold'}
        >
          {outcome.text}
          {outcome.isError && t` Nothing was brought in.`}
        </p>
      )}
      {outcome && outcome.concerns.size > 0 && <Concerns ids={outcome.concerns} />}
    </Section>
  );
}

const concernsOf = (results: PaymentResults['results']) =>
  results.filter(({ status, isNew }) => isNew && status !== 'cleared');

/** What a statement brought, in one or two sentences. */
export function tellOutcome(results: PaymentResults['results']): string {
  const made = results.filter(({ isNew }) => isNew);
  const known = results.length - made.length;
  if (made.length === 0)
    return plural(known, {
      one: 'The payment in this file was here already.',
      other: 'All # payments in this file were here already.',
    });
  const concerns = concernsOf(results).length;
  return [
    t`${plural(made.length, { one: '# payment', other: '# payments' })} brought in${known > 0 ? t`, ${known} ${plural(known, { one: 'was', other: 'were' })} here already` : ''}.`,
    concerns === 0
      ? t`Nothing looks like a scam.`
      : t`${plural(concerns, { one: 'One looks', other: '# look' })} like a scam:`,
  ].join(' ');
}

/** Those of the payments that look like a scam which came with the file, newest first. */
function Concerns({ ids }: { ids: ReadonlySet<string> }) {
  const list = usePages(paymentPages, { query: { show: 'concerns' } });
  if (!list.items)
    return list.isError ? (
      <ErrorState
        title={t`These payments could not be loaded`}
        onRetry={list.refetch}
        isRetrying={list.isFetching}
      />
    ) : (
      <Loading label={t`Loading these payments…`} />
    );
  const shown = list.items.filter(({ id }) => ids.has(id));
  return (
    <>
      <PaymentList payments={shown} />
      {shown.length < ids.size && (
        <ShowMore pages={list} failure={t`Older payments could not be loaded. Please try again.`}>
          <Trans>Show older payments</Trans>
        </ShowMore>
      )}
    </>
  );
}
