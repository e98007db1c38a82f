import { boardPieces, changePiece } from '@fap/shared/puzzle/board-doc.ts';
import type { Doc } from 'yjs';

/** Why words that somebody wrote on a card are not on it. */
export type Lost = 'deleted' | 'changed' | 'replaced';

export interface Renaming {
  label: string;
  /** The card's words when the writer began. */
  before: string;
}

/** Writes words on a card; returns why it could not, null when they are there. */
export function renameCard(doc: Doc, id: string, { label, before }: Renaming): Lost | null {
  // Another document stands in its place: what is written here is seen by nobody.
  if (doc.isDestroyed) return 'replaced';
  const now = boardPieces(doc).get(id)?.label;
  if (now === undefined) return 'deleted';
  // What somebody else wrote meanwhile stays; a card that shows its piece's words has none of its own.
  if (now !== before && now !== label && now !== '') return 'changed';
  changePiece(doc, id, { label });
  return null;
}
