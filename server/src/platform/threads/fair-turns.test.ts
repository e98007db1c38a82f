import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';
import { FairTurns, TooManyTurnsError } from './fair-turns.ts';

const pause = () => new Promise((resolve) => setTimeout(resolve, 1));

test('work of one owner runs in order, one at a time, and a failure rejects only its caller', async () => {
  const turns = new FairTurns({ atOnce: 2, maxWaiting: 9, maxWaitingOfOne: 9 });
  const done: string[] = [];
  const work = (name: string) => async () => {
    done.push(`${name} begins`);
    await pause();
    done.push(`${name} ends`);
    if (name === 'second') throw new Error('second failed');
  };
  const names = ['first', 'second', 'third'];
  const results = await Promise.allSettled(names.map((name) => turns.take('ann', work(name))));
  expect(done).toEqual(names.flatMap((name) => [`${name} begins`, `${name} ends`]));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('a single item waits for at most one item of an owner with a hundred', async () => {
  const turns = new FairTurns({ atOnce: 1, maxWaiting: 200, maxWaitingOfOne: 200 });
  const order: string[] = [];
  const take = (owner: string) =>
    turns.take(owner, async () => {
      order.push(owner);
      await pause();
    });
  await Promise.all([...Array.from({ length: 100 }, () => take('eve')), take('ann'), take('bob')]);
  expect(order.indexOf('ann')).toBeLessThanOrEqual(2);
  expect(order.indexOf('bob')).toBeLessThanOrEqual(3);
});

test('concurrency stays within its limit', async () => {
  const turns = new FairTurns({ atOnce: 3, maxWaiting: 99, maxWaitingOfOne: 9 });
  let atWork = 0;
  let most = 0;
  const work = async () => {
    atWork += 1;
    most = Math.max(most, atWork);
    await pause();
    atWork -= 1;
  };
  await Promise.all(Array.from({ length: 30 }, (_, index) => turns.take(`owner ${index % 10}`, work)));
  expect(most).toBe(3);
});

test('rests between pieces of work while others wait, and hands results out before', async () => {
  const turns = new FairTurns({ atOnce: 1, maxWaiting: 9, maxWaitingOfOne: 9, restShare: 2 });
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(name);
    await new Promise((resolve) => setTimeout(resolve, 30));
    return performance.now();
  };
  const first = turns.take('ann', work('first'));
  const second = turns.take('bob', async () => {
    order.push('second');
    return performance.now();
  });
  const endedAt = await first;
  expect(order).toEqual(['first']);
  expect((await second) - endedAt).toBeGreaterThan(55);
});

test('one owner cannot fill the queue, and a full queue evicts from the owner with the largest share', async () => {
  const turns = new FairTurns({ atOnce: 1, maxWaiting: 4, maxWaitingOfOne: 4 });
  const held = Promise.withResolvers<void>();
  const running = turns.take('eve', () => held.promise);
  const eve = Array.from({ length: 4 }, () => turns.take('eve', async () => 'eve'));
  await expect(turns.take('eve', async () => 'more')).rejects.toMatchObject({ isOwn: true });
  const ann = turns.take('ann', async () => 'ann');
  await expect(eve.at(-1)).rejects.toBeInstanceOf(TooManyTurnsError);
  held.resolve();
  await running;
  expect(await Promise.all([...eve.slice(0, 3), ann])).toEqual(['eve', 'eve', 'eve', 'ann']);
});

test('every item comes out once, and no owner is served twice while another waits', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 60 }), (owners) => {
      const queue = new FairQueue<number>();
      for (const [index, owner] of owners.entries()) queue.push(`owner ${owner}`, index);
      const out: { owner: string; item: number }[] = [];
      for (let next = queue.shift(); next; next = queue.shift()) {
        const others = new Set(owners.map((owner) => `owner ${owner}`));
        others.delete(next.owner);
        const last = out.at(-1);
        const othersWait = [...others].some((other) => queue.sizeOf(other) > 0);
        if (last?.owner === next.owner) expect(othersWait).toBe(false);
        out.push(next);
      }
      expect(out.map(({ item }) => item).sort((a, b) => a - b)).toEqual(owners.map((_, index) => index));
      expect(queue.size).toBe(0);
    }),
  );
});
