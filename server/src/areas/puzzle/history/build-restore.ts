import {
  type BoardChanges,
  cardChange,
  countTextChange,
  lineChange,
  noChanges,
} from '@fap/shared/puzzle/board-changes.ts';
import { boardLinks, boardNotes, boardPieces } from '@fap/shared/puzzle/board-doc.ts';
import { isBoardId, isBoardLink, isBoardPiece } from '@fap/shared/puzzle/board-shapes.ts';
import { isNotesChild, NOTES_ROOT, NOTES_TEXT } from '@fap/shared/puzzle/notes-shape.ts';
import { equalityDeep } from 'lib0/function';
import * as Y from 'yjs';
import { applyUpdates } from '../../../platform/collab/encoding/apply-updates.ts';
import { type DocumentKind, WORDS_ROOT } from './document-kind.ts';
import { bytesOf, type LogRow, type PackedRows, unpackRows } from './packed-rows.ts';
import { becomeText, type NoteNode, replaceNodes, textOfNodes, toNoteNodes } from './restore-notes.ts';

export interface RestoreTask {
  /** A checkpoint from before the version, or of it; without it the rows are the whole log. */
  start?: Uint8Array<ArrayBuffer> | undefined;
  /** The log, or what comes after the checkpoint. */
  rows: readonly PackedRows[];
  /** The last row of the version that is wanted. */
  updateId: number;
  holds: DocumentKind;
}

export interface RestoreUpdate {
  /** The new change that makes the document what it was; null when it is so already. */
  update: Uint8Array | null;
  changed: BoardChanges;
}

interface Content {
  pieces: Record<string, unknown>;
  links: Record<string, unknown>;
  notes: readonly NoteNode[];
}

/** Computes, on the document of now, the smallest change that makes it what it was. */
export function buildRestore({ holds, ...task }: RestoreTask): RestoreUpdate {
  return holds === 'text' ? restoreText(task) : restoreBoard(task);
}

type Replay = Omit<RestoreTask, 'holds'>;

function restoreText({ start, rows, updateId }: Replay): RestoreUpdate {
  const doc = new Y.Doc({ gc: false });
  const text = doc.getText(WORDS_ROOT);
  const log = [...unpackRows(rows)];
  replay(
    doc,
    log.filter(({ id }) => id <= updateId),
    start,
  );
  const wanted = text.toString();
  replay(
    doc,
    log.filter(({ id }) => id > updateId),
  );
  const current = text.toString();
  const update = updateOf(doc, () => becomeText(text, [{ insert: wanted }]));
  const { added, removed } = countTextChange(current, wanted);
  const changed = noChanges();
  changed.notes = { charactersAdded: added, charactersRemoved: removed, isReformatted: false };
  return { update, changed };
}

function restoreBoard({ start, rows, updateId }: Replay): RestoreUpdate {
  const doc = new Y.Doc({ gc: false });
  const maps = { pieces: boardPieces(doc) as Y.Map<unknown>, links: boardLinks(doc) as Y.Map<unknown> };
  const notes = boardNotes(doc);
  const read = (): Content => ({
    pieces: plainEntries(maps.pieces),
    links: plainEntries(maps.links),
    notes: toNoteNodes(notes),
  });
  const log = [...unpackRows(rows)];
  replay(
    doc,
    log.filter(({ id }) => id <= updateId),
    start,
  );
  const wanted = withoutForeign(read());
  replay(
    doc,
    log.filter(({ id }) => id > updateId),
  );
  const current = read();

  const update = updateOf(doc, () => {
    becomeEntries(maps.pieces, wanted.pieces);
    becomeEntries(maps.links, wanted.links);
    replaceNodes(notes, wanted.notes);
  });
  return { update, changed: changesBetween(current, wanted) };
}

/** What a change does, as one update; null when it changes nothing. */
function updateOf(doc: Y.Doc, change: () => void): Uint8Array | null {
  let update: Uint8Array | null = null;
  doc.on('update', (made: Uint8Array) => {
    update = made;
  });
  doc.transact(change);
  return update;
}

function replay(doc: Y.Doc, rows: readonly LogRow[], start?: Uint8Array): void {
  applyUpdates(doc, [...(start ? [start] : []), ...bytesOf(rows)]);
}

/** Entries that hold plain values; a shared type as a value comes from no client of ours and is left alone. */
function plainEntries(map: Y.Map<unknown>): Record<string, unknown> {
  return Object.fromEntries([...map].filter(([, value]) => !(value instanceof Y.AbstractType)));
}

/** Of a version from before there were rules, what may be written today. */
function withoutForeign({ pieces, links, notes }: Content): Content {
  return {
    pieces: Object.fromEntries(
      Object.entries(pieces).filter(([id, card]) => isBoardId(id) && isBoardPiece(card)),
    ),
    links: Object.fromEntries(
      Object.entries(links).filter(([id, line]) => isBoardId(id) && isBoardLink(line)),
    ),
    notes: knownNodes(notes, NOTES_ROOT),
  };
}

function knownNodes(nodes: readonly NoteNode[], parent: string): NoteNode[] {
  return nodes.flatMap((node): NoteNode[] => {
    if ('parts' in node) return isNotesChild(parent, NOTES_TEXT) ? [node] : [];
    return isNotesChild(parent, node.name)
      ? [{ ...node, children: knownNodes(node.children, node.name) }]
      : [];
  });
}

function becomeEntries(map: Y.Map<unknown>, wanted: Record<string, unknown>): void {
  for (const key of Object.keys(plainEntries(map))) if (!Object.hasOwn(wanted, key)) map.delete(key);
  for (const [key, value] of Object.entries(wanted))
    if (!equalityDeep(map.get(key), value)) map.set(key, value);
}

function changesBetween(before: Content, after: Content): BoardChanges {
  const changes = noChanges();
  for (const id of new Set([...Object.keys(before.pieces), ...Object.keys(after.pieces)])) {
    const change = cardChange(before.pieces[id], after.pieces[id]);
    if (change) changes.cards[change] += 1;
  }
  for (const id of new Set([...Object.keys(before.links), ...Object.keys(after.links)])) {
    const change = lineChange(before.links[id], after.links[id]);
    if (change) changes.lines[change] += 1;
  }
  const { added, removed } = countTextChange(textOfNodes(before.notes), textOfNodes(after.notes));
  changes.notes = {
    charactersAdded: added,
    charactersRemoved: removed,
    isReformatted: !equalityDeep(before.notes, after.notes),
  };
  return changes;
}
