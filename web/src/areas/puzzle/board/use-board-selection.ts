import { useCallback, useState } from 'react';

/** The chosen cards and lines, by id. */
export interface BoardSelection {
  selected: ReadonlySet<string>;
  /** Changes several at once, so that a rectangle over 500 cards is one change. */
  change: (changes: readonly { id: string; isSelected: boolean }[]) => void;
  set: (ids: Iterable<string>) => void;
}

/** What is chosen on the board, in this window alone. */
export function useBoardSelection(): BoardSelection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const change = useCallback((changes: readonly { id: string; isSelected: boolean }[]) => {
    if (changes.length === 0) return;
    setSelected((before) => {
      const after = new Set(before);
      for (const { id, isSelected } of changes) {
        if (isSelected) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  }, []);
  const set = useCallback((ids: Iterable<string>) => setSelected(new Set(ids)), []);
  return { selected, change, set };
}
