import { expect, test } from 'vitest';
import { vaultWords } from './vault-words.ts';

test('the sentence never says that files are anchored, nor without files that the vault holds any', () => {
  expect(vaultWords(0)).toBe('You added no files, so the vault holds nothing from this report.');
  expect(vaultWords(2)).toBe('Your evidence is in the vault. There you can see when it is anchored.');
  for (const files of [0, 1, 20]) expect(vaultWords(files)).not.toContain('vault-anchored');
});
