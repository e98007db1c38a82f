import { boardNotes, boardPieces } from '@fap/shared/puzzle/board-doc.ts';
import * as Y from 'yjs';
import { SeededRandom } from '../../../src/platform/collab/testing/seeded-random.ts';

/** A document that many people wrote over a long time. */
export interface LargeDocument {
  /** Its history in order, some edits per update. */
  updates: readonly Uint8Array[];
  /** State vector of a client that has everything. */
  stateVector: Uint8Array;
  /** The whole document as one update. */
  state: Uint8Array;
  /** The update an up-to-date client sends to an up-to-date server: all deletes. */
  deletes: Uint8Array;
}

const AUTHORS = 50;
const EDITS_PER_AUTHOR_AT_A_TIME = 5;
const EDITS_PER_UPDATE = 160;
const INSERT_SHARE = 0.7;
const DELETE_SHARE = 0.2;
/** Cards of the document: one account uploads it and may have 300. */
const KEYS = 250;
const WORDS = ['wallet', 'mentor', 'profit', 'locked', 'transfer', 'domain', 'chat', 'proof', 'victim'];

/** Writes the document with small inserts at any place, deletes and set keys; deterministic for a number of edits. */
export function writeLargeDocument(edits: number, editsPerUpdate = EDITS_PER_UPDATE): LargeDocument {
  const random = new SeededRandom(42);
  const doc = new Y.Doc();
  const updates: Uint8Array[] = [];
  let batch: Uint8Array[] = [];
  doc.on('update', (update: Uint8Array) => {
    batch.push(update);
    if (batch.length < editsPerUpdate) return;
    updates.push(Y.mergeUpdates(batch));
    batch = [];
  });
  for (let edit = 0; edit < edits; edit++) {
    if (edit % EDITS_PER_AUTHOR_AT_A_TIME === 0) doc.clientID = 900_000_000 + random.below(AUTHORS);
    writeEdit(doc, random, edit);
  }
  if (batch.length > 0) updates.push(Y.mergeUpdates(batch));
  const stateVector = Y.encodeStateVector(doc);
  return {
    updates,
    stateVector,
    state: Y.encodeStateAsUpdate(doc),
    deletes: Y.encodeStateAsUpdate(doc, stateVector),
  };
}

function writeEdit(doc: Y.Doc, random: SeededRandom, edit: number): void {
  const text = paragraphOf(doc);
  const kind = random.next();
  if (kind < INSERT_SHARE || text.length < KEYS)
    text.insert(random.below(text.length + 1), random.pick(WORDS));
  else if (kind < INSERT_SHARE + DELETE_SHARE)
    text.delete(random.below(text.length - 10), 1 + random.below(6));
  else
    boardPieces(doc).set(`key-${random.below(KEYS)}`, {
      layer: 1,
      x: edit,
      y: 0,
      label: 'open',
      kind: 'note',
      by: 'bench',
    });
}

/** The text of the notes' only paragraph, created on first use. */
function paragraphOf(doc: Y.Doc): Y.XmlText {
  const notes = boardNotes(doc);
  if (notes.length === 0) {
    const paragraph = new Y.XmlElement('paragraph');
    paragraph.insert(0, [new Y.XmlText()]);
    notes.insert(0, [paragraph]);
  }
  // No other code writes into this document, so the types are known.
  return (notes.get(0) as Y.XmlElement).get(0) as Y.XmlText;
}
