import { boardLinks, boardPieces } from '@fap/shared/puzzle/board-doc.ts';
import { useEffect } from 'react';
import { type Doc, UndoManager } from 'yjs';

/** Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) take one's own steps on the board back and do them again. */
export function useOwnSteps(doc: Doc): void {
  useEffect(() => {
    const steps = new UndoManager([boardPieces(doc), boardLinks(doc)], {
      // What this page does has no origin; what others do comes from the connection, what is kept offline from there.
      trackedOrigins: new Set([null]),
      captureTimeout: Number.POSITIVE_INFINITY,
    });
    // A step is what one press of a pointer or key leads to: a whole drag is one, two quick clicks are two.
    const begin = (event: Event) => {
      if (!(event instanceof KeyboardEvent && event.repeat)) steps.stopCapturing();
    };
    const handleKey = (event: KeyboardEvent) => {
      const direction = directionOf(event);
      if (direction === null || event.defaultPrevented || isElsewhere(event.target)) return;
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

/** A field and the notes take back what was typed in them; an open dialog is about something else. */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select, [role=dialog]') !== null;
}
