import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Removal } from './removed-cards.ts';
import { RemovedNotices } from './removed-notices.tsx';

const removal = (isOwn: boolean): Removal => ({
  key: 1,
  cards: new Map([['a', { label: 'The first chat' }]]) as unknown as Removal['cards'],
  isOwn,
  by: 'Ana Alder',
});

/** Two buttons, the first of which has the focus; then a deletion is noticed. */
function notice(isOwn = true) {
  render(
    <>
      <button type="button">Remove</button>
      <button type="button">Another</button>
      <RemovedNotices removals={[]} onUndo={() => undefined} />
    </>,
  );
  screen.getByRole('button', { name: 'Remove' }).focus();
  render(<RemovedNotices removals={[removal(isOwn)]} onUndo={() => undefined} />);
  return { remove: screen.getByRole('button', { name: 'Remove' }) };
}
const undo = () => screen.getByRole('button', { name: /^Undo/u });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
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
  const { remove } = notice();
  await wait(100);
  const another = screen.getByRole('button', { name: 'Another' });
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
