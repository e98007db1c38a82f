import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Removal } from './removed-cards.ts';
import { RemovedNotices } from './removed-notices.tsx';

const removal = (isOwn: boolean): Removal => ({
  key: 1,
  cards: new Map([['a', { layer: 3, label: 'The first chat', kind: 'text', by: 'Ana', x: 0, y: 0 }]]),
  isOwn,
  by: 'Ana Alder',
});

function addButton(name: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = name;
  document.body.append(button);
  return button;
}

/** Two buttons, the first of which has the focus; then a deletion is noticed. */
function notice(isOwn = true) {
  const [remove, another] = [addButton('Remove'), addButton('Another')];
  remove.focus();
  render(<RemovedNotices removals={[removal(isOwn)]} onUndo={() => undefined} onClose={() => undefined} />);
  return { remove, another };
}
const undo = () => screen.getByRole('button', { name: /^Undo/u });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('undo gets the focus when what had it goes with its card, even if that is drawn later', async () => {
  const { remove } = notice();
  await wait(1_000);
  expect(document.activeElement).toBe(remove);
  remove.remove();
  await wait(60);
  expect(document.activeElement).toBe(undo());
});

test('undo gets the focus when a dialog gave it back to what then goes', async () => {
  const { remove, another } = notice();
  await wait(100);
  another.focus();
  await wait(100);
  remove.remove();
  another.remove();
  await wait(60);
  expect(document.activeElement).toBe(undo());
});

test('undo takes no focus from somebody who goes on elsewhere', async () => {
  const { remove } = notice();
  await wait(100);
  remove.blur();
  await wait(60);
  remove.remove();
  await wait(4_000);
  expect(document.activeElement).toBe(document.body);
});

test('another person’s deletion moves no focus', async () => {
  const { remove } = notice(false);
  remove.remove();
  await wait(4_000);
  expect(document.activeElement).toBe(document.body);
});

test.each([
  [
    'in a wide window',
    true,
    '2 more deletions: you find them in the history.',
    ['Card 1', 'Card 4', 'Card 5'],
  ],
  ['on a phone', false, '4 more deletions: you find them in the history.', ['Card 1']],
])(
  '%s the latest of many deletions are shown, own ones before others: more would cover the board',
  (_, isWide, more, cards) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }));
    const removals = [1, 2, 3, 4, 5].map((key) => ({
      ...removal(key === 1),
      key,
      cards: new Map([['a', { layer: 3, label: `Card ${key}`, kind: 'text', by: 'Ana', x: 0, y: 0 }]]),
    }));
    render(<RemovedNotices removals={removals} onUndo={() => undefined} onClose={() => undefined} />);
    const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts[0]).toBe(more);
    expect(texts.slice(1).map((text) => /Card \d/u.exec(text ?? '')?.[0])).toEqual(cards);
  },
);
