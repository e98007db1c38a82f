import { afterEach, expect, test } from 'vitest';
import { setLocale } from '../platform/locale.ts';
import { formatDay, formatMonth } from './format-day.ts';

afterEach(() => setLocale('en-US'));

test('a day is written as the chosen language and region write it', () => {
  expect(formatDay('2026-11-28')).toBe('November 28, 2026');
  setLocale('en-GB');
  expect(formatDay('2026-11-28')).toBe('28 November 2026');
  expect(formatMonth('2026-11')).toBe('November 2026');
});
