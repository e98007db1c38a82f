import { addCard, boardLinks, boardPieces, removeFromBoard } from '@fap/shared/puzzle/board-doc.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Awareness, applyAwarenessUpdate, encodeAwarenessUpdate } from 'y-protocols/awareness';
import { applyUpdate, Doc, encodeStateAsUpdate, transact, UndoManager } from 'yjs';
import { RemovedCards, UNDO_MS } from './removed-cards.ts';

const card = { layer: 3, label: 'A badge', kind: 'text', by: 'Ana' };
const stops: (() => void)[] = [];

/** A window with the board open, under an account's name. */
function openWindow(name: string) {
  const doc = new Doc();
  const awareness = new Awareness(doc);
  awareness.setLocalStateField('user', { id: name.toLowerCase(), name, color: '#123456' });
  const window = { doc, awareness, isLive: true };
  const removed = new RemovedCards({ doc, awareness, isLive: () => window.isLive });
  stops.push(removed.start(), () => awareness.destroy());
  return Object.assign(window, { removed, board: boardPieces(doc), lines: boardLinks(doc) });
}
type Window = ReturnType<typeof openWindow>;

function meet(...windows: Window[]): void {
  for (const from of windows)
    for (const to of windows) {
      if (from === to) continue;
      applyUpdate(to.doc, encodeStateAsUpdate(from.doc), 'connection');
      applyAwarenessUpdate(
        to.awareness,
        encodeAwarenessUpdate(from.awareness, [from.doc.clientID]),
        'connection',
      );
    }
}

/** What others did reaches a window within one of its turns. */
function meetInOneTurn(to: Window, ...others: Window[]): void {
  const apply = () => {
    for (const { doc } of others) applyUpdate(to.doc, encodeStateAsUpdate(doc), 'connection');
  };
  transact(to.doc, apply, 'connection', false);
}

function openBoard(): [Window, Window, Window] {
  const windows = [openWindow('Ana'), openWindow('Ben'), openWindow('Eve')] as const;
  const [ana] = windows;
  for (const id of ['a', 'b']) addCard(ana.doc, id, card);
  ana.lines.set('ab', { from: 'a', to: 'b', label: 'then', by: 'Ana' });
  meet(...windows);
  return [...windows];
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

test('everybody sees a deletion with the name of the one who announced it, and anybody can undo it', () => {
  const [ana, ben, eve] = openBoard();
  const before = [ana.board.toJSON(), ana.lines.toJSON()];
  removeFromBoard(ben.doc, ['a']);
  meet(ana, ben, eve);
  expect(ben.removed.get()).toMatchObject([{ isOwn: true }]);
  expect(ana.removed.get()).toMatchObject([{ isOwn: false, by: 'Ben' }]);
  ana.removed.restore(ana.removed.get()[0]?.key ?? 0);
  meet(ana, ben, eve);
  for (const { board, lines, removed } of [ana, ben, eve]) {
    expect([board.toJSON(), lines.toJSON()]).toEqual(before);
    expect(removed.get()).toEqual([]);
  }
  expect(ben.awareness.getLocalState()?.removed).toBeNull();
});

test('two people who undo the same deletion at once restore one card', () => {
  const [ana, ben, eve] = openBoard();
  removeFromBoard(ben.doc, ['a']);
  meet(ana, ben, eve);
  for (const { removed } of [ana, eve]) removed.restore(removed.get()[0]?.key ?? 0);
  meet(ana, ben, eve);
  meet(ana, ben, eve);
  expect([ana.board.size, ana.lines.size]).toEqual([2, 1]);
  expect(ana.board.toJSON()).toEqual(eve.board.toJSON());
});

test('names nobody when two announce a deletion, so that a third person cannot take or shift the blame', () => {
  const [ana, ben, eve] = openBoard();
  eve.awareness.setLocalStateField('removed', ['a', 'b']);
  removeFromBoard(ben.doc, ['a']);
  meet(ana, ben, eve);
  expect(ana.removed.get()).toMatchObject([{ by: null }]);
});

test('deletions of two people that come in one turn are a notice each, and are undone one by one', () => {
  const [ana, ben, eve] = openBoard();
  removeFromBoard(ben.doc, ['a']);
  removeFromBoard(eve.doc, ['b']);
  meetInOneTurn(ana, ben, eve);
  expect(ana.removed.get()).toMatchObject([{ by: null }]);
  vi.advanceTimersByTime(UNDO_MS / 2);
  meet(ana, ben, eve);
  const notices = ana.removed.get().map(({ by, cards }) => [by, [...cards.keys()]]);
  expect(notices.sort()).toEqual([
    ['Ben', ['a']],
    ['Eve', ['b']],
  ]);
  const bens = ana.removed.get().find(({ by }) => by === 'Ben');
  ana.removed.restore(bens?.key ?? 0);
  meet(ana, ben, eve);
  expect([...eve.board.keys()]).toEqual(['a']);
  expect(ana.removed.get()).toMatchObject([{ by: 'Eve' }]);
  // From the deletion on, not from when its author was known.
  vi.advanceTimersByTime(UNDO_MS / 2);
  expect(ana.removed.get()).toEqual([]);
});

test('a deletion that somebody announced stays whole when another one announces a part of it', () => {
  const [ana, ben, eve] = openBoard();
  removeFromBoard(ben.doc, ['a', 'b']);
  meet(ana, ben, eve);
  expect(ana.removed.get()).toMatchObject([{ by: 'Ben' }]);
  eve.awareness.setLocalStateField('removed', ['a']);
  meet(ana, ben, eve);
  expect(ana.removed.get()).toMatchObject([{ by: null }]);
  expect(ana.removed.get()[0]?.cards.size).toBe(2);
});

test('offers the undo for a minute, and never for a deletion that came with a sync', () => {
  const [ana, ben, eve] = openBoard();
  removeFromBoard(ben.doc, ['a']);
  eve.isLive = false;
  meet(ana, ben, eve);
  expect(eve.removed.get()).toEqual([]);
  vi.advanceTimersByTime(UNDO_MS - 1);
  expect(ana.removed.get()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect([ana.removed.get(), ben.removed.get()]).toEqual([[], []]);
  expect(ben.awareness.getLocalState()?.removed).toBeNull();
});

test('an undo by its author removes the notice for everybody', () => {
  const [ana, ben, eve] = openBoard();
  const own = new UndoManager([ben.board, ben.lines], { captureTimeout: 0 });
  removeFromBoard(ben.doc, ['a']);
  meet(ana, ben, eve);
  own.undo();
  meet(ana, ben, eve);
  expect(ana.board.get('a')).toEqual(ben.board.get('a'));
  expect([ana.removed.get(), ben.removed.get(), ana.lines.size]).toEqual([[], [], 1]);
});

test.each([
  ['before', true],
  ['after', false],
])('shows no notice for a board that an admin emptied, when the fact comes %s the change', (_, isFirst) => {
  const [ana, ben, eve] = openBoard();
  if (isFirst) ana.removed.handleRewrite();
  removeFromBoard(ben.doc, ['a', 'b']);
  meet(ana, ben, eve);
  if (!isFirst) ana.removed.handleRewrite();
  expect(ana.removed.get()).toEqual([]);
  expect(eve.removed.get()).toHaveLength(1);
  vi.advanceTimersByTime(6000);
  addCard(ben.doc, 'later', card);
  meet(ana, ben, eve);
  removeFromBoard(ben.doc, ['later']);
  meet(ana, ben, eve);
  expect(ana.removed.get()).toMatchObject([{ isOwn: false, by: 'Ben' }]);
});
