import { describe, expect, test } from 'vitest';
import { isBoardLink, isBoardPiece, LINK_KINDS, wordsOfLink } from './board-shapes.ts';

const card = { layer: 1, x: 0, y: 0, label: 'A', kind: 'text', by: 'Ana' };
const line = { from: 'a', to: 'b', label: '', by: 'Ana' };

describe('a card', () => {
  test.for([
    ['of before there were pieces on it', card],
    ['that shows a piece', { ...card, pieceId: 'p' }],
    ['that shows an exhibit', { ...card, evidenceId: 'e' }],
    ['that is a frame', { ...card, kind: 'frame', w: 300, h: 200 }],
    ['that is a frame of the usual size', { ...card, kind: 'frame' }],
  ] as const)('%s is valid', ([, value]) => expect(isBoardPiece(value)).toBe(true));

  test.for([
    ['without a piece’s id', { ...card, pieceId: '' }],
    ['whose piece is undefined', { ...card, pieceId: undefined }],
    ['with a piece’s status, which is looked up', { ...card, status: 'confirmed' }],
    ['with a size and no frame', { ...card, w: 300, h: 200 }],
    ['that is a frame too small to hold', { ...card, kind: 'frame', w: 10, h: 200 }],
    ['that is a frame without end', { ...card, kind: 'frame', w: Number.POSITIVE_INFINITY, h: 200 }],
  ] as const)('%s is not', ([, value]) => expect(isBoardPiece(value)).toBe(false));
});

test('a line has a known kind or none', () => {
  expect(LINK_KINDS.every((kind) => isBoardLink({ ...line, kind }))).toBe(true);
  expect(isBoardLink(line)).toBe(true);
  for (const kind of ['loves', '', null, undefined]) expect(isBoardLink({ ...line, kind })).toBe(false);
});

test('a line says its kind and its label, the same word once', () => {
  expect(wordsOfLink(line)).toBe('');
  expect(wordsOfLink({ kind: 'same', label: '' })).toBe('same as');
  expect(wordsOfLink({ kind: 'then', label: 'then' })).toBe('then');
  expect(wordsOfLink({ kind: 'pays', label: '2 BTC' })).toBe('pays: 2 BTC');
});
