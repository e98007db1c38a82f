import { boardPieces } from '@fap/shared/puzzle/board-doc.ts';
import { type BoardPiece, isBoardPiece } from '@fap/shared/puzzle/board-shapes.ts';
import * as Y from 'yjs';
import { applyUpdates } from '../../../platform/collab/encoding/apply-updates.ts';
import { bytesOf, type PackedRows, unpackRows } from './packed-rows.ts';

export interface CardTask {
  /** The merged document; null when there is none. */
  merged: Uint8Array | null;
  /** The rows after it. */
  rows: readonly PackedRows[];
  id: string;
}

export interface CardOnBoard {
  /** Null when the board has no such card. */
  card: BoardPiece | null;
  /** Whether there ever was one. */
  wasThere: boolean;
}

/** One card as it stands on the board now. A deleted one leaves its key behind, which tells it from one that never was. */
export function readCard({ merged, rows, id }: CardTask): CardOnBoard {
  const doc = new Y.Doc();
  const pieces = boardPieces(doc);
  applyUpdates(doc, [...(merged ? [merged] : []), ...bytesOf(unpackRows(rows))]);
  const card: unknown = pieces.get(id);
  return { card: isBoardPiece(card) ? card : null, wasThere: pieces._map.has(id) };
}
