import { findEdit, moveCaret, type TextEdit } from '@fap/shared/cases/text-edit.ts';
import { type Text, UndoManager, type YTextEvent } from 'yjs';

/** How long typing without a pause is one step of undo, in milliseconds. */
const STEP_MS = 800;

/** Ties a text field to a shared text: what is typed goes into the text, what others do appears in the field around the caret. */
export class TextBinding {
  readonly #text: Text;
  readonly #area: HTMLTextAreaElement;
  readonly #undo: UndoManager;
  /** What the field was given last, or sent last. */
  #shown: string;
  /** While somebody composes a character the field is left alone; what others did meanwhile waits here, in order. */
  #waiting: TextEdit[] = [];
  #isComposing = false;

  constructor(text: Text, area: HTMLTextAreaElement) {
    this.#text = text;
    this.#area = area;
    this.#undo = new UndoManager(text, { trackedOrigins: new Set([this]), captureTimeout: STEP_MS });
    this.#shown = text.toString();
    area.value = this.#shown;
    text.observe(this.#handleText);
    area.addEventListener('input', this.#handleInput);
    area.addEventListener('compositionstart', this.#handleStart);
    area.addEventListener('compositionend', this.#handleEnd);
    area.addEventListener('beforeinput', this.#handleBefore);
    area.addEventListener('keydown', this.#handleKey);
  }

  close(): void {
    // What is being composed is typed, too.
    if (this.#isComposing) this.#handleEnd();
    const area = this.#area;
    this.#text.unobserve(this.#handleText);
    area.removeEventListener('input', this.#handleInput);
    area.removeEventListener('compositionstart', this.#handleStart);
    area.removeEventListener('compositionend', this.#handleEnd);
    area.removeEventListener('beforeinput', this.#handleBefore);
    area.removeEventListener('keydown', this.#handleKey);
    this.#undo.destroy();
  }

  readonly #handleText = (event: YTextEvent): void => {
    if (event.transaction.origin === this) return;
    const edits = editsOf(event);
    if (this.#isComposing) this.#waiting.push(...edits);
    else this.#show(edits);
  };

  readonly #handleInput = (): void => {
    if (!this.#isComposing) this.#send();
  };

  readonly #handleStart = (): void => {
    this.#isComposing = true;
  };

  readonly #handleEnd = (): void => {
    this.#isComposing = false;
    this.#send();
  };

  /** The field's own undo knows nothing of what others did, so that it would take theirs back as well. */
  readonly #handleBefore = (event: InputEvent): void => {
    if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return;
    event.preventDefault();
    this.#step(event.inputType === 'historyUndo');
  };

  readonly #handleKey = (event: KeyboardEvent): void => {
    if (event.isComposing || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    this.#step(key === 'z' && !event.shiftKey);
  };

  #step(isBack: boolean): void {
    if (this.#area.readOnly) return;
    if (isBack) this.#undo.undo();
    else this.#undo.redo();
  }

  #send(): void {
    const { value, selectionStart } = this.#area;
    const edit = findEdit(this.#shown, value, selectionStart);
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#shown = value;
    if (edit) this.#text.doc?.transact(() => this.#write(edit, waiting), this);
    // From here on the field knows what others did while something was composed.
    if (waiting.length > 0) this.#showWhole();
  }

  #write({ at, removed, inserted }: TextEdit, waiting: readonly TextEdit[]): void {
    // Each place is looked up by itself: between two of them others may have written meanwhile, and theirs stays.
    const gone = Array.from({ length: removed }, (_, offset) => placeAfter(at + offset, waiting));
    for (const { from, to } of runsOf(gone).reverse()) this.#text.delete(from, to - from);
    const start = waiting.reduce((place, edit) => moveCaret(place, edit), at);
    if (inserted !== '') this.#text.insert(Math.min(start, this.#text.length), inserted);
  }

  #show(edits: readonly TextEdit[]): void {
    const area = this.#area;
    const { selectionStart, selectionEnd, selectionDirection, scrollTop } = area;
    let [start, end] = [selectionStart, selectionEnd];
    for (const edit of edits) [start, end] = [moveCaret(start, edit), moveCaret(end, edit)];
    this.#shown = this.#text.toString();
    area.value = this.#shown;
    area.setSelectionRange(start, end, selectionDirection);
    area.scrollTop = scrollTop;
  }

  #showWhole(): void {
    const before = this.#shown;
    const now = this.#text.toString();
    const edit = findEdit(before, now, now.length);
    this.#show(edit ? [edit] : []);
  }
}

/** Where a character stands after others' replacements; null when one of them took it away. */
function placeAfter(at: number, edits: readonly TextEdit[]): number | null {
  let place = at;
  for (const { at: from, removed, inserted } of edits) {
    if (place < from) continue;
    if (place < from + removed) return null;
    place += inserted.length - removed;
  }
  return place;
}

/**
 * Neighbouring places as one run each, from the first up to before the last. Yjs replaces both halves of a character that is
 * deleted half by half, and an undo would bring back the replacement.
 */
function runsOf(places: readonly (number | null)[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const place of places) {
    const last = runs.at(-1);
    if (place === null) continue;
    if (last?.to === place) last.to += 1;
    else runs.push({ from: place, to: place + 1 });
  }
  return runs;
}

function editsOf({ delta }: YTextEvent): TextEdit[] {
  const edits: TextEdit[] = [];
  let at = 0;
  for (const { retain = 0, insert, delete: removed = 0 } of delta) {
    at += retain;
    const inserted = typeof insert === 'string' ? insert : '';
    if (inserted !== '' || removed > 0) edits.push({ at, removed, inserted });
    at += inserted.length;
  }
  return edits;
}
