import { type AbstractType, type Doc, type Transaction, XmlElement, XmlFragment, XmlText } from 'yjs';
import { boardNotes } from './board-doc.ts';
import { isNotesChild, NOTES_ROOT, NOTES_TEXT } from './notes-shape.ts';

/**
 * Keeps what the notes' editor cannot show out of them, now and from each change before anybody looks at it: the editor
 * stops at the first foreign node. Deleting it is a change like any other, which the history can take back. Call the
 * result to stop.
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
  const found: { parent: XmlFragment; child: unknown }[] = [];
  for (const type of types) if (type instanceof XmlFragment) collect(type, found);
  if (found.length === 0) return;
  doc.transact(() => {
    for (const { parent, child } of found) {
      const at = (parent.toArray() as unknown[]).indexOf(child);
      if (at >= 0) parent.delete(at, 1);
    }
  });
}

function collect(parent: XmlFragment, found: { parent: XmlFragment; child: unknown }[]): void {
  const name = parent instanceof XmlElement ? parent.nodeName : NOTES_ROOT;
  for (const child of parent.toArray() as unknown[]) {
    if (!isNotesChild(name, nameOf(child))) found.push({ parent, child });
    else if (child instanceof XmlElement) collect(child, found);
  }
}

/** Anything but an element or a text has no name that could stand anywhere. */
function nameOf(child: unknown): string {
  if (child instanceof XmlText) return NOTES_TEXT;
  return child instanceof XmlElement ? child.nodeName : '';
}
