import { WAITING_COUNTED, WAITING_SHOWN } from '@fap/shared/puzzle/constants.ts';
import { puzzleContract } from '@fap/shared/puzzle/contract.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ListChecks } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { paths } from '../../../platform/paths.ts';
import { read, useLastData, useRead } from '../../../platform/read.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { WaitingReview } from '../reviews/waiting-review.tsx';

const waitingPieces = read(puzzleContract.waiting, { isFreshOnVisit: true });
const LEAD = t`Pieces by others. First come those that your confirmation completes a layer with, then those of critical layers.`;
const LEAD_ALONE = t`Pieces by others. Your word alone settles a piece. First come those of critical layers.`;
const ITEM = '[data-waiting]';

/** Pieces of others that wait for a review, those first where it helps most. */
export function ReviewsScreen() {
  const user = useCurrentUser();
  const [{ cluster }] = useUrlFilters(paths.reviews.query);
  const [limit, setLimit] = useState(WAITING_SHOWN);
  const request = { query: { ...(cluster ? { clusterId: cluster } : {}), limit: String(limit) } };
  const state = useRead(waitingPieces, request);
  const { isError, isFetching } = state;
  const data = useLastData(state);
  const list = useRef<HTMLOListElement>(null);
  const next = useRef<number | null>(null);
  const handleKey = useListKeys();
  const refresh = () => void waitingPieces.refresh(request);
  const reviewed = (index: number) => {
    next.current = index;
    refresh();
  };
  // On arrival nothing has the focus: the keys that the line above the list names begin with its first piece.
  const isShown = data !== undefined && data.pieces.length > 0;
  useEffect(() => {
    if (!isShown) return;
    const begin = ({ key, ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey || document.activeElement !== document.body) return;
      if (['j', 'k'].includes(key.toLowerCase())) list.current?.querySelector<HTMLElement>(ITEM)?.focus();
    };
    document.addEventListener('keydown', begin);
    return () => document.removeEventListener('keydown', begin);
  }, [isShown]);
  // The reviewed piece leaves the list; the focus goes on to the one that takes its place.
  useEffect(() => {
    if (next.current === null || !data) return;
    const items = list.current?.querySelectorAll<HTMLElement>(ITEM) ?? [];
    items[Math.min(next.current, items.length - 1)]?.focus();
    next.current = null;
  }, [data]);
  return (
    <PageFrame
      title={t`Ready for your review`}
      width="reading"
      lead={user.capabilities.includes('puzzle.decide-alone') ? LEAD_ALONE : LEAD}
    >
      {data && data.pieces.length > 0 && (
        <>
          <p className="text-sm text-ink-soft pointer-coarse:hidden">
            <Trans>
              Keys in the list: <kbd>J</kbd> and <kbd>K</kbd> for the next and the previous piece,{' '}
              <kbd>C</kbd> to confirm, <kbd>D</kbd> to dispute.
            </Trans>
          </p>
          <ol ref={list} aria-label={t`Pieces to review`} className="mt-4 grid gap-4" onKeyDown={handleKey}>
            {data.pieces.map((waiting, index) => (
              <WaitingReview
                key={waiting.contribution.id}
                waiting={waiting}
                user={user}
                onReviewed={() => reviewed(index)}
              />
            ))}
          </ol>
          <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
            {describeTotal(data.pieces.length, data.total)}
            {data.pieces.length < data.total && data.pieces.length >= limit && limit < WAITING_COUNTED && (
              <Button
                size="sm"
                isBusy={isFetching}
                onClick={() => setLimit(Math.min(WAITING_COUNTED, limit + WAITING_SHOWN))}
              >
                <Trans>Show more</Trans>
              </Button>
            )}
          </p>
        </>
      )}
      {data?.pieces.length === 0 && (
        <EmptyState
          icon={ListChecks}
          title={t`Nothing waits for you`}
          text={t`There is no open piece for you to review now.`}
        />
      )}
      {!data &&
        (isError && !isFetching ? (
          <ErrorState title={t`We could not load the pieces`} onRetry={refresh} isRetrying={isFetching} />
        ) : (
          <Skeleton label={t`Loading the pieces…`} shape="list" count={5} />
        ))}
    </PageFrame>
  );
}

/** How many of those that wait are listed. */
function describeTotal(shown: number, total: number): string {
  if (shown >= total && total < WAITING_COUNTED)
    return plural(total, { one: '# waits for you.', other: '# wait for you.' });
  return total < WAITING_COUNTED
    ? t`The first ${shown} of ${total} that wait for you.`
    : t`The first ${shown} of ${WAITING_COUNTED} or more that wait for you.`;
}

/** A letter after G opens a page, for as long as this; it is none of the list's then. */
const GO_LASTS_MS = 1_500;

/** The keys of the list: they work while the focus is in it, and never while somebody types. */
function useListKeys(): (event: KeyboardEvent<HTMLOListElement>) => void {
  const wentAt = useRef(Number.NEGATIVE_INFINITY);
  return (event) => {
    const from = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || from.matches('input, textarea, select')) return;
    const item = from.closest<HTMLElement>(ITEM);
    const key = event.key.toLowerCase();
    const isAfterGo = event.timeStamp - wentAt.current < GO_LASTS_MS;
    wentAt.current = key === 'g' && !isAfterGo ? event.timeStamp : Number.NEGATIVE_INFINITY;
    if (isAfterGo || !item || !['j', 'k', 'c', 'd'].includes(key)) return;
    event.preventDefault();
    if (key === 'j' || key === 'k') {
      const beside = key === 'j' ? item.nextElementSibling : item.previousElementSibling;
      (beside as HTMLElement | null)?.focus();
      return;
    }
    item.querySelector<HTMLElement>(`[aria-keyshortcuts="${key.toUpperCase()}"]`)?.click();
  };
}
