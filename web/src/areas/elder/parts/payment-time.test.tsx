import { expect, test } from 'vitest';
import { dayInWords } from './payment-time.tsx';

test.for([
  ['2026-11-27', 'Today'],
  ['2026-11-26', 'Yesterday'],
  ['2026-11-05', 'November 5'],
  ['2026-12-01', 'December 1'],
  ['2025-11-27', 'November 27, 2025'],
] as const)('%s is %s', ([day, words]) => expect(dayInWords(day, '2026-11-27')).toBe(words));
