import { boardNotes } from '@fap/shared/puzzle/board-doc.ts';
import type { Doc, XmlElement, XmlText } from 'yjs';

/** The words of the notes, block by block and without their looks; blocks without words are left out. */
export function wordsOfNotes(doc: Doc): string[] {
  return blocksIn(boardNotes(doc)).filter((words) => words.trim() !== '');
}

function blocksIn(parent: { toArray: () => unknown[] }): string[] {
  const children = parent.toArray();
  const words = children.filter(isText).map(wordsOf);
  const below = children.filter(isElement).flatMap(blocksIn);
  return words.length > 0 ? [words.join(''), ...below] : below;
}

function wordsOf(text: XmlText): string {
  const runs = text.toDelta() as { insert: unknown }[];
  return runs.map(({ insert }) => (typeof insert === 'string' ? insert : '')).join('');
}

// By what they can do: their classes would bring the whole library to a screen that opens without it.
const isText = (child: unknown): child is XmlText => can(child, 'toDelta');
const isElement = (child: unknown): child is XmlElement =>
  can(child, 'toArray') && can(child, 'getAttribute');

const can = (child: unknown, what: string): boolean =>
  typeof child === 'object' &&
  child !== null &&
  typeof (child as Record<string, unknown>)[what] === 'function';
