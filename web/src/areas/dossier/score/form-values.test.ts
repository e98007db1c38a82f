import { expect, test } from 'vitest';
import { centsOf, dollarsOf, localOf } from './form-values.ts';

test('dollars are read as people type them, and anything else is no amount', () => {
  expect(['', ' 1,200 ', '$1200.50', '0', '0.29'].map(centsOf)).toEqual([null, 120_000, 120_050, 0, 29]);
  expect(['-1', '1.234', 'much', '1e5', '12345678901234'].map(centsOf)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
});

test('what is kept comes back into the field as it was typed', () => {
  expect([null, 120_050, 29].map(dollarsOf)).toEqual(['', '1200.5', '0.29']);
  const field = localOf('2026-11-27T12:30:00.000Z');
  expect(new Date(field).toISOString()).toBe('2026-11-27T12:30:00.000Z');
  expect(localOf(null)).toBe('');
});
