import { type Board, boardPieces, parseBoard, placeCard } from '@fap/shared/puzzle/board-doc.ts';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Doc } from 'yjs';
import { useCardMoves } from './use-card-moves.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function openBoard() {
  const doc = new Doc();
  for (const id of ['a', 'b'])
    placeCard(doc, id, { x: 0, y: 0, label: id, layer: 1, kind: 'note', by: 'Ana' });
  const { result, rerender } = renderHook(({ board }: { board: Board }) => useCardMoves(doc, board), {
    initialProps: { board: parseBoard(doc) },
  });
  const drop = (x: number) =>
    act(() => result.current.move([{ type: 'position', id: 'a', position: { x, y: 0 }, dragging: false }]));
  return { doc, result, drop, showBoard: (board: Board) => rerender({ board }) };
}

test('a dropped card stays where it was dropped until the board has it there, however late that is drawn', () => {
  const { doc, result, drop, showBoard } = openBoard();
  const before = parseBoard(doc);
  drop(40.4);
  expect(boardPieces(doc).get('a')).toMatchObject({ x: 40 });
  // Something else was drawn first.
  showBoard({ ...before });
  expect(result.current.places.get('a')).toEqual({ x: 40, y: 0 });
  showBoard(parseBoard(doc));
  expect(result.current.places.size).toBe(0);
});

test('where somebody else moved it in the same moment it goes there after a second', () => {
  vi.useFakeTimers();
  const { doc, result, drop, showBoard } = openBoard();
  drop(40);
  boardPieces(doc).set('a', { x: 7, y: 7, label: 'a', layer: 1, kind: 'note', by: 'Ben' });
  showBoard(parseBoard(doc));
  act(() => void vi.advanceTimersByTime(900));
  showBoard(parseBoard(doc));
  expect(result.current.places.get('a')).toEqual({ x: 40, y: 0 });
  act(() => void vi.advanceTimersByTime(200));
  expect(result.current.places.size).toBe(0);
});

test('a dropped card that was deleted holds nothing up', () => {
  const { doc, result, drop, showBoard } = openBoard();
  drop(40);
  boardPieces(doc).delete('a');
  showBoard(parseBoard(doc));
  expect(result.current.places.size).toBe(0);
});
