import { expect, test } from 'vitest';
import { runAgainIfAsked } from './run-again.ts';

function opened() {
  const begun: (() => void)[] = [];
  const failures: unknown[] = [];
  const ask = runAgainIfAsked(
    () => new Promise<void>((resolve) => begun.push(resolve)),
    (error) => failures.push(error),
  );
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return { begun, failures, ask, turn };
}

test('calls during a run cause exactly one more run, never a concurrent one', async () => {
  const { begun, ask, turn } = opened();
  const first = ask();
  const asked = [ask(), ask(), ask()];
  expect(begun).toHaveLength(1);
  begun[0]?.();
  await turn();
  expect(begun).toHaveLength(2);
  begun[1]?.();
  await Promise.all([first, ...asked]);
  expect(begun).toHaveLength(2);
  void ask();
  expect(begun).toHaveLength(3);
});

test('a call resolves when a run that began after it has ended', async () => {
  const { begun, ask, turn } = opened();
  void ask();
  let isAnswered = false;
  void ask().then(() => {
    isAnswered = true;
  });
  begun[0]?.();
  await turn();
  expect(isAnswered).toBe(false);
  begun[1]?.();
  await turn();
  expect(isAnswered).toBe(true);
});

test('a failed run is reported, and the next one starts', async () => {
  const failures: unknown[] = [];
  let runs = 0;
  const ask = runAgainIfAsked(
    () => {
      runs += 1;
      return runs === 1 ? Promise.reject(new Error('once')) : Promise.resolve();
    },
    (error) => failures.push(error),
  );
  await Promise.all([ask(), ask()]);
  expect(failures).toEqual([new Error('once')]);
  expect(runs).toBe(2);
});
