import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { isStatus, reasonOf } from '../../../platform/api-error.ts';
import { useLastData, useRead } from '../../../platform/read.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/class-names.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { momentTime } from '../../puzzle/public/format-moment.ts';
import { PastNotes } from '../../puzzle/public/past-notes.tsx';
import { notesVersion, restoreNotes } from './notes-data.ts';

export interface NotesVersionProps {
  caseId: string;
  updateId: number;
  mayWrite: boolean;
  onRestored: () => void;
}

/** The notes as they were, with what the moment changed marked, and the way back to them. The last version stays while the next one loads. */
export function NotesVersion({ caseId, updateId, mayWrite, onRestored }: NotesVersionProps) {
  const state = useRead(notesVersion, { params: { id: caseId, updateId: String(updateId) } });
  const version = useLastData(state);
  const restore = useAction({
    run: () => restoreNotes(caseId, updateId),
    onSuccess: () => {
      toast({
        title: t`Version restored`,
        description: t`The text from before is still in the history.`,
        variant: 'success',
      });
      onRestored();
    },
    onFailure: (error) =>
      toast({
        title: t`Not restored`,
        description: reasonOf(error, t`We could not restore this version. Please try again.`),
        variant: 'destructive',
      }),
  });
  if (!version) {
    if (!state.isError) return <Skeleton label={t`Loading this version…`} shape="cards" count={1} />;
    return (
      <ErrorState
        title={isStatus(state.error, 404) ? t`There is no such version` : t`We could not load this version`}
        onRetry={() => void state.refetch()}
        isRetrying={state.isFetching}
      />
    );
  }
  const { author, to, text, restoredFrom } = version.moment;
  return (
    <div aria-busy={!state.data} className={cn('min-w-0 space-y-4', !state.data && 'opacity-60')}>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
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
        {mayWrite && (
          <Button variant="primary" isBusy={restore.isPending} onClick={() => restore.mutate()}>
            <Undo2 aria-hidden className="size-4" />
            <Trans>Restore this version</Trans>
          </Button>
        )}
      </header>
      <section aria-label={t`Notes of this version`}>
        <PastNotes notes={version.notes} />
      </section>
      {mayWrite && (
        <p className="text-sm text-ink-soft">
          <Trans>You lose nothing: the current text stays in the history, and you can restore it too.</Trans>
        </p>
      )}
    </div>
  );
}
