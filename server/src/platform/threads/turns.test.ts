import { expect, test } from 'vitest';
import { TooManyTurnsError, Turns } from './turns.ts';

test('work is done one after another in the order it came, and a failure is its caller’s alone', async () => {
  const turns = new Turns(3);
  const done: string[] = [];
  const work = (name: string) => async () => {
    done.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 1));
    done.push(`${name} ends`);
    if (name === 'second') throw new Error('second failed');
    return name;
  };
  const results = await Promise.allSettled(
    ['first', 'second', 'third'].map((name) => turns.take(work(name))),
  );
  expect(done).toEqual([
    'first begins',
    'first ends',
    'second begins',
    'second ends',
    'third begins',
    'third ends',
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('more than may wait are refused, until there is room again', async () => {
  const turns = new Turns(2);
  const held = Promise.withResolvers<number>();
  const [one, two] = [turns.take(() => held.promise), turns.take(async () => 2)];
  await expect(turns.take(async () => 3)).rejects.toBeInstanceOf(TooManyTurnsError);
  held.resolve(1);
  expect(await Promise.all([one, two])).toEqual([1, 2]);
  expect(await turns.take(async () => 4)).toBe(4);
});
