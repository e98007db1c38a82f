import { type AbstractType, type Doc, type Transaction, XmlElement, XmlFragment, XmlText } from 'yjs';
import { boardNotes } from './board-doc.ts';
import { isNotesChild, isNotesMark, NOTES_ROOT, NOTES_TEXT } from './notes-shape.ts';

/**
 * Removes nodes that the notes' editor cannot show, now and on each change before other observers run: the editor stops
 * at the first unknown node. The removal is an ordinary change, which the history can undo. Call the result to stop.
 */
export function keepNotesReadable(doc: Doc): () => void {
  const notes = boardNotes(doc);
  removeForeign(doc, [notes]);
  const check = ({ changed }: Transaction) => {
    const inNotes = [...changed.keys()].filter((type) => isIn(type, notes));
    if (inNotes.length > 0) removeForeign(doc, inNotes);
  };
  doc.on('beforeObserverCalls', check);
  return () => doc.off('beforeObserverCalls', check);
}

type AnyType = AbstractType<unknown>;

function isIn(type: unknown, notes: XmlFragment): boolean {
  for (let at = type as AnyType | null; at !== null; at = at.parent as AnyType | null)
    if (at === notes) return true;
  return false;
}

function removeForeign(doc: Doc, types: readonly unknown[]): void {
  const cuts: (() => void)[] = [];
  for (const type of types) {
    if (type instanceof XmlText) findInText(type, cuts);
    else if (type instanceof XmlFragment) findInFragment(type, cuts);
  }
  if (cuts.length === 0) return;
  doc.transact(() => {
    // From the end, so that the other indexes stay valid.
    for (const cut of cuts.reverse()) cut();
  });
}

function findInFragment(parent: XmlFragment, cuts: (() => void)[]): void {
  const name = parent instanceof XmlElement ? parent.nodeName : NOTES_ROOT;
  for (const [at, child] of (parent.toArray() as unknown[]).entries()) {
    if (!isNotesChild(name, nameOf(child))) cuts.push(() => parent.delete(at, 1));
    else if (child instanceof XmlText) findInText(child, cuts);
    else if (child instanceof XmlElement) findInFragment(child, cuts);
  }
}

interface TextPart {
  insert: unknown;
  attributes?: Record<string, unknown>;
}

function findInText(text: XmlText, cuts: (() => void)[]): void {
  let at = 0;
  for (const { insert, attributes = {} } of text.toDelta() as TextPart[]) {
    const from = at;
    const length = typeof insert === 'string' ? insert.length : 1;
    at += length;
    if (typeof insert !== 'string') cuts.push(() => text.delete(from, 1));
    const foreign = Object.keys(attributes).filter((mark) => !isNotesMark(mark, attributes[mark]));
    const without = Object.fromEntries(foreign.map((mark) => [mark, null]));
    if (foreign.length > 0 && typeof insert === 'string') cuts.push(() => text.format(from, length, without));
  }
}

/** Any other type is allowed nowhere. */
function nameOf(child: unknown): string {
  if (child instanceof XmlText) return NOTES_TEXT;
  return child instanceof XmlElement ? child.nodeName : '';
}
