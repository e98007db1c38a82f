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
import { applyUpdates } from '../../../platform/collab/encoding/apply-updates.ts';
import type { ClockRange } from '../../../platform/collab/encoding/clock-ranges.ts';
import { Authorship, type Touch } from './authorship.ts';
import { type DocumentKind, WORDS_ROOT } from './document-kind.ts';
import { bytesOf, type LogRow, type PackedRows, unpackRows } from './packed-rows.ts';
import { compareNotes, compareText, type PastBlock } from './past-notes.ts';

/** Where a past state may begin instead of at the log's start: a checkpoint, and who wrote what stands in it. */
export interface PastStart {
  update: Uint8Array<ArrayBuffer>;
  written: readonly (ClockRange & Touch)[];
}

export interface PastTask {
  /** A checkpoint from before the moment; without it the rows are the whole log up to the version. */
  start?: PastStart | undefined;
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

/** Builds a past state: from the log alone, where nothing is ever collected, or from a checkpoint and the rows after it. */
export function buildPastVersion({ start, rows, firstUpdateId, holds }: PastTask): PastVersion {
  const doc = new Y.Doc({ gc: false });
  const authorship = new Authorship();
  for (const range of start?.written ?? []) authorship.addWritten(range, range);
  const log = [...unpackRows(rows)];
  const moment = log.findIndex(({ id }) => id >= firstUpdateId);
  if (start) applyUpdates(doc, [start.update]);
  const { deleteSet: gone } = replay(doc, authorship, log.slice(0, moment));
  const [pieces, links] = [boardPieces(doc), boardLinks(doc)];
  // Read now: Yjs joins what one client deletes, so that an older value is not told from a newer one afterwards.
  const were = { pieces: new Map(pieces.entries()), links: new Map(links.entries()) };
  const before = momentOf(doc, gone);
  const { changed, deleteSet } = replay(doc, authorship, log.slice(moment));
  const now = momentOf(doc, Y.mergeDeleteSets([gone, deleteSet]));
  // In one transaction, because Yjs takes items apart at the two moments once for each.
  return doc.transact((transaction) => {
    splitAt(transaction, before);
    const between = { before, now, changed, authorship };
    if (holds === 'text')
      return { cards: [], lines: [], notes: [compareText(doc.getText(WORDS_ROOT), between)] };
    return {
      cards: entriesOf(pieces, were.pieces, authorship, isBoardPiece, cardChange),
      lines: entriesOf(links, were.links, authorship, isBoardLink, lineChange),
      notes: compareNotes(boardNotes(doc), between),
    };
  });
}

/** Takes apart what was deleted by a moment and what was not, where Yjs has joined them since. */
function splitAt(transaction: Y.Transaction, { sv, ds }: Y.Snapshot): void {
  const { store } = transaction.doc;
  for (const [client, clock] of sv)
    if (clock < Y.getState(store, client)) Y.getItemCleanStart(transaction, Y.createID(client, clock));
  Y.iterateDeletedStructs(transaction, ds, () => {});
}

/**
 * The document now, for comparing it with later. What a checkpoint no longer holds need not be known as deleted: Yjs looks every
 * character up in what is, and a whole log has a hundred times as much.
 */
const momentOf = (doc: Y.Doc, gone: Y.Snapshot['ds']): Y.Snapshot =>
  Y.createSnapshot(gone, Y.decodeStateVector(Y.encodeStateVector(doc)));

/** Applies rows; returns the transaction, which tells what changed and what was deleted. */
function replay(doc: Y.Doc, authorship: Authorship, rows: readonly LogRow[]): Y.Transaction {
  for (const row of rows) authorship.add(row);
  return applyUpdates(doc, bytesOf(rows));
}

function entriesOf<Value, Change>(
  map: Y.Map<Value>,
  was: ReadonlyMap<string, unknown>,
  authorship: Authorship,
  isValue: (value: unknown) => value is Value,
  changeOf: (was: unknown, is: unknown) => Change | null,
): PastEntry<Value, Change>[] {
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
