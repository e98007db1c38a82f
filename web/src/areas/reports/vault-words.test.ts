import { expect, test } from 'vitest';
import { vaultWords } from './vault-words.ts';

test('nothing is said to be anchored, since that takes hours, and nothing to be in the vault without a file', () => {
  expect(vaultWords(0)).toBe('You added no files, so nothing of it is in the vault.');
  expect(vaultWords(2)).toBe('Your evidence is in the vault, which shows when it is anchored.');
  for (const files of [0, 1, 20]) expect(vaultWords(files)).not.toContain('vault-anchored');
});
