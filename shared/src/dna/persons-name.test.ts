import { expect, test } from 'vitest';
import { isPersonsName } from './persons-name.ts';

test.each(['indian', 'nigerian', 'christian muslim', 'british', 'american'])(
  'where somebody says they are from is no new persona: %s',
  (word) => expect(isPersonsName(word)).toBe(false),
);

test.each(['vivienne sorel', 'marc oberlin', 'ottiline'])('a name is: %s', (name) =>
  expect(isPersonsName(name)).toBe(true),
);
