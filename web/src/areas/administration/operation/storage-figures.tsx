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
    <section aria-label="Storage">
      <h2 className="mb-3 text-lg font-semibold">Storage</h2>
      {data ? (
        <>
          <FigurePanel
            figures={[
              { label: 'Database', value: formatBytes(data.databaseBytes) },
              {
                label: 'Evidence handed in',
                value: formatBytes(data.evidence.bytes),
                note: `${data.evidence.items.toLocaleString('en-US')} items`,
              },
              {
                label: 'Free on the disk',
                value: formatBytes(data.disk.freeBytes),
                note: `New files are refused below ${formatBytes(data.disk.minFreeBytes)}`,
              },
            ]}
          />
          <details className="mt-4">
            <summary className="cursor-pointer font-medium">Largest tables</summary>
            <DataTable
              caption="Largest tables, with their indexes"
              isCaptionHidden
              columns={[
                { header: 'Table', cell: ({ name }) => name },
                { header: 'Size', cell: ({ bytes }) => formatBytes(bytes), align: 'end' },
              ]}
              rows={data.tables}
              rowKey={({ name }) => name}
            />
          </details>
        </>
      ) : isError ? (
        <ErrorState
          title="We could not measure the storage"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton label="Measuring…" shape="table" count={3} />
      )}
    </section>
  );
}
