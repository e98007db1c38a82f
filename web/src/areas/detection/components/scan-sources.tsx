import type { ScanSourceState } from '@fap/shared/detection/entities.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LoaderCircle } from 'lucide-react';
import { Link } from 'wouter';
import { formatNumber } from '../../../platform/locale.ts';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { Badge } from '../../../ui/badge.tsx';
import { MeterBar } from '../../../ui/chart/meter-bar.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { scanSources } from '../data.ts';
import { SOURCE_STATUS_WORDS, sourceName } from '../scan-words.ts';

/** Where scans look: state, last scan and findings of each source. */
export function ScanSources({ isScanning }: { isScanning: boolean }) {
  const { data, isError, isFetching, refetch } = useRead(scanSources);
  return (
    <section aria-labelledby="sources-title" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="sources-title" className="text-xl font-semibold">
          <Trans>Scan Sources</Trans>
        </h2>
        <Link href={paths.globalHarvest()} className="link text-sm">
          <Trans>Harvester</Trans>
        </Link>
      </div>
      {data ? (
        <div className="rounded-lg border border-line bg-surface px-4 py-2 sm:px-6">
          <SourceTable sources={data} isScanning={isScanning} />
        </div>
      ) : isError ? (
        <ErrorState
          title={t`We could not load the sources`}
          onRetry={() => refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton label={t`Loading sources…`} shape="table" />
      )}
    </section>
  );
}

function SourceTable({ sources, isScanning }: { sources: readonly ScanSourceState[]; isScanning: boolean }) {
  const most = Math.max(1, ...sources.map(({ allFindings }) => allFindings));
  return (
    <DataTable
      caption={t`Sources of scans`}
      isCaptionHidden
      rows={sources}
      rowKey={({ source }) => source}
      columns={[
        {
          header: t`Source`,
          cell: ({ source, name }) => <span className="font-medium">{sourceName(source, name)}</span>,
        },
        {
          header: t`State`,
          cell: ({ status, lastScan }) => (
            <>
              <StatusBadge status={isScanning ? 'scanning' : status} />
              <span className="mt-1 block text-xs whitespace-nowrap text-ink-soft">
                {lastScan === null ? (
                  t`No last scan yet`
                ) : (
                  <Trans>
                    Last scan <RelativeTime at={lastScan} />
                  </Trans>
                )}
              </span>
            </>
          ),
        },
        {
          header: t`All findings`,
          cell: ({ allFindings }) => (
            <span className="block min-w-28">
              <span className="tabular-nums">{formatNumber(allFindings)}</span>
              <MeterBar share={allFindings / most} className="mt-1" />
            </span>
          ),
        },
        {
          header: t`Last time`,
          cell: ({ findings }) => `${findings} ${plural(findings, { one: 'finding', other: 'findings' })}`,
          align: 'end',
        },
      ]}
    />
  );
}

function StatusBadge({ status }: Pick<ScanSourceState, 'status'>) {
  if (status === 'scanning')
    return (
      <Badge tone="accent" icon={LoaderCircle} className="[&>svg]:motion-safe:animate-spin">
        <Trans>scanning</Trans>
      </Badge>
    );
  return <Badge>{SOURCE_STATUS_WORDS[status]}</Badge>;
}
