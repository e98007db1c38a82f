import type { QueueState } from '@fap/shared/administration/operation-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatNumber } from '../../../platform/locale.ts';
import { useRead } from '../../../platform/read.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { queues } from './data.ts';

const COLUMNS: readonly Column<QueueState>[] = [
  { header: t`Queue`, cell: ({ name }) => name },
  { header: t`Waiting`, cell: ({ waiting }) => formatNumber(waiting), align: 'end' },
  { header: t`Running`, cell: ({ active }) => formatNumber(active), align: 'end' },
  { header: t`Later`, cell: ({ later }) => formatNumber(later), align: 'end' },
  { header: t`Failed`, cell: ({ failed }) => formatNumber(failed), align: 'end' },
  {
    header: t`Oldest waits since`,
    cell: ({ waitingSince }) => (waitingSince ? <RelativeTime at={waitingSince} /> : '—'),
  },
];

/** The queues that have work, read again every few seconds. */
export function QueueTable() {
  const { data, isError, isFetching, refetch } = useRead(queues);
  return (
    <section aria-label={t`Queues`}>
      <h2 className="text-lg font-semibold">
        <Trans>Queues</Trans>
      </h2>
      {!data ? (
        isError ? (
          <ErrorState
            title={t`We could not load the queues`}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <Skeleton label={t`Loading queues…`} shape="table" />
        )
      ) : data.length === 0 ? (
        <p className="mt-1 text-ink-soft">
          <Trans>No work is waiting.</Trans>
        </p>
      ) : (
        <>
          <DataTable
            caption={t`Queues with work`}
            isCaptionHidden
            columns={COLUMNS}
            rows={data}
            rowKey={({ name }) => name}
          />
          <ExportLinks table="queues" things={t`queues`} className="mt-4" />
        </>
      )}
    </section>
  );
}
