import { t } from '@lingui/core/macro';
import { History as HistoryIcon } from 'lucide-react';
import type { Doc } from 'yjs';
import { usePages } from '../../../platform/pages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { puzzleHistory } from '../live/data.ts';
import { MomentList } from '../public/moment-list.tsx';
import { MomentSlider } from './moment-slider.tsx';
import { VersionView } from './version-view.tsx';

export interface HistoryViewProps {
  clusterId: string;
  /** The version to show; null for the newest. */
  updateId: number | null;
  onChoose: (updateId: number) => void;
  onRestored: () => void;
  doc: Doc;
}

/** The moments of a puzzle's board and notes, with the chosen version. */
export function HistoryView({ clusterId, updateId, onChoose, onRestored, doc }: HistoryViewProps) {
  const history = usePages(puzzleHistory, { params: { clusterId }, query: {} });
  const { items: moments } = history;
  if (!moments) {
    return history.isError ? (
      <ErrorState
        title={t`We could not load the history`}
        onRetry={history.refetch}
        isRetrying={history.isFetching}
      />
    ) : (
      <Skeleton label={t`Loading the history…`} shape="list" count={4} />
    );
  }
  const shown = updateId ?? moments[0]?.updateId ?? null;
  if (shown === null) {
    return (
      <EmptyState
        icon={HistoryIcon}
        title={t`Nothing has happened yet`}
        text={t`Put a card on the board or write a note, and you’ll see each change here.`}
      />
    );
  }
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-[19rem_minmax(0,1fr)] lg:items-start">
      <div className="min-w-0 space-y-5 lg:order-2">
        <MomentSlider moments={moments} chosen={shown} onChoose={onChoose} />
        <VersionView clusterId={clusterId} updateId={shown} doc={doc} onRestored={onRestored} />
      </div>
      <nav
        aria-label={t`Moments`}
        className="min-w-0 lg:sticky lg:top-0 lg:max-h-[calc(100dvh-9rem)] lg:overflow-y-auto"
      >
        <MomentList history={history} chosen={shown} onChoose={onChoose} />
      </nav>
    </div>
  );
}
