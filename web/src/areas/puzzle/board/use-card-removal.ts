import { boardPieces, removeFromBoard } from '@fap/shared/puzzle/board-doc.ts';
import { FRAME_KIND } from '@fap/shared/puzzle/board-shapes.ts';
import { useCallback, useState } from 'react';
import type { Doc } from 'yjs';
import type { CardAuthor } from './use-card-authors.ts';

/** Cards and lines somebody wants to delete. */
export interface ToRemove {
  cards: readonly string[];
  lines: readonly string[];
}

/** What to ask before deleting other people's cards. */
export interface RemovalQuestion {
  /** Cards and frames. */
  cards: number;
  frames: number;
  /** The words of the cards, as far as they have any. */
  words: readonly string[];
  /** The other authors' names, each once; '' for an author not known yet. */
  others: readonly string[];
  onAnswer: (isYes: boolean) => void;
}

/** Deletes from the board: own cards at once, other people's after a confirmation. */
export function useCardRemoval(
  doc: Doc,
  userId: string,
  authorOf: (id: string) => CardAuthor | null,
): { remove: (what: ToRemove) => void; question: RemovalQuestion | null } {
  const [question, setQuestion] = useState<RemovalQuestion | null>(null);
  const remove = useCallback(
    ({ cards, lines }: ToRemove) => {
      const authors = cards.map(authorOf);
      // Until the server has named its author, a card counts as somebody else's.
      const others = authors.filter((author) => author?.id !== userId);
      if (others.length === 0) return removeFromBoard(doc, cards, lines);
      setQuestion({
        cards: cards.length,
        frames: cards.filter((id) => boardPieces(doc).get(id)?.kind === FRAME_KIND).length,
        words: cards.map((id) => boardPieces(doc).get(id)?.label ?? '').filter(Boolean),
        others: [...new Set(others.map((author) => author?.displayName ?? ''))],
        onAnswer: (isYes) => {
          setQuestion(null);
          if (isYes) removeFromBoard(doc, cards, lines);
        },
      });
    },
    [doc, userId, authorOf],
  );
  return { remove, question };
}
