import { expect, test } from 'vitest';
import { isPersonsName } from './persons-name.ts';

test.each(['indian', 'nigerian', 'christian muslim', 'british', 'american'])(
  'a stated origin is not a persona: %s',
  (word) => expect(isPersonsName(word)).toBe(false),
);

test.each(['vivienne sorel', 'marc oberlin', 'ottiline'])('a name is a persona: %s', (name) =>
  expect(isPersonsName(name)).toBe(true),
);
