import {
  BOARD_CLIPBOARD_TYPE,
  type BoardCopy,
  COPY_MAX,
  copyCards,
  parseCopy,
} from '@fap/shared/puzzle/board-clipboard.ts';
import type { Board } from '@fap/shared/puzzle/board-doc.ts';
import { t } from '@lingui/core/macro';
import { type RefObject, useEffect } from 'react';
import { toast } from '../../../platform/toast-store.ts';

export interface BoardClipboard {
  clusterId: string;
  board: Board;
  selected: ReadonlySet<string>;
  /** The canvas: copying elsewhere on the page is not ours. */
  canvas: RefObject<HTMLElement | null>;
  onPaste: (copy: BoardCopy) => void;
}

/** Ctrl+C copies the chosen cards with their lines, Ctrl+V pastes them, also on another board. */
export function useBoardClipboard({ clusterId, board, selected, canvas, onPaste }: BoardClipboard): void {
  useEffect(() => {
    const isOurs = () => {
      const { activeElement } = document;
      const isField = activeElement?.matches('input, textarea, select, [contenteditable=true]');
      return !isField && canvas.current?.contains(activeElement) === true;
    };
    const handleCopy = (event: ClipboardEvent) => {
      const copy = isOurs() ? copyCards(board, selected, clusterId) : null;
      if (!copy || !event.clipboardData) return;
      event.preventDefault();
      event.clipboardData.setData(BOARD_CLIPBOARD_TYPE, JSON.stringify(copy));
      event.clipboardData.setData('text/plain', copy.pieces.map(([, { label }]) => label).join('\n'));
      const chosen = board.pieces.filter(({ id }) => selected.has(id)).length;
      if (chosen > COPY_MAX)
        toast({
          title: t`Only the first ${COPY_MAX} cards were copied`,
          description: t`Copy the rest after these.`,
        });
    };
    const handlePaste = (event: ClipboardEvent) => {
      const copy = isOurs() ? parseCopy(event.clipboardData?.getData(BOARD_CLIPBOARD_TYPE) ?? '') : null;
      if (!copy) return;
      event.preventDefault();
      onPaste(copy);
      // The rectangle around what was chosen had the focus, and goes with it.
      canvas.current?.focus({ preventScroll: true });
    };
    document.addEventListener('copy', handleCopy);
    document.addEventListener('paste', handlePaste);
    return () => {
      document.removeEventListener('copy', handleCopy);
      document.removeEventListener('paste', handlePaste);
    };
  }, [clusterId, board, selected, canvas, onPaste]);
}
