import { boardNotes, boardPieces } from '@fap/shared/puzzle/board-doc.ts';
import { BOARD_LABEL_MAX_LENGTH, isBoardPiece } from '@fap/shared/puzzle/board-shapes.ts';
import type { HiddenPart } from '@fap/shared/puzzle/hidden-part.ts';
import * as Y from 'yjs';
import { applyUpdates } from '../../../platform/collab/encoding/apply-updates.ts';
import { type RedactedPart, textsIn } from './find-redacted.ts';
import { wordsOfLine } from './hidden-words.ts';
import { bytesOf, type PackedRows, unpackRows } from './packed-rows.ts';
import type { TextPart } from './restore-notes.ts';
import { placesOf, sliceParts } from './text-places.ts';

export interface HideTask {
  /** The whole log. */
  rows: readonly PackedRows[];
  part: RedactedPart;
  /** Stands in place of the words. */
  reason: string;
}

export interface Hiding {
  /** The words as they stand now, to be shown again; null when board and notes do not show them. */
  kept: HiddenPart | null;
  /** Puts the reason in their place; null when there is nothing to replace. */
  update: Uint8Array | null;
}

export interface ShowTask {
  /** The whole log. */
  rows: readonly PackedRows[];
  kept: HiddenPart;
  /** Whose name a card gets that was deleted while it was hidden. */
  by: string;
}

/** Computes the change that puts a moderator's reason in place of a card's label or a passage of the notes. */
export function buildHiding({ rows, part, reason }: HideTask): Hiding {
  const doc = replay(rows);
  let kept: HiddenPart | null = null;
  const update = changeOf(doc, () => {
    kept = part.kind === 'card' ? hideCard(doc, part.id, reason) : hideLines(doc, part.lines, reason);
  });
  return { kept, update };
}

/** Computes the change that puts hidden words back; null when everything is back already. */
export function buildShowing({ rows, kept, by }: ShowTask): Uint8Array | null {
  const doc = replay(rows);
  return changeOf(doc, () => {
    if (kept.kind === 'notes') for (const line of kept.lines) showLine(boardNotes(doc), line);
    else showCard(doc, kept, by);
  });
}

function hideCard(doc: Y.Doc, id: string, reason: string): HiddenPart | null {
  const card: unknown = boardPieces(doc).get(id);
  const placeholder = `Hidden by a moderator: ${reason}`.slice(0, BOARD_LABEL_MAX_LENGTH);
  if (!isBoardPiece(card) || card.label === placeholder) return null;
  boardPieces(doc).set(id, { ...card, label: placeholder });
  const { by: _by, ...kept } = card;
  return { kind: 'card', id, card: kept, placeholder };
}

function showCard(doc: Y.Doc, { id, card }: HiddenPart & { kind: 'card' }, by: string): void {
  const current: unknown = boardPieces(doc).get(id);
  // Moved meanwhile, it stays where it is.
  const wanted = isBoardPiece(current) ? { ...current, label: card.label } : { ...card, by };
  if (!isBoardPiece(current) || current.label !== card.label) boardPieces(doc).set(id, wanted);
}

function hideLines(doc: Y.Doc, lines: readonly string[], reason: string): HiddenPart | null {
  const texts = textsIn(boardNotes(doc));
  const hidden = lines.flatMap((line) => {
    const places = texts.flatMap((text) => placesOf(text, line).map((at) => ({ text, at })));
    const [first] = places;
    if (!first) return [];
    const parts = sliceParts(first.text.toDelta() as TextPart[], first.at, line.length);
    const placeholder = freePlaceholder(texts, reason);
    // Backwards, so that the earlier places of the same text stay where they are.
    for (const { text, at } of places.reverse()) replaceAt(text, at, line.length, [{ insert: placeholder }]);
    return [{ parts, placeholder }];
  });
  return hidden.length > 0 ? { kind: 'notes', lines: hidden } : null;
}

/** A text that stands nowhere in the notes, so that it is found again. */
function freePlaceholder(texts: readonly Y.XmlText[], reason: string): string {
  for (let number = 1; ; number += 1) {
    const placeholder = `[Hidden by a moderator${number === 1 ? '' : ` (${number})`}: ${reason}]`;
    if (!texts.some((text) => placesOf(text, placeholder).length > 0)) return placeholder;
  }
}

function showLine(notes: Y.XmlFragment, line: (HiddenPart & { kind: 'notes' })['lines'][number]): void {
  const { parts, placeholder } = line;
  const texts = textsIn(notes);
  const words = wordsOfLine(line);
  // Put back by an attempt that ended before it was on record.
  let isBack = texts.some((text) => placesOf(text, words).length > 0);
  for (const text of texts)
    for (const at of placesOf(text, placeholder).reverse()) {
      replaceAt(text, at, placeholder.length, parts);
      isBack = true;
    }
  if (isBack) return;
  // Somebody deleted what stood in its place: nothing is lost, it comes at the end.
  const paragraph = new Y.XmlElement('paragraph');
  const text = new Y.XmlText();
  text.applyDelta([...parts]);
  paragraph.insert(0, [text]);
  notes.push([paragraph]);
}

function replaceAt(text: Y.XmlText, at: number, length: number, parts: readonly TextPart[]): void {
  text.applyDelta([...(at > 0 ? [{ retain: at }] : []), { delete: length }, ...parts]);
}

function replay(rows: readonly PackedRows[]): Y.Doc {
  const doc = new Y.Doc({ gc: false });
  applyUpdates(doc, bytesOf(unpackRows(rows)));
  return doc;
}

function changeOf(doc: Y.Doc, change: () => void): Uint8Array | null {
  let update: Uint8Array | null = null;
  doc.on('update', (made: Uint8Array) => {
    update = made;
  });
  doc.transact(change);
  return update;
}
