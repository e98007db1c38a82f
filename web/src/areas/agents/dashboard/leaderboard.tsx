import type { LeaderboardEntry } from '@fap/shared/agents/contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Trophy } from 'lucide-react';
import { usePages } from '../../../platform/pages.ts';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { cn } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FROM_THE_TOP, neighbours, topAgents } from '../live/data.ts';
import { LeaderboardRow } from './leaderboard-row.tsx';

const VIEWS = [
  { id: 'neighbours', label: t`You and your neighbours` },
  { id: 'top', label: t`Top agents` },
] as const;

/** Agents by accepted pieces and accuracy: oneself and one's neighbours, or all from the top. */
export function Leaderboard() {
  const [filters, setView] = useUrlFilters(paths.agent.query);
  const view = filters.view === 'top' ? 'top' : 'neighbours';
  return (
    <Card role="region" aria-labelledby="leaderboard-title">
      <CardHeader
        id="leaderboard-title"
        title={t`Leaderboard`}
        hint={t`Agents who let others see their place, by accepted pieces and accuracy`}
      />
      <fieldset className="border-b border-line px-5 py-3 sm:px-6">
        <legend className="sr-only">
          <Trans>Who is listed</Trans>
        </legend>
        <div className="inline-flex flex-wrap gap-1 rounded-md border border-line bg-sunken p-1">
          {VIEWS.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === view}
              onClick={() => setView({ view: id === 'top' ? id : '' })}
              className={cn(
                'min-h-9 rounded-sm px-3 text-sm font-medium',
                id === view
                  ? 'bg-surface text-accent shadow-[0_0_0_1px_var(--color-line-strong)]'
                  : 'text-ink-soft hover:text-ink',
              )}
            >
              {label}
            </button>
          ))}
        </div>
      </fieldset>
      {view === 'top' ? <Top /> : <Neighbours />}
      <ExportLinks
        table="agent-leaderboard"
        things={t`leaderboard`}
        query={{ view }}
        className="px-5 pb-4 sm:px-6"
      />
      <details className="border-t border-line px-5 py-3 text-sm sm:px-6">
        <summary className="cursor-pointer font-medium text-ink-soft hover:text-ink">
          <Trans>How the order comes about</Trans>
        </summary>
        <p className="mt-2 text-ink-soft">
          <Trans>
            The score is the lower end of the 95% Wilson interval for accepted pieces among those that
            reviewers decided. Few pieces leave much doubt and score low, disputed ones lower it: ten accepted
            pieces out of ten score 72, one out of one scores 21. Equal scores share a place.
          </Trans>
        </p>
      </details>
    </Card>
  );
}

function Neighbours() {
  const { data, isError, isFetching, refetch } = useRead(neighbours);
  return (
    <Entries
      entries={data?.entries}
      isError={isError}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function Top() {
  const list = usePages(topAgents, FROM_THE_TOP);
  return (
    <>
      <Entries
        entries={list.items}
        isError={list.isError}
        isRetrying={list.isFetching}
        onRetry={list.refetch}
      />
      <ShowMore
        pages={list}
        failure={t`We could not load more agents. Please try again.`}
        className="px-5 pb-4 sm:px-6"
      />
    </>
  );
}

interface EntriesProps {
  entries: readonly LeaderboardEntry[] | undefined;
  isError: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}

function Entries({ entries, isError, isRetrying, onRetry }: EntriesProps) {
  if (!entries)
    return isError ? (
      <ErrorState title={t`We could not load the leaderboard`} onRetry={onRetry} isRetrying={isRetrying} />
    ) : (
      <Skeleton label={t`Loading the leaderboard…`} shape="list" count={5} />
    );
  if (entries.length === 0) return <Nobody />;
  const hasOwn = entries.some(({ isOwn }) => isOwn);
  return (
    <>
      <ol className="divide-y divide-line">
        {entries.map((entry) => (
          <LeaderboardRow key={entry.accountId} entry={entry} />
        ))}
      </ol>
      {!hasOwn && (
        <p className="border-t border-line px-5 py-3 text-sm text-ink-soft sm:px-6">
          <Trans>You have a place once reviewers decide your first piece.</Trans>
        </p>
      )}
    </>
  );
}

function Nobody() {
  return (
    <EmptyState
      icon={Trophy}
      title={t`Nobody is here yet`}
      text={t`Agents appear once a piece of theirs is decided, if they let others see their place.`}
    />
  );
}
