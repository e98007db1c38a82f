import { type Board, boardLinks, boardPieces, parseBoard } from '@fap/shared/puzzle/board-doc.ts';
import { useState } from 'react';
import type { Doc, Transaction, Map as YMap, YMapEvent } from 'yjs';
import { createFrameStore } from '../../../platform/frame-store.ts';
import { useFrameStore } from '../../../platform/use-frame-store.ts';

/** The board in the shared document; entries of an invalid shape are left out. */
export function useBoard(doc: Doc): Board {
  const [store] = useState(() =>
    createFrameStore(
      () => parseBoard(doc),
      (changed) => {
        const maps: YMap<unknown>[] = [boardPieces(doc) as YMap<unknown>, boardLinks(doc) as YMap<unknown>];
        const watch = (_event: YMapEvent<unknown>, { local }: Transaction) => changed(local);
        for (const map of maps) map.observe(watch);
        return () => {
          for (const map of maps) map.unobserve(watch);
        };
      },
    ),
  );
  return useFrameStore(store);
}
