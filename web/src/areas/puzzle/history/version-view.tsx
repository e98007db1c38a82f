import type { HistoryMoment } from '@fap/shared/puzzle/history.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { Doc } from 'yjs';
import { isStatus } from '../../../platform/api-error.ts';
import { useLastData, useRead } from '../../../platform/read.ts';
import { cn } from '../../../ui/class-names.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { versionResource } from '../live/data.ts';
import { momentTime } from '../public/format-moment.ts';
import { PastNotes } from '../public/past-notes.tsx';
import { RestoreControl } from './restore-control.tsx';

const PastBoard = lazyPart(async () => (await import('./past-board.tsx')).PastBoard);

export interface VersionViewProps {
  clusterId: string;
  updateId: number;
  /** The document as it is now. */
  doc: Doc;
  onRestored: () => void;
}

/** Board and notes of a version, with its changes marked. The last version stays while the next one loads. */
export function VersionView({ clusterId, updateId, doc, onRestored }: VersionViewProps) {
  const state = useRead(versionResource, { params: { clusterId, updateId: String(updateId) } });
  const version = useLastData(state);
  if (!version) {
    if (!state.isError) return <Skeleton label={t`Loading this version…`} shape="cards" count={1} />;
    const isMissing = isStatus(state.error, 404) || isStatus(state.error, 400);
    return (
      <ErrorState
        title={isMissing ? t`There is no such version` : t`We could not load this version`}
        {...(isMissing ? { text: t`The link may be broken. Choose a version from the list.` } : {})}
        onRetry={() => void state.refetch()}
        isRetrying={state.isFetching}
      />
    );
  }
  return (
    <div aria-busy={!state.data} className={cn('min-w-0 space-y-6', !state.data && 'opacity-60')}>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <VersionTitle moment={version.moment} />
        <RestoreControl clusterId={clusterId} version={version} doc={doc} onRestored={onRestored} />
      </header>
      <section aria-label={t`Board of this version`}>
        <h3 className="mb-2 text-sm font-semibold text-ink-soft">
          <Trans>Board</Trans>
        </h3>
        <Suspense fallback={<Loading label={t`Opening the board…`} />}>
          <PastBoard cards={version.cards} lines={version.lines} />
        </Suspense>
      </section>
      <section aria-label={t`Notes of this version`}>
        <h3 className="mb-2 text-sm font-semibold text-ink-soft">
          <Trans>Notes</Trans>
        </h3>
        <PastNotes notes={version.notes} />
      </section>
    </div>
  );
}

function VersionTitle({ moment: { author, to, text, restoredFrom } }: { moment: HistoryMoment }) {
  return (
    <div className="min-w-0" aria-live="polite">
      <p className="font-semibold">
        <Trans>As it was on {momentTime(to)}</Trans>
      </p>
      <p className="mt-0.5 text-sm text-ink-soft">
        <Trans>
          {restoredFrom === null ? t`Last change` : t`Earlier version restored`} by {author.displayName}:{' '}
          {text}
        </Trans>
      </p>
    </div>
  );
}
