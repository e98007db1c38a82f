import { expect, test } from 'vitest';
import { Doc } from 'yjs';
import { COPY_MAX, copyCards, parseCopy, pasteCards } from './board-clipboard.ts';
import { addLine, boardLinks, boardPieces, parseBoard, placeCard } from './board-doc.ts';

const card = { layer: 3, x: 100, y: 40, label: 'A badge', kind: 'text', by: 'Ana' };

function makeBoard() {
  const doc = new Doc();
  placeCard(doc, 'a', { ...card, pieceId: 'piece', evidenceId: 'exhibit' });
  placeCard(doc, 'b', { ...card, x: 400, y: 0 });
  placeCard(doc, 'c', card);
  addLine(doc, 'ab', { from: 'a', to: 'b', label: '', by: 'Ana', kind: 'pays' });
  addLine(doc, 'bc', { from: 'b', to: 'c', label: '', by: 'Ana' });
  return parseBoard(doc);
}

function pasteTo(clusterId: string) {
  const copy = parseCopy(JSON.stringify(copyCards(makeBoard(), new Set(['a', 'b']), 'cluster-1')));
  const doc = new Doc();
  let changes = 0;
  const names = ['new 1', 'new 2', 'new 3', 'new 4'];
  doc.on('update', () => {
    changes += 1;
  });
  const target = { clusterId, by: 'Ben', at: { x: 10, y: 20 }, newId: () => names.shift() ?? 'too many' };
  const ids = copy ? pasteCards(doc, copy, target) : [];
  return { ids, changes, cards: [...boardPieces(doc).values()], lines: [...boardLinks(doc).values()] };
}

test('pasted cards are the paster’s, keep their places to each other and the lines between them, as one change', () => {
  const { ids, changes, cards, lines } = pasteTo('cluster-1');
  expect(changes).toBe(1);
  expect(cards).toEqual([
    { ...card, x: 10, y: 60, by: 'Ben', pieceId: 'piece', evidenceId: 'exhibit' },
    { ...card, x: 310, y: 20, by: 'Ben' },
  ]);
  expect(lines).toEqual([{ from: ids[0], to: ids[1], label: '', by: 'Ben', kind: 'pays' }]);
  expect(new Set([...ids, 'a', 'b', 'c']).size).toBe(5);
});

test('on the board of another cluster a card no longer shows the piece or exhibit of its own', () => {
  const { cards } = pasteTo('cluster-2');
  expect(cards.some((pasted) => 'pieceId' in pasted || 'evidenceId' in pasted)).toBe(false);
});

test('nothing chosen is nothing copied, and too many are cut', () => {
  const board = makeBoard();
  expect(copyCards(board, new Set(), 'cluster-1')).toBeNull();
  const [first] = board.pieces;
  const many = Array.from({ length: COPY_MAX + 5 }, (_, at) => ({ ...card, ...first, id: `c${at}` }));
  const copy = copyCards({ pieces: many, links: [] }, new Set(many.map(({ id }) => id)), 'cluster-1');
  expect(copy?.pieces).toHaveLength(COPY_MAX);
  expect(parseCopy(JSON.stringify(copy))).not.toBeNull();
});

test('a clipboard that holds anything else is no copy', () => {
  const copy = copyCards(makeBoard(), new Set(['a']), 'cluster-1');
  for (const wrong of [
    '',
    'hello',
    'null',
    '[]',
    JSON.stringify({ ...copy, pieces: [] }),
    JSON.stringify({ ...copy, more: 1 }),
    JSON.stringify({ ...copy, pieces: [['a', { ...card, label: 7 }]] }),
    JSON.stringify({ ...copy, pieces: [['', card]] }),
    JSON.stringify({ ...copy, links: [{ from: 'a', to: 'b', label: '', by: '', kind: 'loves' }] }),
  ])
    expect(parseCopy(wrong)).toBeNull();
});
