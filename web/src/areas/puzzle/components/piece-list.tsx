import { PIECE_LIST_LIMIT } from '@fap/shared/puzzle/constants.ts';
import type { Contribution } from '@fap/shared/puzzle/entities.ts';
import { type ReactNode, useState } from 'react';
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
  /** How many there are, those that were not read yet included; left out: all are here. */
  total?: number;
  /** The page to begin with. */
  initialPage?: number;
  /** Somebody wants to see a page that is not read as far as its end. */
  onReadOn?: (page: number) => void;
  /** A page is on its way. */
  isReading?: boolean;
}

/** Pieces, six at a time. */
export function PieceList(props: PieceListProps) {
  const { pieces, empty, actions, hasLayer, initialPage = 0, onReadOn, isReading = false } = props;
  // What was read before may have been added to since: never less than is here.
  const total = Math.max(props.total ?? 0, pieces.length);
  // The page asked for; until it is read the last one before it is shown.
  const [page, setPage] = useState(initialPage);
  const pages = Math.max(1, Math.ceil(pieces.length / PIECE_LIST_LIMIT));
  const current = Math.min(page, pages - 1);
  const from = current * PIECE_LIST_LIMIT;
  const shown = pieces.slice(from, from + PIECE_LIST_LIMIT);
  const handleOlder = () => {
    const next = current + 1;
    setPage(next);
    if (Math.min((next + 1) * PIECE_LIST_LIMIT, total) > pieces.length) onReadOn?.(next);
  };
  if (pieces.length === 0) return <div className="py-4 text-ink-soft">{empty}</div>;
  return (
    <>
      <ul className="divide-y divide-line">
        {shown.map((piece) => (
          <li key={piece.id}>
            <PieceCard piece={piece} hasLayer={hasLayer ?? false}>
              {actions?.(piece)}
            </PieceCard>
          </li>
        ))}
      </ul>
      {total > PIECE_LIST_LIMIT && (
        <div className="flex items-center justify-between gap-3 border-t border-line pt-3">
          <p className="text-sm text-ink-soft tabular-nums">
            {from + 1}–{from + shown.length} of {total}
          </p>
          <div className="flex gap-2">
            <Button size="sm" disabled={current === 0} onClick={() => setPage(current - 1)}>
              Newer
            </Button>
            <Button
              size="sm"
              disabled={from + shown.length >= total}
              isBusy={isReading && page > current}
              onClick={handleOlder}
            >
              Older
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
