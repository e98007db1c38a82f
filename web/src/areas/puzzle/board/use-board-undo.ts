import { boardLinks, boardPieces } from '@fap/shared/puzzle/board-doc.ts';
import { useEffect } from 'react';
import { type Doc, UndoManager } from 'yjs';

/** Ctrl+Z undoes the user's own changes of the board; Ctrl+Shift+Z and Ctrl+Y redo them. */
export function useBoardUndo(doc: Doc): void {
  useEffect(() => {
    const steps = new UndoManager([boardPieces(doc), boardLinks(doc)], {
      // Local changes have no origin; those of the connection and of the offline copy have one.
      trackedOrigins: new Set([null]),
      captureTimeout: Number.POSITIVE_INFINITY,
    });
    // Each press of a pointer or key begins a new step: a whole drag is one, two quick clicks are two.
    const begin = (event: Event) => {
      if (!(event instanceof KeyboardEvent && event.repeat)) steps.stopCapturing();
    };
    const handleKey = (event: KeyboardEvent) => {
      const direction = directionOf(event);
      if (direction === null || event.defaultPrevented || hasOtherUndo(event.target)) return;
      event.preventDefault();
      steps[direction]();
    };
    window.addEventListener('pointerdown', begin, true);
    window.addEventListener('keydown', begin, true);
    window.addEventListener('keydown', handleKey);
    return () => {
      window.removeEventListener('pointerdown', begin, true);
      window.removeEventListener('keydown', begin, true);
      window.removeEventListener('keydown', handleKey);
      steps.destroy();
    };
  }, [doc]);
}

function directionOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && !shiftKey ? 'redo' : null;
}

/** Text fields and the notes have an undo of their own; a dialog covers the board. */
function hasOtherUndo(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select, [role=dialog]') !== null;
}
