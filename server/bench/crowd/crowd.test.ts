import { expect, test } from 'vitest';
import { CROWDS, tryCrowd } from './describe-crowds.ts';
import { RULES } from './rules.ts';

const PIECES = 1_500;
const [majority, , standing] = RULES;
const crowd = CROWDS['20 % colluders'];
if (!majority || !standing || !crowd) throw new Error('no crowd');

test('the same seed gives the same crowd', () => {
  expect(tryCrowd(crowd, standing, 300, 1)).toEqual(tryCrowd(crowd, standing, 300, 1));
});

test('a ring wins far less by the rule that stands than by a plain majority, and layers are right more often', () => {
  const [plain] = tryCrowd(crowd, majority, PIECES, 1);
  const [measured] = tryCrowd(crowd, standing, PIECES, 1);
  expect(measured?.rightPercent).toBeGreaterThan((plain?.rightPercent ?? 100) + 10);
  expect(measured?.ringWins).toBeLessThan((plain?.ringWins ?? 0) / 3);
});
