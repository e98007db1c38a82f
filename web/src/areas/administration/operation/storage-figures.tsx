import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatNumber } from '../../../platform/locale.ts';
import { useRead } from '../../../platform/read.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FigurePanel } from '../../../ui/figure-panel.tsx';
import { formatBytes } from '../../../ui/format-size.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { storage } from './data.ts';

/** Size of the database and the evidence, and the room left on the disk. */
export function StorageFigures() {
  const { data, isError, isFetching, refetch } = useRead(storage);
  return (
    <section aria-label={t`Storage`}>
      <h2 className="mb-3 text-lg font-semibold">
        <Trans>Storage</Trans>
      </h2>
      {data ? (
        <>
          <FigurePanel
            figures={[
              { label: t`Database`, value: formatBytes(data.databaseBytes) },
              {
                label: t`Evidence handed in`,
                value: formatBytes(data.evidence.bytes),
                note: t`${formatNumber(data.evidence.items)} items`,
              },
              {
                label: t`Free on the disk`,
                value: formatBytes(data.disk.freeBytes),
                note: t`New files are refused below ${formatBytes(data.disk.minFreeBytes)}`,
              },
            ]}
          />
          <details className="mt-4">
            <summary className="cursor-pointer font-medium">
              <Trans>Largest tables</Trans>
            </summary>
            <DataTable
              caption={t`Largest tables, with their indexes`}
              isCaptionHidden
              columns={[
                { header: t`Table`, cell: ({ name }) => name },
                { header: t`Size`, cell: ({ bytes }) => formatBytes(bytes), align: 'end' },
              ]}
              rows={data.tables}
              rowKey={({ name }) => name}
            />
          </details>
        </>
      ) : isError ? (
        <ErrorState
          title={t`We could not measure the storage`}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton label={t`Measuring…`} shape="table" count={3} />
      )}
    </section>
  );
}
