import { expect, test } from 'vitest';
import { CHECKS, CHOICES, EXAMPLE, MESSAGES, OTHERS } from './story.ts';

test('the story leads nowhere: its addresses are reserved', () => {
  const text = JSON.stringify([MESSAGES, OTHERS, EXAMPLE]);
  for (const [host] of text.matchAll(/\b[a-z0-9-]+\.[a-z]{2,}\b/gu)) expect(host).toMatch(/\.example$/u);
  expect(text).toContain('.example');
});

test('one layer is right, and the shown example passes the practice’s own checks', () => {
  expect(CHOICES.filter(({ isRight }) => isRight)).toHaveLength(1);
  expect(CHECKS.filter(({ test: passes }) => !passes(EXAMPLE))).toEqual([]);
  expect(CHECKS.filter(({ test: passes }) => passes('It was bad'))).toEqual([]);
});
