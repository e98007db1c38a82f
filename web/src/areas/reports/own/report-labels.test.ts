import { afterEach, expect, test } from 'vitest';
import { setLocale } from '../../../platform/locale.ts';
import { wordFields } from './report-labels.ts';

afterEach(() => setLocale('en-US'));

test('the day it happened is written as its reader writes days, and one that was left out stays empty', () => {
  const dayOf = (dateOccurred: string) =>
    new Map(wordFields({ ...WORDS, dateOccurred })).get('Date it happened');
  expect([dayOf('2026-11-20'), dayOf('')]).toEqual(['November 20, 2026', '']);
  setLocale('en-GB');
  expect(dayOf('2026-11-20')).toBe('20 November 2026');
});

const WORDS = {
  scamName: 'Funds Back',
  scamType: 'crypto_recovery',
  description: 'They asked for a release fee.',
  contactMethod: 'email',
  dateOccurred: '',
  evidence: '',
  evidenceAuthor: 'mixed',
  amountInvolved: '',
  scamPersonas: 'Agent Miller',
} as const;
