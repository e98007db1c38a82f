import { ownWords } from '@fap/shared/kernel/own-words.ts';
import { percentSchema } from '@fap/shared/kernel/schemas.ts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { sayAnswer } from './say-answer.ts';

const schema = v.object({
  title: ownWords,
  words: v.string(),
  steps: v.array(ownWords),
  maybe: v.nullable(v.object({ reason: ownWords, percent: percentSchema })),
  either: v.union([v.object({ kind: v.literal('a'), text: ownWords }), v.object({ kind: v.literal('b') })]),
  byName: v.record(v.string(), ownWords),
  perhaps: v.nullable(ownWords),
  missing: v.optional(v.nullable(ownWords)),
});
const answer = {
  title: 'Not found',
  words: 'Not found',
  steps: ['Not found', 'Nobody said this'],
  maybe: { reason: 'Not found', percent: 50 },
  either: { kind: 'a' as const, text: 'Not found' },
  byName: { one: 'Not found' },
  perhaps: 'Not found',
  missing: 'Not found',
};

test('says what is marked, wherever it stands, and leaves all else as it is', () => {
  expect(sayAnswer(schema, answer, 'es')).toEqual({
    title: 'No se encontró',
    words: 'Not found',
    steps: ['No se encontró', 'Nobody said this'],
    maybe: { reason: 'No se encontró', percent: 50 },
    either: { kind: 'a', text: 'No se encontró' },
    byName: { one: 'No se encontró' },
    perhaps: 'No se encontró',
    missing: 'No se encontró',
  });
});

test('an answer in the language it was written in, or without such words, is the same object', () => {
  expect(sayAnswer(schema, answer, 'en')).toBe(answer);
  const plain = { words: 'Not found' };
  expect(sayAnswer(v.object({ words: v.string() }), plain, 'es')).toBe(plain);
});
