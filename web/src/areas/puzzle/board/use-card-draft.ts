import { useCallback, useRef } from 'react';
import { useDraft } from '../../../platform/use-draft.ts';

const EMPTY = { label: '' };

/** The words of a card that is not on the board yet. */
export interface CardDraft {
  label: string;
  write: (label: string) => void;
  /** Appends words that found no place on the board. */
  append: (words: string) => void;
  clear: () => void;
}

/** Keeps the words of the next card in this browser, whatever becomes of the document and the board that shows it. */
export function useCardDraft(clusterId: string, accountId: string): CardDraft {
  const { value, change, clear } = useDraft(`card:${clusterId}`, accountId, EMPTY);
  const latest = useRef(value.label);
  latest.current = value.label;
  const write = useCallback(
    (label: string) => {
      // Two fields may end in the same tick.
      latest.current = label;
      change({ label });
    },
    [change],
  );
  const append = useCallback(
    (words: string) => write([latest.current, words].filter(Boolean).join(' ')),
    [write],
  );
  return { label: value.label, write, append, clear };
}
