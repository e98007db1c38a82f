import { expect, test } from 'vitest';
import { aliasLabel, valueLabel } from './describe-values.ts';

test('a suspected person is shown by initials, whatever the name', () => {
  expect(aliasLabel('vivienne sorel')).toBe('V. S.');
  for (const name of ['vivienne sorel', 'marc', 'élodie van houten'])
    for (const word of name.split(' ')) expect(valueLabel('persona', name).toLowerCase()).not.toContain(word);
});
