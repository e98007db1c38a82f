import { RECONDOGS_TOPIC, recondogFacts } from '@fap/shared/recondogs/events.ts';
import { type ListedOperation, OPERATION_STATES } from '@fap/shared/recondogs/operations.ts';
import { ArrowLeft, ListVideo } from 'lucide-react';
import { Link } from 'wouter';
import { usePages } from '../../../platform/pages.ts';
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
      title="Operations"
      lead={
        list.total === null
          ? 'Each time units were sent to a cluster.'
          : `${list.total.toLocaleString('en-US')} times units were sent to a cluster. Open one to follow or replay it.`
      }
      back={
        <Link href={paths.recondogs()} className="link inline-flex items-center gap-1.5">
          <ArrowLeft aria-hidden className="size-4" />
          Command Room
        </Link>
      }
    >
      <fieldset className="min-w-0">
        <legend className="sr-only">Show operations by state</legend>
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
              {one === '' ? 'All' : STATE_WORDS[one]}
            </button>
          ))}
        </div>
      </fieldset>
      <div className="mt-6">
        <PagedList
          pages={list}
          things="operations"
          after={
            <ExportLinks
              table="all-operations"
              things="operations"
              query={state ? { state } : {}}
              className="mt-4"
            />
          }
          empty={
            <EmptyState
              icon={ListVideo}
              title="No operations here"
              text="Send a unit to a cluster in the Command Room, or choose another state."
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
      caption="Operations, newest first"
      isCaptionHidden
      rows={operations}
      rowKey={({ operationId }) => operationId}
      columns={[
        {
          header: 'Cluster',
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
          header: 'State',
          cell: ({ state }) => (
            <Badge tone={state === 'running' ? 'accent' : 'neutral'}>{STATE_WORDS[state]}</Badge>
          ),
        },
        { header: 'Progress', cell: (operation) => <Done operation={operation} /> },
        { header: 'Findings', cell: ({ findings }) => findings, align: 'end' },
        {
          header: 'Origin',
          cell: ({ origin }) => <span className="whitespace-nowrap">{ORIGIN_WORDS[origin]}</span>,
        },
        {
          header: 'Started',
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
        {progress}% of {units}: {parts.map(({ label, value }) => `${value} ${label}`).join(', ')}
      </span>
    </span>
  );
}
