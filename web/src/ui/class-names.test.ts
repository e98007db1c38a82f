import { expect, test } from 'vitest';
import { cn } from './class-names.ts';

test('joins what applies', () => {
  expect(cn('p-4', false, undefined, 'sm:p-6')).toBe('p-4 sm:p-6');
});

test('the tests refuse two classes for one property, whichever would have won', () => {
  expect(() => cn('text-ink-soft', 'text-accent')).toThrow(
    'classes that contradict each other: text-ink-soft',
  );
});
