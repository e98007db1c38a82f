import { boardNotes } from '@fap/shared/puzzle/board-doc.ts';
import { t } from '@lingui/core/macro';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Doc } from 'yjs';
import { createFrameStore } from '../../../platform/frame-store.ts';
import { useFrameStore } from '../../../platform/use-frame-store.ts';
import { cn } from '../../../ui/class-names.ts';
import { wordsOfNotes } from './notes-words.ts';

export const NOTES_PLACEHOLDER = t`Write down what you find out together…`;

/** The look of what the notes stand in, folded to one line or open. */
export const notesScroll = (isPeeking: boolean): string =>
  cn('notes-scroll min-h-0 flex-1 px-4', isPeeking ? 'overflow-hidden' : 'overflow-y-auto py-2');

/** What somebody began before the editor was there. */
export interface Begun {
  typed: string;
  /** The keyboard is in the notes. */
  isFocused: boolean;
}

export interface NotesPeekProps {
  doc: Doc;
  isPeeking: boolean;
  /** The keyboard is in the notes: somebody wants to write. */
  onFocus: () => void;
  /** The editor comes in its place. */
  onReplaced: (begun: Begun) => void;
}

/** The words of the notes as they change, until somebody comes near and the editor is loaded. */
export function NotesPeek({ doc, isPeeking, onFocus, onReplaced }: NotesPeekProps) {
  const blocks = useNotesWords(doc);
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const latest = useRef(typed);
  latest.current = typed;
  useLayoutEffect(() => {
    const element = box.current;
    // Runs before the element leaves the page, and with it the focus.
    return () => {
      onReplaced({ typed: latest.current, isFocused: document.activeElement === element });
    };
  }, [onReplaced]);
  const keepTyped = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key.length === 1) setTyped((before) => before + key);
    else if (key === 'Backspace') setTyped((before) => before.slice(0, -1));
    else return;
    event.preventDefault();
  };
  return (
    <div className={notesScroll(isPeeking)}>
      {/* biome-ignore lint/a11y/useSemanticElements: becomes an editor with looks, which no text area has */}
      <div
        ref={box}
        role="textbox"
        tabIndex={0}
        aria-label={t`Shared notes`}
        aria-multiline
        className="notes-editor"
        onFocus={onFocus}
        onKeyDown={keepTyped}
      >
        {blocks.map((words, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name, and hold no state here
          <p key={index}>{words}</p>
        ))}
        {typed !== '' && <p>{typed}</p>}
        {blocks.length === 0 && typed === '' && (
          <p className="is-editor-empty" data-placeholder={NOTES_PLACEHOLDER} />
        )}
      </div>
    </div>
  );
}

function useNotesWords(doc: Doc): readonly string[] {
  const [store] = useState(() =>
    createFrameStore(
      () => wordsOfNotes(doc),
      (changed) => {
        const notes = boardNotes(doc);
        const watch = () => changed();
        notes.observeDeep(watch);
        return () => notes.unobserveDeep(watch);
      },
    ),
  );
  return useFrameStore(store);
}
