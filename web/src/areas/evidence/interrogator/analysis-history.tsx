import { SCAM_TYPE_LABELS } from '@fap/shared/catalogue/scam-types.ts';
import type { AnalysisHistoryEntry } from '@fap/shared/evidence/ai-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { usePages } from '../../../platform/pages.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/class-names.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { SeverityBadge } from '../../../ui/severity-badge.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { analysisHistory } from './data.ts';

export interface AnalysisHistoryProps {
  chosen: string;
  onChoose: (analysisId: string) => void;
}

/** The user's past analyses; each can be opened again. */
export function AnalysisHistory({ chosen, onChoose }: AnalysisHistoryProps) {
  const history = usePages(analysisHistory, { query: {} });
  const { items } = history;
  return (
    <section aria-labelledby="earlier-title">
      <h2 id="earlier-title" className="text-lg font-semibold">
        <Trans>Your past checks</Trans>
      </h2>
      {!items && history.isError && (
        <ErrorState
          title={t`We could not load your past checks`}
          onRetry={history.refetch}
          isRetrying={history.isFetching}
        />
      )}
      {!items && !history.isError && (
        <Skeleton label={t`Loading your past checks…`} className="py-8" shape="list" />
      )}
      {items?.length === 0 && (
        <p className="mt-1 text-ink-soft">
          <Trans>None yet. Only you can see this list.</Trans>
        </p>
      )}
      {items && items.length > 0 && (
        <ol className="mt-3 overflow-hidden divide-y divide-line rounded-lg border border-line bg-surface">
          {items.map((entry) => (
            <li key={entry.analysisId}>
              <EntryButton entry={entry} isChosen={entry.analysisId === chosen} onChoose={onChoose} />
            </li>
          ))}
        </ol>
      )}
      {items && items.length > 0 && (
        <ExportLinks table="analyses" things={t`your past checks`} className="mt-3" />
      )}
      {history.hasMore && (
        <Button className="mt-3 w-full" onClick={history.loadMore} isBusy={history.isLoadingMore}>
          <Trans>Show older checks</Trans>
        </Button>
      )}
      {history.isMoreFailed && (
        <p role="alert" className="mt-2 text-sm text-high">
          <Trans>We could not load older checks. Please try again.</Trans>
        </p>
      )}
    </section>
  );
}

interface EntryButtonProps {
  entry: AnalysisHistoryEntry;
  isChosen: boolean;
  onChoose: (analysisId: string) => void;
}

function EntryButton({ entry, isChosen, onChoose }: EntryButtonProps) {
  return (
    <button
      type="button"
      aria-current={isChosen ? 'true' : undefined}
      onClick={() => onChoose(entry.analysisId)}
      className={cn('block w-full px-4 py-3 text-left', isChosen ? 'bg-accent-soft' : 'hover:bg-sunken')}
    >
      <span className="line-clamp-2 break-words">{entry.excerpt}</span>
      <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <SeverityBadge severity={entry.threatLevel} />
        {entry.hasEnoughText && (
          <span className="tabular-nums">
            <Trans>{Math.round(entry.riskScore)} of 100</Trans>
          </span>
        )}
        {entry.scamType && <span>{SCAM_TYPE_LABELS[entry.scamType]}</span>}
        <RelativeTime at={entry.createdAt} />
      </span>
    </button>
  );
}
