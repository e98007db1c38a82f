import { expect, test } from 'vitest';
import { caretMark } from './caret-mark.ts';

const ANA = { name: 'Ana', color: 'rgb(1, 2, 3)' };

test("a caret has its writer's colour, and says the name as text where it has one", () => {
  const named = caretMark({ ...ANA, name: '<b>Ana</b>' }, true);
  expect([named.style.borderColor, named.textContent, named.querySelector('b')]).toEqual([
    ANA.color,
    '<b>Ana</b>',
    null,
  ]);
  const bare = caretMark(ANA, false);
  expect([bare.className, bare.style.borderColor, bare.childElementCount]).toEqual([
    'notes-caret',
    ANA.color,
    0,
  ]);
});
