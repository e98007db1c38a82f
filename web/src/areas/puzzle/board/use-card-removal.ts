import { boardPieces, removeFromBoard } from '@fap/shared/puzzle/board-doc.ts';
import { useCallback, useState } from 'react';
import type { Doc } from 'yjs';
import { nameCards } from './count-cards.ts';
import type { CardAuthor } from './use-card-authors.ts';

/** Cards and lines somebody wants to delete. */
export interface ToRemove {
  cards: readonly string[];
  lines: readonly string[];
}

/** What to ask before deleting other people's cards. */
export interface RemovalQuestion {
  /** The cards and frames, in words. */
  what: string;
  isOne: boolean;
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
      const known = cards.flatMap((id) => boardPieces(doc).get(id) ?? []);
      // Somebody else may have deleted them in this moment.
      if (others.length === 0 || known.length === 0) return removeFromBoard(doc, cards, lines);
      setQuestion({
        what: nameCards(known),
        isOne: known.length === 1,
        words: known.map(({ label }) => label).filter(Boolean),
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
