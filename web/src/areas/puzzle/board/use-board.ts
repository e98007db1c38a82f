import {
  type BoardLink,
  type BoardPiece,
  boardLinks,
  boardPieces,
  isBoardLink,
  isBoardPiece,
} from '@fap/shared/puzzle/board-doc.ts';
import { useState, useSyncExternalStore } from 'react';
import type { Doc, Map as YMap } from 'yjs';
import { frameStore } from '../../../platform/frame-store.ts';

export interface Board {
  pieces: readonly (BoardPiece & { id: string })[];
  links: readonly (BoardLink & { id: string })[];
}

/** The board as the document holds it; entries of a foreign shape are left out. */
export function useBoard(doc: Doc): Board {
  const [store] = useState(() =>
    frameStore(
      () => readBoard(doc),
      (changed) => {
        const maps: YMap<unknown>[] = [boardPieces(doc) as YMap<unknown>, boardLinks(doc) as YMap<unknown>];
        for (const map of maps) map.observe(changed);
        return () => {
          for (const map of maps) map.unobserve(changed);
        };
      },
    ),
  );
  return useSyncExternalStore(store.subscribe, store.read);
}

function readBoard(doc: Doc): Board {
  const pieces = [...boardPieces(doc)].flatMap(([id, piece]) =>
    isBoardPiece(piece) ? [{ ...piece, id }] : [],
  );
  const ids = new Set(pieces.map((piece) => piece.id));
  const links = [...boardLinks(doc)].flatMap(([id, link]) =>
    isBoardLink(link) && ids.has(link.from) && ids.has(link.to) ? [{ ...link, id }] : [],
  );
  return { pieces, links };
}
