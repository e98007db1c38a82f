import type { MutationResult } from '@fap/shared/families/family-entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Newspaper } from 'lucide-react';
import { useRead } from '../../../platform/read.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatDay } from '../../../ui/format-day.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { exhibitName } from '../../clusters/public/exhibit-name.ts';
import { clusterMutations } from '../public/data.ts';

const KINDS: Record<MutationResult['mutationTriggers'][number]['kind'], string> = {
  advisory: t`Warning`,
  takedown: t`Takedown`,
  arrest: t`Arrest`,
};

/** Events published shortly before a change, and every dated change with its quote. */
export function TriggersTab({ result }: { result: MutationResult }) {
  const triggers = result.mutationTriggers;
  return (
    <>
      {triggers.length === 0 ? (
        <EmptyState
          icon={Newspaper}
          title={t`Nothing published shortly before a change`}
          text={t`We look for warnings, takedowns and arrests that name this cluster in the 14 days before each change.`}
        />
      ) : (
        <>
          <DataTable
            caption={t`Published in the 14 days before a change`}
            rows={triggers}
            rowKey={({ event, change, exhibit }) => `${event} ${change} ${exhibit}`}
            columns={[
              { header: t`Event`, cell: ({ event }) => <span className="font-medium">{event}</span> },
              { header: t`Kind`, cell: ({ kind }) => KINDS[kind] },
              { header: t`Source`, cell: ({ source, date }) => `${source}, ${date}` },
              { header: t`Days`, cell: ({ daysBefore }) => daysBefore, align: 'end' },
              { header: t`Change`, cell: ({ change, changeDate }) => `${change}, ${changeDate}` },
              { header: t`Exhibit`, cell: ({ exhibit }) => exhibit },
            ]}
          />
          <p className="mt-2 text-sm text-ink-soft">
            <Trans>Shown together; this doesn’t mean one caused the other.</Trans>
          </p>
        </>
      )}
      <ChangeList clusterId={result.clusterId} />
    </>
  );
}

function ChangeList({ clusterId }: { clusterId: string }) {
  const state = useRead(clusterMutations, { params: { clusterId } });
  if (state.isPending) return <Skeleton label={t`Loading changes…`} shape="list" count={4} />;
  if (!state.data)
    return (
      <ErrorState
        title={t`We could not load the changes`}
        onRetry={() => void state.refetch()}
        isRetrying={state.isFetching}
      />
    );
  const { changes } = state.data;
  if (changes.length === 0)
    return (
      <p className="mt-6 text-ink-soft">
        <Trans>No dated changes known yet.</Trans>
      </p>
    );
  return (
    <section className="mt-8">
      <h3 className="font-semibold">
        <Trans>Every dated change</Trans>
      </h3>
      <ol className="mt-3 ml-1.5 space-y-4 border-l-2 border-line pl-5">
        {changes.map((change) => (
          <li key={`${change.kind} ${change.label}`} className="relative text-[0.9375rem]">
            <span
              aria-hidden
              className="absolute top-1.5 -left-[1.7rem] size-3 rounded-full border-2 border-canvas bg-accent"
            />
            <span className="font-medium">{change.label}</span>
            <span className="block text-sm text-ink-soft">
              <time dateTime={change.date}>{formatDay(change.date)}</time>, {exhibitName(change.exhibit)}
            </span>
            {change.quote && <q className="mt-0.5 block text-sm text-ink-soft italic">{change.quote}</q>}
          </li>
        ))}
      </ol>
    </section>
  );
}
