import { afterEach, beforeEach, expect, test } from 'vitest';
import { onBehalfOf } from '../runtime/on-behalf.ts';
import { TooManyTurnsError } from './fair-turns.ts';
import { TaskThread, ThreadUnavailableError } from './task-thread.ts';
import type { OddTask } from './testing/odd-worker.ts';

const script = new URL('./testing/odd-worker.ts', import.meta.url);
const open = (options: Partial<ConstructorParameters<typeof TaskThread>[1]> = {}) =>
  new TaskThread<OddTask, number>(script, {
    name: 'odd worker',
    timeoutMs: 5_000,
    idleMs: 60_000,
    ...options,
  });

let thread: TaskThread<OddTask, number>;
beforeEach(() => {
  thread = open();
});
afterEach(() => thread.close());

const double = (value: number) => thread.run({ kind: 'double', value });

test('each task gets its own result', async () => {
  expect(await Promise.all([double(1), double(2), double(3)])).toEqual([2, 4, 6]);
});

test('a task that throws fails alone', async () => {
  const [failed, done] = await Promise.allSettled([thread.run({ kind: 'throw' }), double(4)]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'this task cannot be done' } });
  expect(done).toEqual({ status: 'fulfilled', value: 8 });
});

test('a thread that hangs fails its task after the time-out, and the next task gets a new thread', async () => {
  thread = open({ timeoutMs: 3_000 });
  await expect(thread.run({ kind: 'hang' })).rejects.toThrow('odd worker took longer than 3000 ms');
  expect(await double(5)).toBe(10);
});

test('tasks queued behind a hanging one still run, and their waiting does not count as time-out', async () => {
  thread = open({ timeoutMs: 3_000 });
  const hanging = [thread.run({ kind: 'hang' }), thread.run({ kind: 'hang' })];
  const waiting = [double(1), double(2)];
  expect((await Promise.allSettled(hanging)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await Promise.all(waiting)).toEqual([2, 4]);
});

test('a thread that ends or runs out of memory fails its tasks, and the next task gets a new one', async () => {
  thread = open({ timeoutMs: 25_000, heapMb: 64 });
  await expect(thread.run({ kind: 'exit' })).rejects.toThrow('odd worker ended');
  expect(await double(6)).toBe(12);
  await expect(thread.run({ kind: 'eat-memory' })).rejects.toThrow(/memory/u);
  expect(await double(7)).toBe(14);
});

test('tasks beyond the limit are refused at once', async () => {
  thread = open({ maxTasks: 2 });
  const taken = [double(1), double(2)];
  await expect(double(3)).rejects.toBeInstanceOf(ThreadUnavailableError);
  expect(await Promise.all(taken)).toEqual([2, 4]);
  expect(await double(3)).toBe(6);
});

test('it restarts after being idle or closed', async () => {
  thread = open({ idleMs: 1 });
  expect(await double(1)).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await double(2)).toBe(4);
  const closing = thread.run({ kind: 'hang' });
  thread.close();
  await expect(closing).rejects.toThrow('odd worker is closing');
});

test('an owner with many tasks waits behind itself, and a full queue makes room for owners with fewer', async () => {
  thread = open({ maxTasks: 8 });
  const order: string[] = [];
  const ask = (owner: string, value: number) =>
    onBehalfOf(owner, () => double(value)).then(() => order.push(owner));
  const eve = Array.from({ length: 34 }, (_, index) => ask('eve', index));
  const others = [ask('ann', 1), ask('bob', 2), ask('cyd', 3)];
  const answers = await Promise.allSettled(eve);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  for (const answer of answers)
    if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(TooManyTurnsError);
  await Promise.all(others);
  expect(order.slice(0, 5).filter((owner) => owner !== 'eve')).toHaveLength(3);
});
