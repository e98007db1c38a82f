import { boardLinks, boardNotes, boardPieces } from '@fap/shared/puzzle/board-doc.ts';
import { isBoardLink, isBoardPiece } from '@fap/shared/puzzle/board-shapes.ts';
import * as Y from 'yjs';
import type { ClockRange } from '../../../platform/collab/encoding/clock-ranges.ts';
import { type PackedRows, unpackRows } from './packed-rows.ts';
import { placesIn } from './text-places.ts';

/** What is to be taken out of a puzzle's document. */
export type RedactedPart =
  | { kind: 'card'; id: string }
  /** The passage, wherever it ever stood in the notes; each line is looked for in one paragraph. */
  | { kind: 'notes'; lines: readonly string[] };

export interface FindTask {
  /** The whole log. */
  rows: readonly PackedRows[];
  part: RedactedPart;
  /** The label that stands in place of a hidden card's: this value stays, and so do the lines to the card. */
  placeholder?: string;
}

/**
 * Finds the operations that hold a card (all it ever said, and the lines to it) or a passage of the notes. The log is
 * replayed row by row, because words that were deleted, or moved to another paragraph, must go too.
 */
export function findRedacted({ rows, part, placeholder }: FindTask): ClockRange[] {
  const doc = new Y.Doc({ gc: false });
  const found: ClockRange[] = [];
  const notes = boardNotes(doc);
  if (part.kind === 'notes')
    doc.on('afterTransaction', ({ changed }: Y.Transaction) => {
      for (const type of changed.keys())
        if (isInside(type, notes))
          for (const text of textsIn(type))
            for (const line of part.lines) found.push(...findLine(text, line));
    });
  const replay = () => {
    for (const { bytes } of unpackRows(rows)) Y.applyUpdate(doc, bytes);
  };
  // Only the last state of a card's entry matters, as it is linked to all earlier ones: one transaction is much faster.
  if (part.kind === 'card') {
    doc.transact(replay);
    found.push(...findCard(doc, part.id, placeholder));
  } else replay();
  return found;
}

function findCard(doc: Y.Doc, id: string, placeholder: string | undefined): ClockRange[] {
  const card = boardPieces(doc)._map.get(id);
  if (placeholder !== undefined)
    return card ? [...valuesOf(card)].filter((value) => !says(value, placeholder)).map(rangeOf) : [];
  const links = boardLinks(doc);
  const ofCard = [...links._map].filter(([, item]) =>
    [...valuesOf(item)].some(
      ({ content }) =>
        content instanceof Y.ContentAny &&
        content.arr.some((value) => isBoardLink(value) && (value.from === id || value.to === id)),
    ),
  );
  const entries = [card, ...ofCard.map(([, item]) => item)];
  return entries.flatMap((item) => (item ? [...valuesOf(item)].map(rangeOf) : []));
}

// Yjs may join values of one client, so that an item holds several.
const says = ({ content }: Y.Item, label: string): boolean =>
  content instanceof Y.ContentAny &&
  content.arr.every((value) => isBoardPiece(value) && value.label === label);

/** The values an entry of a map ever had, latest first. */
function* valuesOf(latest: Y.Item): IterableIterator<Y.Item> {
  for (let item: Y.Item | null = latest; item !== null; item = item.left) yield item;
}

function findLine(text: Y.XmlText, line: string): ClockRange[] {
  const shown: { item: Y.Item; start: number; text: string }[] = [];
  let whole = '';
  for (let item = text._start; item !== null; item = item.right) {
    if (item.deleted || !(item.content instanceof Y.ContentString)) continue;
    shown.push({ item, start: whole.length, text: item.content.str });
    whole += item.content.str;
  }
  const found: ClockRange[] = [];
  for (const at of placesIn(whole, line)) {
    const end = at + line.length;
    for (const { item, start, text: part } of shown) {
      const from = Math.max(at, start) - start;
      const to = Math.min(end, start + part.length) - start;
      const { client, clock } = item.id;
      if (from < to) found.push({ client, from: clock + from, to: clock + to });
    }
  }
  return found;
}

/** The texts in a changed type: Yjs does not name as changed what is new in it. */
export function textsIn(type: unknown): Y.XmlText[] {
  if (type instanceof Y.XmlText) return [type];
  return type instanceof Y.XmlFragment ? type.toArray().flatMap(textsIn) : [];
}

function isInside(type: unknown, root: Y.XmlFragment): boolean {
  let up = type;
  while (up instanceof Y.AbstractType && up !== root) up = up.parent;
  return up === root;
}

const rangeOf = ({ id: { client, clock }, length }: Y.Item): ClockRange => ({
  client,
  from: clock,
  to: clock + length,
});
