import { addCard, boardLinks, boardPieces, removeFromBoard } from '@fap/shared/puzzle/board-doc.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Awareness, applyAwarenessUpdate, encodeAwarenessUpdate } from 'y-protocols/awareness';
import { applyUpdate, Doc, encodeStateAsUpdate, UndoManager } from 'yjs';
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

test('a deletion is told to everybody with the name of who says to have done it, and anybody can undo it', () => {
  const [ana, ben, eve] = openBoard();
  const before = [ana.board.toJSON(), ana.lines.toJSON()];
  removeFromBoard(ben.doc, ['a']);
  meet(ana, ben, eve);
  expect(ben.removed.read()).toMatchObject([{ isOwn: true }]);
  expect(ana.removed.read()).toMatchObject([{ isOwn: false, by: 'Ben' }]);
  ana.removed.restore(ana.removed.read()[0]?.key ?? 0);
  meet(ana, ben, eve);
  for (const { board, lines, removed } of [ana, ben, eve]) {
    expect([board.toJSON(), lines.toJSON()]).toEqual(before);
    expect(removed.read()).toEqual([]);
  }
  expect(ben.awareness.getLocalState()?.removed).toBeNull();
});

test('two who undo the same deletion at once leave one card', () => {
  const [ana, ben, eve] = openBoard();
  removeFromBoard(ben.doc, ['a']);
  meet(ana, ben, eve);
  for (const { removed } of [ana, eve]) removed.restore(removed.read()[0]?.key ?? 0);
  meet(ana, ben, eve);
  meet(ana, ben, eve);
  expect([ana.board.size, ana.lines.size]).toEqual([2, 1]);
  expect(ana.board.toJSON()).toEqual(eve.board.toJSON());
});

test('nobody is named when two say so, so that a stranger cannot take the blame off or put it on alone', () => {
  const [ana, ben, eve] = openBoard();
  eve.awareness.setLocalStateField('removed', ['a', 'b']);
  removeFromBoard(ben.doc, ['a']);
  meet(ana, ben, eve);
  expect(ana.removed.read()).toMatchObject([{ by: null }]);
});

test('after a minute it is over, and what came with a sync was never offered', () => {
  const [ana, ben, eve] = openBoard();
  removeFromBoard(ben.doc, ['a']);
  eve.isLive = false;
  meet(ana, ben, eve);
  expect(eve.removed.read()).toEqual([]);
  vi.advanceTimersByTime(UNDO_MS - 1);
  expect(ana.removed.read()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect([ana.removed.read(), ben.removed.read()]).toEqual([[], []]);
  expect(ben.awareness.getLocalState()?.removed).toBeNull();
});

test('one’s own undo of a deletion takes the notice away everywhere', () => {
  const [ana, ben, eve] = openBoard();
  const own = new UndoManager([ben.board, ben.lines], { captureTimeout: 0 });
  removeFromBoard(ben.doc, ['a']);
  meet(ana, ben, eve);
  own.undo();
  meet(ana, ben, eve);
  expect(ana.board.get('a')).toEqual(ben.board.get('a'));
  expect([ana.removed.read(), ben.removed.read(), ana.lines.size]).toEqual([[], [], 1]);
});

test.each([
  ['before', true],
  ['after', false],
])(
  'cards of a board that an admin emptied are no card deleted by nobody; word of it comes %s them',
  (_, isFirst) => {
    const [ana, ben, eve] = openBoard();
    if (isFirst) ana.removed.leaveToHistory();
    removeFromBoard(ben.doc, ['a', 'b']);
    meet(ana, ben, eve);
    if (!isFirst) ana.removed.leaveToHistory();
    expect(ana.removed.read()).toEqual([]);
    expect(eve.removed.read()).toHaveLength(1);
    vi.advanceTimersByTime(6000);
    addCard(ben.doc, 'later', card);
    meet(ana, ben, eve);
    removeFromBoard(ben.doc, ['later']);
    meet(ana, ben, eve);
    expect(ana.removed.read()).toMatchObject([{ isOwn: false, by: 'Ben' }]);
  },
);
