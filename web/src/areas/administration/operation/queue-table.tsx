import type { QueueState } from '@fap/shared/administration/operation-contract.ts';
import { useRead } from '../../../platform/read.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { queues } from './data.ts';

const COLUMNS: readonly Column<QueueState>[] = [
  { header: 'Queue', cell: ({ name }) => name },
  { header: 'Waiting', cell: ({ waiting }) => waiting.toLocaleString('en-US'), align: 'end' },
  { header: 'Running', cell: ({ active }) => active.toLocaleString('en-US'), align: 'end' },
  { header: 'Later', cell: ({ later }) => later.toLocaleString('en-US'), align: 'end' },
  { header: 'Failed', cell: ({ failed }) => failed.toLocaleString('en-US'), align: 'end' },
  {
    header: 'Oldest waits since',
    cell: ({ waitingSince }) => (waitingSince ? <RelativeTime at={waitingSince} /> : '—'),
  },
];

/** The queues that have work, read again every few seconds. */
export function QueueTable() {
  const { data, isError, isFetching, refetch } = useRead(queues);
  return (
    <section aria-label="Queues">
      <h2 className="text-lg font-semibold">Queues</h2>
      {!data ? (
        isError ? (
          <ErrorState
            title="We could not load the queues"
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <Skeleton label="Loading queues…" shape="table" />
        )
      ) : data.length === 0 ? (
        <p className="mt-1 text-ink-soft">No work is waiting.</p>
      ) : (
        <>
          <DataTable
            caption="Queues with work"
            isCaptionHidden
            columns={COLUMNS}
            rows={data}
            rowKey={({ name }) => name}
          />
          <ExportLinks table="queues" things="queues" className="mt-4" />
        </>
      )}
    </section>
  );
}
