import type { CardChange, LineChange } from '@fap/shared/puzzle/board-change-kinds.ts';
import { cardChange, lineChange } from '@fap/shared/puzzle/board-changes.ts';
import { boardLinks, boardNotes, boardPieces } from '@fap/shared/puzzle/board-doc.ts';
import {
  type BoardLink,
  type BoardPiece,
  isBoardLink,
  isBoardPiece,
} from '@fap/shared/puzzle/board-shapes.ts';
import * as Y from 'yjs';
import { Authorship, type Touch } from './authorship.ts';
import { type DocumentKind, WORDS_ROOT } from './document-kind.ts';
import { type LogRow, type PackedRows, unpackRows } from './packed-rows.ts';
import { compareNotes, compareText, type PastBlock } from './past-notes.ts';

export interface PastTask {
  /** The whole log up to the version. */
  rows: readonly PackedRows[];
  /** The first row of the moment whose changes are shown. */
  firstUpdateId: number;
  holds: DocumentKind;
}

/** A card or line as it was, or as it was before the moment took it away. */
export interface PastEntry<Value, Change> {
  id: string;
  value: Value;
  change: Change | null;
  touch: Touch | null;
}

/** Board and notes after the last row, with what changed since before the first one. */
export interface PastVersion {
  cards: PastEntry<BoardPiece, CardChange>[];
  lines: PastEntry<BoardLink, LineChange>[];
  notes: PastBlock[];
}

/** Builds a past state from the log alone: nothing is ever collected there, so that every moment can be built. */
export function buildPastVersion({ rows, firstUpdateId, holds }: PastTask): PastVersion {
  const doc = new Y.Doc({ gc: false });
  const authorship = new Authorship();
  const log = [...unpackRows(rows)];
  const start = log.findIndex(({ id }) => id >= firstUpdateId);
  replay(doc, authorship, log.slice(0, start));
  const before = Y.snapshot(doc);
  replay(doc, authorship, log.slice(start));
  const now = Y.snapshot(doc);
  if (holds === 'text')
    return {
      cards: [],
      lines: [],
      notes: [compareText(doc.getText(WORDS_ROOT), { before, now, authorship })],
    };
  const [pieces, links, notes] = [boardPieces(doc), boardLinks(doc), boardNotes(doc)];
  return {
    cards: entriesOf(pieces, before, authorship, isBoardPiece, cardChange),
    lines: entriesOf(links, before, authorship, isBoardLink, lineChange),
    notes: compareNotes(notes, { before, now, authorship }),
  };
}

function replay(doc: Y.Doc, authorship: Authorship, rows: readonly LogRow[]): void {
  // One transaction for all: three times as fast as one each.
  doc.transact(() => {
    for (const row of rows) {
      authorship.add(row);
      Y.applyUpdate(doc, row.bytes);
    }
  });
}

function entriesOf<Value, Change>(
  map: Y.Map<Value>,
  before: Y.Snapshot,
  authorship: Authorship,
  isValue: (value: unknown) => value is Value,
  changeOf: (was: unknown, is: unknown) => Change | null,
): PastEntry<Value, Change>[] {
  const was = new Map(Object.entries(Y.typeMapGetAllSnapshot(map, before)));
  const entries: PastEntry<Value, Change>[] = [];
  for (const [id, item] of map._map) {
    const is: unknown = item.deleted ? undefined : item.content.getContent().at(-1);
    const change = changeOf(was.get(id), is);
    const value = isValue(is) ? is : was.get(id);
    if (!isValue(value) || (!isValue(is) && change === null)) continue;
    const { client, clock } = item.lastId;
    const touch = item.deleted ? authorship.deleteOf(client, clock) : authorship.insertOf(client, clock);
    entries.push({ id, value, change, touch });
  }
  return entries;
}
