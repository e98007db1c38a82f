import { boardLinks, boardPieces } from '@fap/shared/puzzle/board-doc.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Doc, UndoManager } from 'yjs';

/** Undo and redo of the user's own changes of the board. */
export interface BoardUndo {
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
}

/** Undo by buttons and keys: Ctrl+Z undoes the user's own changes of the board; Ctrl+Shift+Z and Ctrl+Y redo them. */
export function useBoardUndo(doc: Doc): BoardUndo {
  const [state, setState] = useState({ canUndo: false, canRedo: false });
  const manager = useRef<UndoManager | null>(null);
  useEffect(() => {
    const steps = new UndoManager([boardPieces(doc), boardLinks(doc)], {
      // Local changes have no origin; those of the connection and of the offline copy have one.
      trackedOrigins: new Set([null]),
      captureTimeout: Number.POSITIVE_INFINITY,
    });
    manager.current = steps;
    const tell = () => {
      const next = { canUndo: steps.canUndo(), canRedo: steps.canRedo() };
      // A drag adds to one step many times a second.
      setState((now) => (now.canUndo === next.canUndo && now.canRedo === next.canRedo ? now : next));
    };
    for (const event of STACK_EVENTS) steps.on(event, tell);
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
      manager.current = null;
      steps.destroy();
      setState({ canUndo: false, canRedo: false });
    };
  }, [doc]);
  return useMemo(
    () => ({ ...state, undo: () => manager.current?.undo(), redo: () => manager.current?.redo() }),
    [state],
  );
}

const STACK_EVENTS = ['stack-item-added', 'stack-item-popped', 'stack-cleared'] as const;

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
