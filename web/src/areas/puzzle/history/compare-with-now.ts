import {
  type BoardChanges,
  cardChange,
  countTextChange,
  lineChange,
  noChanges,
} from '@fap/shared/puzzle/board-changes.ts';
import { boardLinks, boardNotes, boardPieces } from '@fap/shared/puzzle/board-doc.ts';
import { type BoardVersion, notesText, type PastCard, type PastLine } from '@fap/shared/puzzle/history.ts';
import { type Doc, XmlElement, XmlText } from 'yjs';

/** Counts what would change if a version were restored now. */
export function compareWithNow(doc: Doc, version: BoardVersion): BoardChanges {
  const changes = noChanges();
  const cards = listExisting(version.cards);
  const pieces = boardPieces(doc);
  for (const id of new Set([...pieces.keys(), ...cards.keys()])) {
    const change = cardChange(pieces.get(id), cardOf(cards.get(id)));
    if (change) changes.cards[change] += 1;
  }
  const lines = listExisting(version.lines);
  const links = boardLinks(doc);
  for (const id of new Set([...links.keys(), ...lines.keys()])) {
    const change = lineChange(links.get(id), lineOf(lines.get(id)));
    if (change) changes.lines[change] += 1;
  }
  const { added, removed } = countTextChange(extractText(doc), notesText(version.notes));
  changes.notes.charactersAdded = added;
  changes.notes.charactersRemoved = removed;
  return changes;
}

/** Whether all counts are 0; the layout of the notes is not counted. */
export function isUnchanged({ cards, lines, notes }: BoardChanges): boolean {
  const counts = [...Object.values(cards), ...Object.values(lines)];
  return counts.every((count) => count === 0) && notes.charactersAdded + notes.charactersRemoved === 0;
}

function listExisting<Entry extends { id: string; change: string | null }>(entries: readonly Entry[]) {
  return new Map(entries.flatMap((entry) => (entry.change === 'removed' ? [] : [[entry.id, entry]])));
}

/** A past card without the fields that describe its change. */
function cardOf(card: PastCard | undefined) {
  if (!card) return undefined;
  const { id: _id, change: _change, changedBy: _by, changedAt: _at, ...value } = card;
  return value;
}

function lineOf(line: PastLine | undefined) {
  if (!line) return undefined;
  const { id: _id, change: _change, changedBy: _by, changedAt: _at, ...value } = line;
  return value;
}

/** The current notes as plain text, one line per block, as `notesText` gives those of a version. */
function extractText(doc: Doc): string {
  const blocks: string[] = [];
  const visit = (parent: { toArray(): unknown[] }) => {
    let words: string | null = null;
    const elements: XmlElement[] = [];
    for (const child of parent.toArray()) {
      if (child instanceof XmlText) words = (words ?? '') + extractPlainText(child);
      else if (child instanceof XmlElement && child.nodeName === 'hardBreak') words = `${words ?? ''}\n`;
      else if (child instanceof XmlElement) elements.push(child);
    }
    if (words) blocks.push(words);
    for (const element of elements) {
      const before = blocks.length;
      visit(element);
      if (blocks.length === before) blocks.push('');
    }
  };
  visit(boardNotes(doc));
  return blocks.join('\n');
}

const extractPlainText = (text: XmlText): string =>
  (text.toDelta() as { insert: unknown }[])
    .map(({ insert }) => (typeof insert === 'string' ? insert : ''))
    .join('');
