import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyUpdate, Doc, encodeStateAsUpdate } from 'yjs';
import {
  addCard,
  addLine,
  boardLinks,
  boardPieces,
  changePiece,
  moveCards,
  parseBoard,
  placeCard,
  removeFromBoard,
  restoreToBoard,
  setLineKind,
} from './board-doc.ts';
import { BOARD_LABEL_MAX_LENGTH, isBoardLink, isBoardPiece } from './board-shapes.ts';

const card = { layer: 3, label: 'A badge', kind: 'text', by: 'Ana' };

describe('a new card', () => {
  test('gets a free place and keeps a label of maximum length', () => {
    const doc = new Doc();
    for (let index = 0; index < 9; index += 1) addCard(doc, `c${index}`, { ...card, label: 'x'.repeat(500) });
    const pieces = [...boardPieces(doc).values()];
    expect(new Set(pieces.map(({ x, y }) => `${x} ${y}`)).size).toBe(9);
    expect(pieces.every(({ label }) => label.length === BOARD_LABEL_MAX_LENGTH)).toBe(true);
  });

  test('takes the place of one that was removed', () => {
    const doc = new Doc();
    for (const id of ['a', 'b', 'c']) addCard(doc, id, card);
    const { x, y } = boardPieces(doc).get('b') ?? { x: -1, y: -1 };
    removeFromBoard(doc, ['b']);
    addCard(doc, 'd', card);
    expect(boardPieces(doc).get('d')).toMatchObject({ x, y });
  });
});

test('deleting a card deletes its lines, in one change', () => {
  const doc = new Doc();
  for (const id of ['a', 'b', 'c']) addCard(doc, id, card);
  boardLinks(doc).set('ab', { from: 'a', to: 'b', label: '', by: 'Ana' });
  boardLinks(doc).set('bc', { from: 'b', to: 'c', label: '', by: 'Ana' });
  boardLinks(doc).set('ac', { from: 'a', to: 'c', label: '', by: 'Ana' });
  let changes = 0;
  doc.on('update', () => {
    changes += 1;
  });
  removeFromBoard(doc, ['b']);
  expect([...boardLinks(doc).keys()]).toEqual(['ac']);
  expect(changes).toBe(1);
});

test('deleted cards are restored unchanged, each line with the second of its two cards, and nothing is overwritten', () => {
  const doc = new Doc();
  for (const id of ['a', 'b', 'c']) addCard(doc, id, card);
  boardLinks(doc).set('ab', { from: 'a', to: 'b', label: 'then', by: 'Ana' });
  const [pieces, links] = [new Map(boardPieces(doc).entries()), new Map(boardLinks(doc).entries())];
  const before = boardPieces(doc).toJSON();
  removeFromBoard(doc, ['a', 'b']);
  restoreToBoard(doc, new Map([...pieces].filter(([id]) => id === 'a')), links);
  expect(boardLinks(doc).size).toBe(0);
  restoreToBoard(doc, new Map([...pieces].filter(([id]) => id === 'b')), links);
  expect([boardPieces(doc).toJSON(), boardLinks(doc).toJSON()]).toEqual([before, Object.fromEntries(links)]);
  changePiece(doc, 'c', { label: 'Changed since' });
  restoreToBoard(doc, pieces, links);
  expect(boardPieces(doc).get('c')?.label).toBe('Changed since');
});

test('an entry that did not change is the same object, so that its card need not be drawn again', () => {
  const doc = new Doc();
  for (const id of ['a', 'b']) addCard(doc, id, card);
  addLine(doc, 'ab', { from: 'a', to: 'b', label: '', by: 'Ana' });
  const before = parseBoard(doc);
  changePiece(doc, 'a', { x: 7 });
  const after = parseBoard(doc);
  expect(after.pieces.find(({ id }) => id === 'b')).toBe(before.pieces.find(({ id }) => id === 'b'));
  expect(after.links[0]).toBe(before.links[0]);
  expect(after.pieces.find(({ id }) => id === 'a')).toMatchObject({ x: 7 });
});

test('one value under two keys is two cards', () => {
  const doc = new Doc();
  const value = { ...card, x: 0, y: 0 };
  for (const id of ['a', 'b']) boardPieces(doc).set(id, value);
  for (let times = 0; times < 2; times += 1)
    expect(parseBoard(doc).pieces.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('cards move as one change, and only those that stand elsewhere', () => {
  const doc = new Doc();
  for (const id of ['a', 'b', 'f']) placeCard(doc, id, { ...card, x: 0, y: 0 });
  placeCard(doc, 'f', { ...card, x: 0, y: 0, kind: 'frame' });
  const stays = boardPieces(doc).get('b');
  let changes = 0;
  doc.on('update', () => {
    changes += 1;
  });
  const places = { a: { x: 1.4, y: 2 }, b: { x: 0.2, y: 0 }, f: { x: 5, y: 0, w: 300.2, h: 200 } };
  moveCards(doc, new Map([...Object.entries(places), ['gone', { x: 1, y: 1 }]]));
  expect(changes).toBe(1);
  expect(boardPieces(doc).get('a')).toMatchObject({ x: 1, y: 2 });
  expect(boardPieces(doc).get('f')).toMatchObject({ x: 5, w: 300, h: 200 });
  expect(boardPieces(doc).get('b')).toBe(stays);
  expect(boardPieces(doc).has('gone')).toBe(false);
});

test('a line’s kind is changed and taken off', () => {
  const doc = new Doc();
  addLine(doc, 'l', { from: 'a', to: 'b', label: 'x', by: 'Ana' });
  setLineKind(doc, 'l', 'proves');
  expect(boardLinks(doc).get('l')).toEqual({ from: 'a', to: 'b', label: 'x', by: 'Ana', kind: 'proves' });
  setLineKind(doc, 'l', null);
  expect(boardLinks(doc).get('l')).toEqual({ from: 'a', to: 'b', label: 'x', by: 'Ana' });
  setLineKind(doc, 'gone', 'then');
  expect(boardLinks(doc).has('gone')).toBe(false);
});

test('changing a deleted card does not restore it', () => {
  const doc = new Doc();
  changePiece(doc, 'nobody', { label: 'ghost' });
  expect(boardPieces(doc).size).toBe(0);
});

test('concurrently edited boards converge, for any edits', () => {
  const operation = fc.record({
    on: fc.constantFrom(0, 1),
    what: fc.constantFrom('add', 'move', 'remove', 'link'),
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    to: fc.constantFrom('a', 'b', 'c', 'd'),
    x: fc.integer({ min: -500, max: 500 }),
  });
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 40 }), (operations) => {
      const docs = [new Doc(), new Doc()] as const;
      for (const { on, what, id, to, x } of operations) {
        const doc = docs[on === 0 ? 0 : 1];
        if (what === 'add') addCard(doc, id, card);
        if (what === 'move') changePiece(doc, id, { x });
        if (what === 'remove') removeFromBoard(doc, [id]);
        if (what === 'link') boardLinks(doc).set(`${id}${to}`, { from: id, to, label: '', by: 'Ana' });
      }
      applyUpdate(docs[0], encodeStateAsUpdate(docs[1]));
      applyUpdate(docs[1], encodeStateAsUpdate(docs[0]));
      expect(boardPieces(docs[0]).toJSON()).toEqual(boardPieces(docs[1]).toJSON());
      expect(boardLinks(docs[0]).toJSON()).toEqual(boardLinks(docs[1]).toJSON());
    }),
  );
});

test('malformed cards and lines are ignored', () => {
  const wrong = [
    null,
    7,
    'x',
    [],
    {},
    { x: 1, y: Number.NaN, label: 'a', layer: 1 },
    { x: 1, y: 1, label: 2, layer: 1 },
  ];
  expect(wrong.filter(isBoardPiece)).toEqual([]);
  const right = { x: 0, y: -3.5, label: '', layer: 0, kind: 'note', by: '' };
  expect(isBoardPiece(right)).toBe(true);
  for (const field of Object.keys(right)) expect(isBoardPiece({ ...right, [field]: {} })).toBe(false);
  expect(isBoardPiece({ ...right, more: 1 })).toBe(false);
  expect([null, 'x', {}, { from: 'a' }, { from: 'a', to: 1 }].filter(isBoardLink)).toEqual([]);
  expect(isBoardLink({ from: 'a', to: 'b', label: '', by: '' })).toBe(true);
});
