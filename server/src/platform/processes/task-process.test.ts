import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onBehalfOf } from '../runtime/on-behalf.ts';
import { ProcessUnavailableError, TaskProcess, type TaskProcessOptions } from './task-process.ts';
import type { OddTask } from './testing/odd-process.ts';

const SERVER = fileURLToPath(new URL('../../../', import.meta.url));
const open = (options: Partial<TaskProcessOptions> = {}, script = './testing/odd-process.ts') =>
  new TaskProcess<OddTask, string>(new URL(script, import.meta.url), {
    name: 'the odd process',
    timeoutMs: 20_000,
    idleMs: 60_000,
    maxWaiting: 10,
    rssMb: 400,
    heapMb: 100,
    readableFolders: [SERVER],
    ...options,
  });

let odd: TaskProcess<OddTask, string>;
beforeEach(() => {
  odd = open();
});
afterEach(() => odd.close());

const double = (value: number) => odd.run({ kind: 'double', value });

test('each task gets its own result', async () => {
  expect(await Promise.all([double(1), double(2), double(3)])).toEqual(['2', '4', '6']);
});

test('a task that throws fails alone', async () => {
  const [failed, done] = await Promise.allSettled([odd.run({ kind: 'throw' }), double(4)]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'this task cannot be done' } });
  expect(done).toEqual({ status: 'fulfilled', value: '8' });
});

test('a task that hangs, crashes or eats memory fails with its own reason, and alone', async () => {
  odd.close();
  odd = open({ timeoutMs: 8_000 });
  const results = await Promise.allSettled([
    odd.run({ kind: 'hang' }),
    double(5),
    odd.run({ kind: 'exit' }),
    double(6),
    odd.run({ kind: 'eat-heap' }),
    double(7),
    odd.run({ kind: 'eat-memory' }),
    double(8),
  ]);
  expect(
    results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason.cause)),
  ).toEqual(['time', '10', 'crash', '12', 'memory', '14', 'memory', '16']);
});

test('it reads only allowed folders, cannot write or spawn, and has no environment', async () => {
  expect(await odd.run({ kind: 'read', path: join(SERVER, 'package.json') })).toContain('{');
  await expect(odd.run({ kind: 'read', path: '/etc/hosts' })).rejects.toThrow(/restricted/u);
  for (const folder of [SERVER, tmpdir()])
    await expect(odd.run({ kind: 'write', path: join(folder, 'written') })).rejects.toThrow(/restricted/u);
  await expect(odd.run({ kind: 'spawn' })).rejects.toThrow(/restricted/u);
  expect(await odd.run({ kind: 'environment' })).not.toMatch(/PATH|HOME|DATABASE/u);
});

test('tasks beyond the limit, and tasks running at close, count as not tried', async () => {
  odd.close();
  odd = open({ maxWaiting: 1 });
  const hanging = odd.run({ kind: 'hang' });
  const waiting = double(1);
  await expect(double(2)).rejects.toBeInstanceOf(ProcessUnavailableError);
  odd.close();
  await expect(hanging).rejects.toBeInstanceOf(ProcessUnavailableError);
  await expect(waiting).rejects.toBeInstanceOf(ProcessUnavailableError);
  await expect(double(3)).rejects.toBeInstanceOf(ProcessUnavailableError);
});

test('a script that does not start blames no task', async () => {
  odd.close();
  odd = open({}, './testing/no-such-process.ts');
  await expect(double(1)).rejects.toBeInstanceOf(ProcessUnavailableError);
});

test('it ends when idle, and restarts', async () => {
  odd.close();
  odd = open({ idleMs: 1 });
  expect(await double(1)).toBe('2');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await double(2)).toBe('4');
});

test('a parent that is killed leaves no process behind, not even a busy one', async () => {
  const script = fileURLToPath(new URL('./testing/odd-parent.ts', import.meta.url));
  const parent = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [told] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(told.toString());
  expect(isRunning(pid)).toBe(true);
  parent.kill('SIGKILL');
  for (let look = 0; look < 200 && isRunning(pid); look += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isRunning(pid)).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('what the process takes to start is not taken from the time slice of a task', async () => {
  odd.close();
  odd = open({ sharedTimeoutMs: 1_000 }, './testing/slow-process.ts');
  const answers = ['ann', 'ben', 'eve'].map((owner) => onBehalfOf(owner, () => double(21)));
  expect(await Promise.all(answers)).toEqual(['42', '42', '42']);
});

test('endless tasks get a short time slice while another owner waits, and count as not tried', async () => {
  odd.close();
  odd = open({ sharedTimeoutMs: 1_000, timeoutMs: 120_000 });
  const hanging = Array.from({ length: 3 }, () => onBehalfOf('eve', () => odd.run({ kind: 'hang' })));
  const ended = Promise.allSettled(hanging);
  const startedAt = performance.now();
  expect(await onBehalfOf('ann', () => double(21))).toBe('42');
  const waitedMs = performance.now() - startedAt;
  // Three of them to the end would take six minutes.
  expect(waitedMs).toBeLessThan(15_000);
  await expect(hanging[0]).rejects.toBeInstanceOf(ProcessUnavailableError);
  odd.close();
  for (const answer of await ended) expect(answer.status).toBe('rejected');
});
