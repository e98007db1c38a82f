import { expect, test } from 'vitest';
import { cpuMs } from '../../../../testing/cpu-ms.ts';
import { findAddedParagraphs } from './plain-part.ts';

const PAGE = { text: 'Your account is locked.\nUnlock it at https://bank.example/in', links: [] };

test('texts made to be slow take no longer than others of their length', () => {
  const startedAt = cpuMs();
  findAddedParagraphs('x y\n\n'.repeat(40_000), { text: 'a b '.repeat(50_000), links: [] });
  expect(cpuMs() - startedAt).toBeLessThan(4_000);
});

test.for([
  ['the same words in other lines', 'Your account\nis locked.', ''],
  ['the same words with invisible characters in them', 'Your acc\u200bount is locked', ''],
  ['lines of signs', '---\n\n* * *', ''],
  ['a word more', 'Your account is not locked.', 'Your account is not locked.'],
  ['words that the page has elsewhere, in another order', 'locked account', 'locked account'],
  [
    'another link beside the same words',
    'Unlock it at https://evil.example',
    'Unlock it at https://evil.example',
  ],
  [
    'a link that only begins like the one shown',
    'https://bank.example/in.php',
    'https://bank.example/in.php',
  ],
] as const)('%s', ([, plain, added]) => {
  expect(findAddedParagraphs(plain, PAGE)).toBe(added);
});
