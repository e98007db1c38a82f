import { cardChange, lineChange, noChanges } from '@fap/shared/puzzle/board-changes.ts';
import {
  addCard,
  boardLinks,
  boardPieces,
  changePiece,
  removeFromBoard,
} from '@fap/shared/puzzle/board-doc.ts';
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { EMPTY_UPDATE } from '../../../platform/collab/encoding/update-slices.ts';
import { fuzzSeed, SeededRandom } from '../../../platform/collab/testing/seeded-random.ts';
import { describeMoments } from './describe-moments.ts';
import { DocumentCache } from './document-cache.ts';
import { packRows } from './packed-rows.ts';
import { addParagraph, docAt, editBoard, LogMaker } from './testing/log-maker.ts';

const CARD = { layer: 1, label: 'The wallet', kind: 'note', by: 'Ann' };

/** What the rows of a page changed, each moment given by its last row; the document holds the whole log, merged. */
function describe(log: LogMaker, moments: readonly number[], { from = 1, isNewest = true } = {}) {
  const upTo = moments.at(-1) ?? 0;
  const rows = log.rows.filter(({ id }) => id >= from && id <= upTo);
  const task = {
    rows: [packRows(rows)],
    groupOf: Uint32Array.from(rows, ({ id }) => moments.findIndex((last) => id <= last)),
    groups: moments.length,
    document: { key: 'merged', base: [Y.mergeUpdates(log.rows.map(({ bytes }) => bytes))], tail: [] },
    isNewest,
  };
  return describeMoments(task, new DocumentCache()) ?? [];
}

test('each moment describes its net effect: an addition that was undone is no change', () => {
  const log = new LogMaker();
  const { doc } = log.join('ann');
  addCard(doc, 'a', CARD);
  addCard(doc, 'b', CARD);
  const first = log.rows.length;
  for (let x = 1; x <= 30; x++) changePiece(doc, 'a', { x });
  changePiece(doc, 'b', { label: 'The account' });
  addCard(doc, 'c', CARD);
  removeFromBoard(doc, ['c']);
  boardLinks(doc).set('l', { from: 'a', to: 'b', label: '', by: 'Ann' });
  const second = log.rows.length;
  changePiece(doc, 'a', { x: 500, label: 'Moved and renamed' });
  const before = boardPieces(doc).get('b')?.x ?? Number.NaN;
  changePiece(doc, 'b', { x: 900 });
  changePiece(doc, 'b', { x: before });
  const third = log.rows.length;
  removeFromBoard(doc, ['a']);
  const last = log.rows.length;
  const changes = describe(log, [first, second, third, last]);
  expect(changes.map(({ cards, lines }) => ({ ...cards, lines }))).toMatchObject([
    { added: 2, moved: 0, removed: 0 },
    { added: 0, moved: 1, renamed: 1, removed: 0, lines: { added: 1 } },
    { moved: 0, changed: 1 },
    { removed: 1, lines: { removed: 1 } },
  ]);
});

test('a page in the middle is described against the state before it, and a card that was restored later counts as removed', () => {
  const log = new LogMaker();
  const { doc } = log.join('ann');
  addCard(doc, 'a', CARD);
  addCard(doc, 'b', CARD);
  changePiece(doc, 'a', { x: 7 });
  removeFromBoard(doc, ['b']);
  const page = log.rows.length;
  log
    .join('bob')
    .doc.getMap('pieces')
    .set('b', { ...CARD, x: 0, y: 0 });
  expect(describe(log, [page], { from: 3, isNewest: false })[0]?.cards).toMatchObject({
    moved: 1,
    removed: 1,
  });
  expect(describe(log, [page + 1], { from: page + 1 })[0]?.cards).toMatchObject({ added: 1, changed: 0 });
});

test('two people who drag the same card at the same time both moved it, and nobody took it away', () => {
  for (let round = 0; round < 8; round++) {
    const log = new LogMaker();
    const [ann, bob] = [log.join('ann'), log.join('bob')];
    addCard(ann.doc, 'a', CARD);
    log.goOffline(ann);
    for (let x = 1; x <= 5; x++) changePiece(ann.doc, 'a', { x });
    for (let y = 1; y <= 5; y++) changePiece(bob.doc, 'a', { y });
    const bobs = log.rows.length;
    log.reconnect(ann);
    // A client that saw the conflict resolved sends all deletes it knows.
    log.goOffline(bob);
    addParagraph(bob.doc, 'hm');
    log.reconnect(bob);
    const changes = describe(log, [1, bobs, bobs + 1, bobs + 2]);
    expect(changes.map(({ cards }) => cards)).toMatchObject([
      { added: 1, moved: 0, removed: 0 },
      { added: 0, moved: 1, removed: 0 },
      { added: 0, moved: 1, removed: 0 },
      { added: 0, moved: 0, changed: 0, removed: 0 },
    ]);
  }
});

test('characters of the notes are counted as they were typed and taken out; bold is layout', () => {
  const log = new LogMaker();
  const { doc } = log.join('ann');
  const words = addParagraph(doc, 'The bank called');
  words.insert(9, 'never ');
  const typed = log.rows.length;
  words.delete(0, 4);
  const cut = log.rows.length;
  words.format(0, 4, { bold: {} });
  const changes = describe(log, [typed, cut, log.rows.length]);
  expect(changes.map(({ notes }) => notes)).toMatchObject([
    { charactersAdded: 21, charactersRemoved: 0 },
    { charactersAdded: 0, charactersRemoved: 4, isReformatted: false },
    { charactersAdded: 0, charactersRemoved: 0, isReformatted: true },
  ]);
});

test('without the updates after the merged document, a page is described from its own rows', () => {
  const log = new LogMaker();
  const { doc } = log.join('ann');
  addCard(doc, 'a', CARD);
  changePiece(doc, 'a', { x: 9 });
  const document = { key: 'none', base: [EMPTY_UPDATE], tail: [] };
  const task = { rows: log.packs, groupOf: new Uint32Array(2), groups: 1, document, isNewest: true };
  expect(describeMoments(task, new DocumentCache())?.[0]?.cards).toMatchObject({ added: 1, moved: 0 });
});

test('the merged document is needed once; others push it out, and it is asked for again', () => {
  const log = new LogMaker();
  addCard(log.join('ann').doc, 'a', CARD);
  const cache = new DocumentCache();
  const ask = (key: string, base: Uint8Array[] | null) => {
    const document = { key, base, tail: [] };
    const task = { rows: log.packs, groupOf: new Uint32Array(1), groups: 1, document, isNewest: true };
    return describeMoments(task, cache);
  };
  expect(ask('room 1', null)).toBeNull();
  expect(ask('room 1', [EMPTY_UPDATE])).toHaveLength(1);
  expect(ask('room 1', null)).toHaveLength(1);
  for (const key of ['room 2', 'room 3', 'room 4']) ask(key, [EMPTY_UPDATE]);
  expect(ask('room 1', null)).toBeNull();
});

test('whatever people did one after another, the words match the states before and after', () => {
  const random = new SeededRandom(fuzzSeed('describe moments'));
  for (let round = 0; round < 60; round++) {
    const log = new LogMaker();
    const peers = [log.join('ann'), log.join('bob')];
    const ends: number[] = [];
    while (ends.length < 8) {
      const { doc } = random.pick(peers);
      for (let i = random.below(6); i >= 0; i--) editBoard(doc, random);
      if (log.rows.length > (ends.at(-1) ?? 0)) ends.push(log.rows.length);
    }
    const told = describe(log, ends);
    for (const [index, end] of ends.entries()) {
      const [before, after] = [docAt(log.rows, ends[index - 1] ?? 0), docAt(log.rows, end)];
      const expected = noChanges();
      for (const id of new Set([...boardPieces(before).keys(), ...boardPieces(after).keys()])) {
        const change = cardChange(boardPieces(before).get(id), boardPieces(after).get(id));
        if (change) expected.cards[change] += 1;
      }
      for (const id of new Set([...boardLinks(before).keys(), ...boardLinks(after).keys()])) {
        const change = lineChange(boardLinks(before).get(id), boardLinks(after).get(id));
        if (change) expected.lines[change] += 1;
      }
      const { cards, lines } = told[index] ?? noChanges();
      expect({ round, index, cards, lines }).toEqual({
        round,
        index,
        cards: expected.cards,
        lines: expected.lines,
      });
    }
  }
});
