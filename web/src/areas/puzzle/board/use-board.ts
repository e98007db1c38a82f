import { type Board, boardLinks, boardPieces, parseBoard } from '@fap/shared/puzzle/board-doc.ts';
import { useState, useSyncExternalStore } from 'react';
import type { Doc, Map as YMap } from 'yjs';
import { createFrameStore } from '../../../platform/frame-store.ts';

/** The board in the shared document; entries of an invalid shape are left out. */
export function useBoard(doc: Doc): Board {
  const [store] = useState(() =>
    createFrameStore(
      () => parseBoard(doc),
      (changed) => {
        const maps: YMap<unknown>[] = [boardPieces(doc) as YMap<unknown>, boardLinks(doc) as YMap<unknown>];
        for (const map of maps) map.observe(changed);
        return () => {
          for (const map of maps) map.unobserve(changed);
        };
      },
    ),
  );
  return useSyncExternalStore(store.subscribe, store.get);
}
