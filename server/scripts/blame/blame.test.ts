import { BLAMING } from '@fap/shared/education/content/blaming-words.ts';
import { expect, test } from 'vitest';
import { checkBlame } from './check-blame.ts';
import { findBlame } from './find-blame.ts';

test('no text of the product blames a victim', async () => {
  expect(await checkBlame()).toBeNull();
});

const EXAMPLES = [
  'You fell for a well-known trick',
  'Many people fall victim to it',
  'The signs should have been clear: you should have known',
  'A gullible person paid',
  'It was a naïve decision',
  'Learn from your mistake',
  'This happened because of your own carelessness',
  'A careless click is enough',
  'You fooled yourself',
  'A greedy victim sends more',
  'How could you believe this?',
  'Why didn’t you check the address?',
  'You let them trick you',
  'Older people are easy targets',
];

test.each(EXAMPLES)('it is found: %s', (text) => {
  expect(findBlame('web/src/a.tsx', `<p>${text}.</p>`).length).toBeGreaterThan(0);
});

test('each kind of blame has an example', () => {
  expect(BLAMING.filter(({ pattern }) => !EXAMPLES.some((text) => pattern.test(text)))).toEqual([]);
});

test.each([
  'None of this was your fault',
  'This was done to you, and it was not your fault',
  'They practised for months',
])('what takes the blame away, or says who acted, is left alone: %s', (text) => {
  expect(findBlame('web/src/a.tsx', `<p>${text}</p>`)).toEqual([]);
});

test('an allowed sentence is allowed in its own file only, and comments are not read', () => {
  const allowed = [{ path: 'web/src/b.tsx', says: 'The price fell for', because: 'a price, no person' }];
  expect(findBlame('web/src/a.tsx', '<p>The price fell for three days</p>', allowed)).toHaveLength(1);
  expect(findBlame('web/src/b.tsx', '<p>The price fell for three days</p>', allowed)).toEqual([]);
  expect(findBlame('web/src/a.tsx', '// you should have known\nconst a = 1;')).toEqual([]);
});
