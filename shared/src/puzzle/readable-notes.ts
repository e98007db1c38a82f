import { type AbstractType, type Doc, type Transaction, XmlElement, XmlFragment, XmlText } from 'yjs';
import { boardNotes } from './board-doc.ts';

/**
 * Removes from the notes what no editor ever writes and on which ours stops: objects in a text, hooks, and text outside of any block.
 * Now, and on each change before other observers run. The removal is an ordinary change, which the history can undo. Elements and
 * marks that this version does not know stay: a newer one may have written them. Call the result to stop.
 */
export function keepNotesReadable(doc: Doc): () => void {
  const notes = boardNotes(doc);
  removeBroken(doc, [notes]);
  const check = ({ changed }: Transaction) => {
    const inNotes = [...changed.keys()].filter((type) => isIn(type, notes));
    if (inNotes.length > 0) removeBroken(doc, inNotes);
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

function removeBroken(doc: Doc, types: readonly unknown[]): void {
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
  for (const [at, child] of (parent.toArray() as unknown[]).entries()) {
    if (child instanceof XmlText && parent instanceof XmlElement) findInText(child, cuts);
    else if (child instanceof XmlElement) findInFragment(child, cuts);
    else cuts.push(() => parent.delete(at, 1));
  }
}

function findInText(text: XmlText, cuts: (() => void)[]): void {
  let at = 0;
  for (const { insert } of text.toDelta() as { insert: unknown }[]) {
    const from = at;
    at += typeof insert === 'string' ? insert.length : 1;
    if (typeof insert !== 'string') cuts.push(() => text.delete(from, 1));
  }
}
