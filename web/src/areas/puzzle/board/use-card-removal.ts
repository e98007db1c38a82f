import { removeFromBoard } from '@fap/shared/puzzle/board-doc.ts';
import { useCallback, useState } from 'react';
import type { Doc } from 'yjs';
import type { CardAuthor } from './use-card-authors.ts';

/** Cards and lines somebody wants to delete. */
export interface ToRemove {
  cards: readonly string[];
  lines: readonly string[];
}

/** A question before another person's card goes: whose the cards are that are not one's own. */
export interface RemovalQuestion {
  cards: number;
  /** Names, each once; '' for somebody the server has not named. */
  others: readonly string[];
  onAnswer: (isYes: boolean) => void;
}

/** Deleting from the board: one's own at once, another's after a question. */
export function useCardRemoval(
  doc: Doc,
  userId: string,
  authorOf: (id: string) => CardAuthor | null,
): { remove: (what: ToRemove) => void; question: RemovalQuestion | null } {
  const [question, setQuestion] = useState<RemovalQuestion | null>(null);
  const remove = useCallback(
    ({ cards, lines }: ToRemove) => {
      const authors = cards.map(authorOf);
      // Whose it is the server says; while it has not, a card is taken for another's.
      const others = authors.filter((author) => author?.id !== userId);
      if (others.length === 0) return removeFromBoard(doc, cards, lines);
      setQuestion({
        cards: cards.length,
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
