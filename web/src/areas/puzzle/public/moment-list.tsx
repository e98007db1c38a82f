import type { HistoryMoment } from '@fap/shared/puzzle/history.ts';
import { Trans } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import type { PagesState } from '../../../platform/pages.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/class-names.ts';
import { dayOf, timesOf } from './format-moment.ts';

export interface MomentListProps {
  history: PagesState<HistoryMoment>;
  chosen: number | null;
  onChoose: (updateId: number) => void;
}

/** Who changed what and when, day by day, newest first. */
export function MomentList({ history, chosen, onChoose }: MomentListProps) {
  const moments = history.items ?? [];
  return (
    <div>
      {groupByDay(moments).map(([day, ofDay]) => (
        <section key={day} aria-label={day} className="mb-4">
          <h3 className="sticky top-0 z-10 bg-surface py-1.5 text-xs font-semibold text-ink-soft">{day}</h3>
          <ol className="grid gap-1">
            {ofDay.map((moment) => (
              <li key={moment.updateId}>
                <MomentButton moment={moment} isChosen={moment.updateId === chosen} onChoose={onChoose} />
              </li>
            ))}
          </ol>
        </section>
      ))}
      {history.hasMore ? (
        <Button className="w-full" onClick={history.loadMore} isBusy={history.isLoadingMore}>
          <Trans>Show older moments</Trans>
        </Button>
      ) : (
        <p className="py-2 text-sm text-ink-soft">
          <Trans>This is where the history begins.</Trans>
        </p>
      )}
      {history.isMoreFailed && (
        <p role="alert" className="mt-2 text-sm text-high">
          <Trans>We could not load older moments. Please try again.</Trans>
        </p>
      )}
    </div>
  );
}

interface MomentButtonProps {
  moment: HistoryMoment;
  isChosen: boolean;
  onChoose: (updateId: number) => void;
}

function MomentButton({ moment, isChosen, onChoose }: MomentButtonProps) {
  const { author, text, restoredFrom, updateId } = moment;
  return (
    <button
      type="button"
      aria-current={isChosen ? 'true' : undefined}
      onClick={() => onChoose(updateId)}
      className={cn(
        'flex w-full gap-3 rounded-md border px-2.5 py-2 text-left',
        isChosen ? 'border-accent-line bg-accent-soft' : 'border-transparent hover:bg-sunken',
      )}
    >
      <Avatar id={author.id} name={author.displayName} isDecorative />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-2">
          <span className="truncate font-medium">{author.displayName}</span>
          <span className="text-xs text-ink-soft tabular-nums">{timesOf(moment)}</span>
        </span>
        {restoredFrom !== null && (
          <span className="flex items-center gap-1.5 text-sm font-medium text-accent">
            <Undo2 aria-hidden className="size-3.5" />
            <Trans>Brought back an earlier version</Trans>
          </span>
        )}
        <span className="block text-sm text-ink-soft first-letter:uppercase">{text}</span>
      </span>
    </button>
  );
}

function groupByDay(moments: readonly HistoryMoment[]): [day: string, moments: HistoryMoment[]][] {
  const days = new Map<string, HistoryMoment[]>();
  for (const moment of moments) days.set(dayOf(moment), [...(days.get(dayOf(moment)) ?? []), moment]);
  return [...days];
}
