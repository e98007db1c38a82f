import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatRelative, RelativeTime } from './relative-time.tsx';

const AT = '2026-01-31T23:59:30.000Z';

beforeEach(() => vi.useFakeTimers({ now: Date.parse(AT) }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a time goes on with the clock, in all rows of a list', () => {
  const { container } = render(
    <>
      <RelativeTime at={AT} />
      <RelativeTime at="2026-01-31T22:59:40.000Z" />
    </>,
  );
  const words = () => [...container.querySelectorAll('time')].map(({ textContent }) => textContent);
  expect(words()).toEqual(['just now', '1 hour ago']);
  act(() => vi.advanceTimersByTime(5 * 60_000));
  expect(words()).toEqual(['5 minutes ago', '1 hour ago']);
  act(() => vi.advanceTimersByTime(55 * 60_000));
  expect(words()).toEqual(['1 hour ago', '2 hours ago']);
  cleanup();
  expect(vi.getTimerCount(), 'the clock stops with the last of them').toBe(0);
});

test.each([
  [-59, 'just now'],
  [-60, '1 minute ago'],
  [-3_570, '1 hour ago'],
  [3_570, 'in 1 hour'],
  [-86_000, 'yesterday'],
  [-29.6 * 86_400, 'last month'],
  [-14 * 86_400, '14 days ago'],
  [-355 * 86_400, 'last year'],
])('%i seconds from now are %s', (seconds, words) => expect(formatRelative(seconds)).toBe(words));
