import { t } from '@lingui/core/macro';
import { History as HistoryIcon } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '../../../platform/pages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { MomentList } from '../../puzzle/public/moment-list.tsx';
import { notesHistory } from './notes-data.ts';
import { NotesVersion } from './notes-version.tsx';

export interface NotesHistoryProps {
  caseId: string;
  /** Who only reads brings nothing back. */
  mayWrite: boolean;
  onRestored: () => void;
}

/** Who wrote in the notes of a case and when, with the chosen version. */
export function NotesHistory({ caseId, mayWrite, onRestored }: NotesHistoryProps) {
  const history = usePages(notesHistory, { params: { id: caseId }, query: {} });
  const [chosen, setChosen] = useState<number | null>(null);
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
  const shown = chosen ?? moments[0]?.updateId ?? null;
  if (shown === null)
    return (
      <EmptyState
        icon={HistoryIcon}
        title={t`No one has written anything yet`}
        text={t`Write a note, and you’ll see each change here.`}
      />
    );
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-[19rem_minmax(0,1fr)] lg:items-start">
      <div className="min-w-0 lg:order-2">
        <NotesVersion caseId={caseId} updateId={shown} mayWrite={mayWrite} onRestored={onRestored} />
      </div>
      <nav
        aria-label={t`Moments`}
        className="min-w-0 lg:sticky lg:top-0 lg:max-h-[calc(100dvh-9rem)] lg:overflow-y-auto"
      >
        <MomentList history={history} chosen={shown} onChoose={setChosen} />
      </nav>
    </div>
  );
}
