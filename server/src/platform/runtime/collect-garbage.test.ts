import { expect, test } from 'vitest';
import { collectGarbage } from './collect-garbage.ts';

test('what nothing refers to any more is gone afterwards', async () => {
  const kept = { bytes: new Array(1_000).fill(1) };
  const refs = [new WeakRef(kept), new WeakRef({ bytes: new Array(1_000).fill(2) })];
  await collectGarbage();
  expect(refs.map((ref) => ref.deref())).toEqual([kept, undefined]);
});
