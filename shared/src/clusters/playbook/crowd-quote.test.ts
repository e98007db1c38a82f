import { expect, test } from 'vitest';
import { Placeholders } from '../../evidence/placeholders.ts';
import { crowdQuoter } from './crowd-quote.ts';

const quoter = (report: string, victimNames: string[] = []) =>
  crowdQuoter(report, { placeholders: new Placeholders('cluster'), victimNames });

test('a name that another sentence gives away is hidden in this one too', () => {
  const quote = quoter('Dear Otti, hello.\nOtti, pay the fee today.');
  expect(quote('Otti, pay the fee today.')).toBe('[VICTIM_1], pay the fee today.');
});

test('what only the line before shows to be the victim’s is not quoted at all', () => {
  const report = 'My wallet is\n1PMycacnJaSqwwJqjawXBErnLsZ7RkXUAs\nSend it there.';
  expect(quoter(report)('1PMycacnJaSqwwJqjawXBErnLsZ7RkXUAs')).toBeNull();
  expect(quoter(report)('Send it there.')).toBe('Send it there.');
});

test('a long quote is cut at a space and never inside a placeholder', () => {
  const quote = quoter('nothing')(`${'word '.repeat(42)}call +1 415 555 2671 now`) ?? '';
  expect(quote.endsWith('…')).toBe(true);
  expect(quote).not.toMatch(/\[[^\]]*$/u);
});
