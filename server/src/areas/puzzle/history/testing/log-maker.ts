import {
  addCard,
  boardLinks,
  boardNotes,
  boardPieces,
  changePiece,
  removeFromBoard,
} from '@fap/shared/puzzle/board-doc.ts';
import * as Y from 'yjs';
import type { SeededRandom } from '../../../../platform/collab/testing/seeded-random.ts';
import { type LogRow, type PackedRows, packRows } from '../packed-rows.ts';

/** A client with the document open. */
export interface Peer {
  accountId: string;
  doc: Y.Doc;
}

/** Writes a log as the server would: peers edit, every update is a row, and all online peers receive it. */
export class LogMaker {
  readonly rows: LogRow[] = [];
  readonly peers: Peer[] = [];
  /** Offline peers; their edits reach the log when they reconnect. */
  private readonly offline = new Set<Peer>();
  private at = Date.UTC(2026, 0, 1);

  join(accountId: string): Peer {
    const peer: Peer = { accountId, doc: new Y.Doc() };
    for (const { bytes } of this.rows) Y.applyUpdate(peer.doc, bytes, 'server');
    peer.doc.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin !== 'server' && !this.offline.has(peer)) this.store(peer, update);
    });
    this.peers.push(peer);
    return peer;
  }

  /** Advances the time. */
  wait(minutes: number): void {
    this.at += minutes * 60_000;
  }

  goOffline(peer: Peer): void {
    this.offline.add(peer);
  }

  /** Sends the offline edits as one update, as a sync does, and receives the missed ones. */
  reconnect(peer: Peer): void {
    const known = new Y.Doc();
    for (const { bytes } of this.rows) Y.applyUpdate(known, bytes);
    const missed = Y.encodeStateAsUpdate(known);
    const own = Y.encodeStateAsUpdate(peer.doc, Y.encodeStateVector(known));
    this.offline.delete(peer);
    this.store(peer, own);
    Y.applyUpdate(peer.doc, missed, 'server');
  }

  get packs(): PackedRows[] {
    return this.packsUpTo(Number.POSITIVE_INFINITY);
  }

  packsUpTo(id: number): PackedRows[] {
    return [packRows(this.rows.filter((row) => row.id <= id))];
  }

  private store(author: Peer, bytes: Uint8Array): void {
    this.at += 1_000;
    this.rows.push({ id: this.rows.length + 1, accountId: author.accountId, at: this.at, bytes });
    for (const peer of this.peers)
      if (peer !== author && !this.offline.has(peer)) Y.applyUpdate(peer.doc, bytes, 'server');
  }
}

/** Three people edit at random for this many steps, one or the other offline for a while; in the end all are online. */
export function editTogether(log: LogMaker, random: SeededRandom, steps: number): void {
  const peers = [log.join('ann'), log.join('bob'), log.join('cem')];
  // Yjs decides by these ids what comes first: with random ones a seed would not repeat a run.
  for (const { doc } of peers) doc.clientID = random.below(2 ** 32);
  for (let step = 0; step < steps; step++) {
    const peer = random.pick(peers);
    const dice = random.next();
    if (dice < 0.05) log.goOffline(peer);
    else if (dice < 0.1) log.reconnect(peer);
    else editBoard(peer.doc, random);
  }
  for (const peer of peers) log.reconnect(peer);
}

/** Appends a paragraph to the notes. */
export function addParagraph(doc: Y.Doc, text: string): Y.XmlText {
  const paragraph = new Y.XmlElement('paragraph');
  const words = new Y.XmlText(text);
  paragraph.insert(0, [words]);
  boardNotes(doc).push([paragraph]);
  return words;
}

/** Lists the texts of all paragraphs. */
export function textsOf(doc: Y.Doc): Y.XmlText[] {
  return boardNotes(doc)
    .toArray()
    .flatMap((block) => (block instanceof Y.XmlElement ? block.toArray() : []))
    .filter((child) => child instanceof Y.XmlText);
}

/** Makes one random edit of board or notes, as on the page. */
export function editBoard(doc: Y.Doc, random: SeededRandom): void {
  const ids = [...boardPieces(doc).keys()];
  const texts = textsOf(doc);
  const text = texts.length > 0 ? random.pick(texts) : null;
  const edits = [
    // The few possible names make a removed card reappear.
    () =>
      addCard(doc, `card-${random.below(6)}`, {
        layer: 1,
        label: `Label ${random.below(99)}`,
        kind: 'note',
        by: 'x',
      }),
    () =>
      ids.length > 0 && changePiece(doc, random.pick(ids), { x: random.below(900), y: random.below(600) }),
    () => ids.length > 0 && changePiece(doc, random.pick(ids), { label: `Label ${random.below(99)}` }),
    () => ids.length > 2 && removeFromBoard(doc, [random.pick(ids)]),
    () =>
      ids.length > 1 &&
      boardLinks(doc).set(`line-${random.below(5)}`, {
        from: random.pick(ids),
        to: random.pick(ids),
        label: '',
        by: 'x',
      }),
    () => texts.length < 6 && addParagraph(doc, 'words '),
    () => text?.insert(edge(text, random.below(text.length + 1)), random.pick(['a', 'word ', '🐕', 'naïve'])),
    () => text && text.length > 3 && removeCharacters(text, random.below(text.length - 2)),
    () => text && text.length > 3 && text.format(0, edge(text, 2), { bold: random.next() < 0.5 ? {} : null }),
    () => boardNotes(doc).length > 3 && boardNotes(doc).delete(random.below(boardNotes(doc).length), 1),
    () => {
      const heading = new Y.XmlElement('heading');
      // The editor stores the level as a number.
      heading.setAttribute('level', 3 as unknown as string);
      heading.insert(0, [new Y.XmlText('Title')]);
      if (boardNotes(doc).length < 8) boardNotes(doc).insert(0, [heading]);
    },
  ];
  doc.transact(() => random.pick(edits)());
}

/** A valid caret position: editors never split a surrogate pair, and Yjs damages a split one. */
function edge(text: Y.XmlText, index: number): number {
  const unit = plainOf(text).charCodeAt(index);
  return unit >= 0xdc00 && unit <= 0xdfff ? index - 1 : index;
}

function removeCharacters(text: Y.XmlText, index: number): void {
  const from = edge(text, index);
  const to = edge(text, index + 2);
  if (to > from) text.delete(from, to - from);
}

function plainOf(text: Y.XmlText): string {
  const parts = text.toDelta() as { insert: unknown }[];
  return parts.map(({ insert }) => (typeof insert === 'string' ? insert : '\ufffc')).join('');
}

/** Board and notes as comparable values. */
export function contentOf(doc: Y.Doc) {
  return {
    pieces: boardPieces(doc).toJSON() as Record<string, unknown>,
    links: boardLinks(doc).toJSON() as Record<string, unknown>,
    // The boundary between two runs with the same format is not visible.
    notes: boardNotes(doc).toString().replaceAll('</bold><bold>', ''),
  };
}

/** Builds the document after a row of the log. */
export function docAt(rows: readonly LogRow[], id: number): Y.Doc {
  const doc = new Y.Doc();
  for (const row of rows) if (row.id <= id) Y.applyUpdate(doc, row.bytes);
  return doc;
}
