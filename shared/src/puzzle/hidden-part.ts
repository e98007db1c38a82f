import type { BoardPiece } from './board-shapes.ts';

/** What a card or a passage of the notes said before a moderator hid it, and what stands there instead. */
export type HiddenPart =
  | { kind: 'card'; id: string; card: Omit<BoardPiece, 'by'>; placeholder: string }
  | {
      kind: 'notes';
      lines: {
        /** The words with their marks, as Yjs tells a rich text. */
        parts: { insert: unknown; attributes?: Record<string, unknown> }[];
        placeholder: string;
      }[];
    };
