import { expect, test } from 'vitest';
import { UNIT_PROTECTIONS } from './unit-protection.ts';
import { UNIT_KEYS } from './units.ts';

test('each unit has a method and three warning signs of its own', () => {
  expect(Object.keys(UNIT_PROTECTIONS).sort()).toEqual([...UNIT_KEYS].sort());
  const all = Object.values(UNIT_PROTECTIONS);
  expect(new Set(all.map(({ method }) => method)).size).toBe(20);
  const signs = all.flatMap(({ warningSigns }) => warningSigns);
  expect(new Set(signs).size).toBe(60);
  for (const text of [...signs, ...all.map(({ method }) => method)]) expect(text).toMatch(/^[A-Z].*\.$/u);
});
