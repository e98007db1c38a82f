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
}

/** Pieces, six at a time. */
export function PieceList({ pieces, empty, actions, hasLayer }: PieceListProps) {
  const [page, setPage] = useState(0);
  const pages = Math.max(1, Math.ceil(pieces.length / PIECE_LIST_LIMIT));
  const current = Math.min(page, pages - 1);
  const from = current * PIECE_LIST_LIMIT;
  const shown = pieces.slice(from, from + PIECE_LIST_LIMIT);
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
      {pages > 1 && (
        <div className="flex items-center justify-between gap-3 border-t border-line pt-3">
          <p className="text-sm text-ink-soft tabular-nums">
            {from + 1}–{from + shown.length} of {pieces.length}
          </p>
          <div className="flex gap-2">
            <Button size="sm" disabled={current === 0} onClick={() => setPage(current - 1)}>
              Newer
            </Button>
            <Button size="sm" disabled={current === pages - 1} onClick={() => setPage(current + 1)}>
              Older
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
