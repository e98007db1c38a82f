import { isBoardId, isBoardLink, isBoardPiece } from '@fap/shared/puzzle/board-shapes.ts';
import {
  isNotesAttribute,
  isNotesChild,
  isNotesMark,
  NOTES_ROOT,
  NOTES_TEXT,
} from '@fap/shared/puzzle/notes-shape.ts';
import { checkedPresence } from '@fap/shared/puzzle/presence.ts';
import type { DocumentLayout } from '../../platform/collab/document/document-layout.ts';

/** Cards (or lines) one account may have on a board; nobody finds their way among more. */
const PER_ACCOUNT = 300;
/** Of all accounts together: more than this a browser draws too slowly. */
const IN_ALL = 1_500;

const sharedBy = (limitsFactor: number) => ({ perAccount: PER_ACCOUNT * limitsFactor, inAll: IN_ALL });

/**
 * What a puzzle's document holds: cards, lines and notes, of the shapes the page can show. The factor multiplies what one account may
 * have.
 */
export const boardLayout = (limitsFactor: number): DocumentLayout => ({
  maps: {
    pieces: { isKey: isBoardId, isValue: isBoardPiece, ...sharedBy(limitsFactor) },
    links: { isKey: isBoardId, isValue: isBoardLink, ...sharedBy(limitsFactor) },
  },
  fragment: {
    name: 'notes',
    layout: {
      root: NOTES_ROOT,
      text: NOTES_TEXT,
      isChild: isNotesChild,
      isAttribute: isNotesAttribute,
      isMark: isNotesMark,
    },
  },
  plainText: null,
  checkPresence: checkedPresence,
});
