import type { Board } from '@fap/shared/puzzle/board-doc.ts';
import { expect, test } from 'vitest';
import { drawBoard } from './board-svg.ts';

const card = { layer: 2, x: 0, y: 0, label: 'The wallet', kind: 'note', by: 'Ana' };
const options = {
  title: 'Ring <Alpha> & Co',
  date: 'Nov 21, 2026, 2:13 PM',
  measure: (text: string) => text.length * 8,
  statusOf: () => '',
};

function draw(board: Partial<Board>, more = {}) {
  const { svg, width, height } = drawBoard({ pieces: [], links: [], ...board }, { ...options, ...more });
  const page = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const texts = [...page.querySelectorAll('text')].map((node) => node.textContent ?? '');
  return { svg, texts, width, height };
}

test('a board is drawn with title, date, layers, statuses and the words of its lines', () => {
  const { texts } = draw(
    {
      pieces: [
        { ...card, id: 'a' },
        { ...card, id: 'b', x: 400, label: 'The account', pieceId: 'p' },
        { ...card, id: 'f', kind: 'frame', label: 'Money', w: 300, h: 200 },
      ],
      links: [{ id: 'l', from: 'a', to: 'b', label: '', by: 'Ana', kind: 'pays' }],
    },
    { statusOf: ({ pieceId }: { pieceId?: string }) => (pieceId ? 'Confirmed' : '') },
  );
  expect(texts).toEqual(
    expect.arrayContaining([
      'Ring <Alpha> & Co',
      'Nov 21, 2026, 2:13 PM',
      '2 Infrastructure',
      'The wallet',
      'The account',
      'Confirmed',
      'Money',
      'pays',
    ]),
  );
});

test('long words are cut and no line is wider than its card', () => {
  const label = `see ${'x'.repeat(60)} and more words than one line holds`;
  const { texts } = draw({ pieces: [{ ...card, id: 'a', label }] });
  const lines = texts.slice(3);
  expect(lines.every((line) => line.length * 8 <= 200)).toBe(true);
  expect(lines.join('').replaceAll(' ', '')).toBe(label.replaceAll(' ', ''));
});

test('a hostile label is text and nothing else', () => {
  const label = '</text><script>alert(1)</script>" onload="x" \u0000\u0007\uffff';
  const { svg, texts } = draw({ pieces: [{ ...card, id: 'a', label }] }, { measure: () => 1 });
  expect(svg).not.toContain('<script');
  expect(texts).toContain('</text><script>alert(1)</script>" onload="x" ');
});

test('the picture is as large as the board, also for an empty one', () => {
  const far = draw({
    pieces: [
      { ...card, id: 'a', x: -5_000 },
      { ...card, id: 'b', x: 5_000 },
    ],
  });
  expect(far.width).toBeGreaterThan(10_000);
  expect(draw({}).height).toBeGreaterThan(0);
});
