import { RECONDOGS_TOPIC, recondogFacts } from '@fap/shared/recondogs/events.ts';
import { type ListedOperation, OPERATION_STATES } from '@fap/shared/recondogs/operations.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft, ListVideo } from 'lucide-react';
import { Link } from 'wouter';
import { formatNumber } from '../../../platform/locale.ts';
import { usePages } from '../../../platform/pages.ts';
import { knowFacts } from '../../../platform/parse-fact.ts';
import { paths } from '../../../platform/paths.ts';
import { useTopic } from '../../../platform/use-topic.ts';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { Badge } from '../../../ui/badge.tsx';
import { MeterBar } from '../../../ui/chart/meter-bar.tsx';
import { cn } from '../../../ui/class-names.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { allOperations } from '../data.ts';
import { ORIGIN_WORDS, outcomeParts, STATE_WORDS } from '../operations/operation-words.ts';

const FILTERS = ['state'] as const;
const FACTS = { operation: recondogFacts.operation };
// The counters come on the same topic, and are for another screen.
knowFacts(recondogFacts);
/** In the demo a unit ends about each second; the list is read again at most this often, in milliseconds. */
const GATHER_MS = 2_000;
const SHOWN = ['', ...OPERATION_STATES] as const;

/** All operations over all clusters, newest first, filtered by their state. */
export function OperationsScreen() {
  const [{ state: wanted }, setFilters] = useUrlFilters(FILTERS);
  const state = OPERATION_STATES.find((one) => one === wanted);
  const list = usePages(allOperations, { query: state ? { state } : {} });
  useTopic(RECONDOGS_TOPIC, FACTS, {
    gatherMs: GATHER_MS,
    onGathered: () => list.refetch(),
    onTruncated: list.refetch,
  });
  return (
    <PageFrame
      title={t`Operations`}
      lead={
        list.total === null
          ? t`Each time units were sent to a cluster.`
          : t`${formatNumber(list.total)} times units were sent to a cluster. Open one to follow or replay it.`
      }
      back={
        <Link href={paths.recondogs()} className="link inline-flex items-center gap-1.5">
          <ArrowLeft aria-hidden className="size-4" />
          <Trans>Command Room</Trans>
        </Link>
      }
    >
      <fieldset className="min-w-0">
        <legend className="sr-only">
          <Trans>Show operations by state</Trans>
        </legend>
        <div className="grid grid-cols-2 gap-1 rounded-md border border-line bg-sunken p-1 sm:inline-flex">
          {SHOWN.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === (state ?? '')}
              onClick={() => setFilters({ state: one })}
              className={cn(
                'min-h-9 rounded-sm px-3 text-sm font-medium whitespace-nowrap',
                one === (state ?? '')
                  ? 'bg-surface text-accent shadow-[0_0_0_1px_var(--color-line-strong)]'
                  : 'text-ink-soft hover:text-ink',
              )}
            >
              {one === '' ? t`All` : STATE_WORDS[one]}
            </button>
          ))}
        </div>
      </fieldset>
      <div className="mt-6">
        <PagedList
          pages={list}
          things={t`operations`}
          after={
            <ExportLinks
              table="all-operations"
              things={t`operations`}
              query={state ? { state } : {}}
              className="mt-4"
            />
          }
          empty={
            <EmptyState
              icon={ListVideo}
              title={t`No operations here`}
              text={t`Send a unit to a cluster in the Command Room, or choose another state.`}
            />
          }
        >
          {(operations) => (
            <div className="rounded-lg border border-line bg-surface px-4 py-2 sm:px-6">
              <OperationTable operations={operations} />
            </div>
          )}
        </PagedList>
      </div>
    </PageFrame>
  );
}

function OperationTable({ operations }: { operations: readonly ListedOperation[] }) {
  return (
    <DataTable
      caption={t`Operations, newest first`}
      isCaptionHidden
      rows={operations}
      rowKey={({ operationId }) => operationId}
      columns={[
        {
          header: t`Cluster`,
          cell: ({ operationId, clusterName }) => (
            <Link
              href={paths.operation(operationId)}
              className="block max-w-72 min-w-40 font-medium hover:text-accent hover:underline"
            >
              {clusterName}
            </Link>
          ),
        },
        {
          header: t`State`,
          cell: ({ state }) => (
            <Badge tone={state === 'running' ? 'accent' : 'neutral'}>{STATE_WORDS[state]}</Badge>
          ),
        },
        { header: t`Progress`, cell: (operation) => <Done operation={operation} /> },
        { header: t`Findings`, cell: ({ findings }) => findings, align: 'end' },
        {
          header: t`Origin`,
          cell: ({ origin }) => <span className="whitespace-nowrap">{ORIGIN_WORDS[origin]}</span>,
        },
        {
          header: t`Started`,
          cell: ({ startedAt }) => (
            <span className="whitespace-nowrap">
              <RelativeTime at={startedAt} />
            </span>
          ),
          align: 'end',
        },
      ]}
    />
  );
}

function Done({ operation }: { operation: ListedOperation }) {
  const { progress, units } = operation;
  const parts = outcomeParts(operation);
  return (
    <span className="block min-w-44">
      <MeterBar share={progress / 100} className="mt-1.5" />
      <span className="mt-1 block text-xs text-ink-soft">
        <Trans>
          {progress}% of {units}:
        </Trans>{' '}
        {parts.map(({ label, value }) => `${value} ${label}`).join(', ')}
      </span>
    </span>
  );
}
