import { PIECE_LIST_LIMIT } from '@fap/shared/puzzle/constants.ts';
import type { Contribution } from '@fap/shared/puzzle/entities.ts';
import { Trans } from '@lingui/react/macro';
import { type FocusEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PieceCard } from './piece-card.tsx';

export interface PieceListProps {
  /** Newest first. */
  pieces: readonly Contribution[];
  /** Shown when there is none. */
  empty: ReactNode;
  /** Controls below a piece. */
  actions?: (piece: Contribution) => ReactNode;
  hasLayer?: boolean;
  /** The piece that a link leads to: its page is shown and it is marked; '' for none. */
  linked?: string;
  /** How many pieces there are, including those not loaded yet; by default those in `pieces`. */
  total?: number;
  /** The page to begin with. */
  initialPage?: number;
  /** The user wants a page (counted from 0) that is not fully loaded. */
  onLoadMore?: (page: number) => void;
  /** A page is being loaded. */
  isLoading?: boolean;
}

/** Pieces, six at a time. */
export function PieceList(props: PieceListProps) {
  const {
    pieces,
    empty,
    actions,
    hasLayer,
    linked = '',
    initialPage = 0,
    onLoadMore,
    isLoading = false,
  } = props;
  // `total` may be stale when pieces were added since.
  const total = Math.max(props.total ?? 0, pieces.length);
  // The requested page; until it is loaded the last loaded page is shown.
  const [page, setPage] = useState(initialPage);
  // The newest piece when somebody began to write here: what comes later must not push their field to the next page.
  const [newestThen, setNewestThen] = useState('');
  const later = Math.max(
    0,
    pieces.findIndex(({ id }) => id === newestThen),
  );
  const go = (next: number) => {
    setPage(next);
    if (next === 0) setNewestThen('');
  };
  const place = linked === '' ? -1 : pieces.findIndex(({ id }) => id === linked);
  const [shownLink, setShownLink] = useState('');
  if (place >= 0 && shownLink !== linked) {
    setShownLink(linked);
    setNewestThen('');
    setPage(Math.floor(place / PIECE_LIST_LIMIT));
  }
  const pages = Math.max(1, Math.ceil((pieces.length - later) / PIECE_LIST_LIMIT));
  const current = Math.min(page, pages - 1);
  const endOf = (one: number) => later + (one + 1) * PIECE_LIST_LIMIT;
  const from = current === 0 ? 0 : endOf(current - 1);
  const shown = pieces.slice(from, endOf(current));
  const handleOlder = () => {
    const next = current + 1;
    go(next);
    if (Math.min(endOf(next), total) > pieces.length) onLoadMore?.(next);
  };
  const handleFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (newestThen === '' && target.matches('input, textarea, select')) setNewestThen(pieces[0]?.id ?? '');
  };
  if (pieces.length === 0) return <div className="py-4 text-ink-soft">{empty}</div>;
  return (
    <>
      <ul className="divide-y divide-line" onFocus={handleFocus}>
        {shown.map((piece) => (
          <li key={piece.id}>
            <PieceCard piece={piece} hasLayer={hasLayer ?? false} isLinked={piece.id === linked}>
              {actions?.(piece)}
            </PieceCard>
          </li>
        ))}
      </ul>
      {total > PIECE_LIST_LIMIT && (
        <div className="flex items-center justify-between gap-3 border-t border-line pt-3">
          <p className="text-sm text-ink-soft tabular-nums">
            <Trans>
              {from + 1}–{from + shown.length} of {total}
            </Trans>
          </p>
          <div className="flex gap-2">
            <Button size="sm" disabled={current === 0} onClick={() => go(current - 1)}>
              <Trans>Newer</Trans>
            </Button>
            <Button
              size="sm"
              disabled={from + shown.length >= total}
              isBusy={isLoading && page > current}
              onClick={handleOlder}
            >
              <Trans>Older</Trans>
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
