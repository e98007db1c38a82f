import { expect, test } from 'vitest';
import { GLOSSARY } from './glossary.ts';

test('the terms are in alphabetical order, each with an id of its own and a plain meaning', () => {
  const terms = GLOSSARY.map(({ term }) => term);
  expect(terms).toEqual(terms.toSorted((one, other) => one.localeCompare(other, 'en')));
  const ids = GLOSSARY.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, meaning } of GLOSSARY) {
    expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/u);
    expect(meaning).toMatch(/^[A-Z].*\.$/u);
    for (const sentence of meaning.split('. ')) expect(sentence.split(' ').length, sentence).toBeLessThan(25);
  }
});
