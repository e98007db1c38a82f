import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { QueueSender } from '../write/job-sender.ts';
import { defineJob, type JobQueue, startJobQueue } from './job-queue.ts';

const done: string[] = [];
const givenUp: string[] = [];
let release: () => void = () => {};
const held = new Promise<void>((resolve) => {
  release = resolve;
});

const payload = v.object({ id: v.string() });
const noting = defineJob({
  name: 'test.note',
  payload,
  attempts: 3,
  timeoutSeconds: 60,
  isAwaited: true,
  run: async (_ctx, { id }) => {
    if (id === 'first') await held;
    done.push(id);
  },
});
const failing = defineJob({
  name: 'test.fail',
  payload,
  attempts: 2,
  timeoutSeconds: 60,
  isAwaited: true,
  run: async (_ctx, { id }) => {
    done.push(`tried ${id}`);
    throw new Error('it cannot be done');
  },
  giveUp: async (_ctx, { id }) => {
    givenUp.push(id);
  },
});

const once = defineJob({
  name: 'test.once',
  payload,
  attempts: 1,
  timeoutSeconds: 60,
  isQueuedOnce: true,
  run: async (_ctx, { id }) => {
    done.push(`once ${id}`);
  },
});
const oneOfMany = defineJob({
  name: 'test.many',
  payload,
  attempts: 1,
  timeoutSeconds: 60,
  run: async (_ctx, { id }) => {
    done.push(`many ${id}`);
  },
});
const atStart = defineJob({
  name: 'test.at-start',
  payload: v.object({}),
  attempts: 1,
  timeoutSeconds: 60,
  runsAtStart: true,
  run: async () => {
    done.push('at the start');
  },
});

let world: World;
let queue: JobQueue;
let doneBeforeWork = -1;
const sender = new QueueSender();
beforeAll(async () => {
  world = await createWorld();
  const { url } = await testDatabase();
  await makeOlderQueue(url);
  queue = await startJobQueue(url, world.ctx, [noting, failing, once, oneOfMany, atStart], async (boss) => {
    sender.connect(boss);
    // A job queued before the start is fetched at once.
    await boss.send(atStart.name, {});
    await sleep(3_000);
    doneBeforeWork = done.length;
  });
});
afterAll(() => queue.stop());

/** A queue of an installation from before PostgreSQL told of jobs. */
async function makeOlderQueue(url: string): Promise<void> {
  const older = new PgBoss({
    connectionString: url,
    max: 1,
    schema: 'pgboss',
    supervise: false,
    schedule: false,
  });
  await older.start();
  await older.createQueue(oneOfMany.name);
  await older.stop({ graceful: false });
}

const send = (name: string, id: string, priority = 0) =>
  world.db.transaction((tx) => sender.send(tx, name, { id }, { priority }));
const arrives = (check: () => void, timeout = 10_000) => vi.waitFor(check, { timeout, interval: 50 });

describe('a job', () => {
  test('runs at the start of the process, if declared so', async () => {
    await arrives(() => expect(done).toContain('at the start'));
  });

  test('is not started before it can queue other jobs', () => expect(doneBeforeWork).toBe(0));

  test('queued several times under one key runs once, and again when queued later', async () => {
    const ask = (id: string) =>
      world.db.transaction((tx) => sender.send(tx, once.name, { id }, { onceKey: id, startAfterSeconds: 1 }));
    for (const id of ['a', 'b', 'a', 'a', 'b']) await ask(id);
    const times = (id: string) => done.filter((one) => one === `once ${id}`).length;
    await arrives(() => expect([times('a'), times('b')]).toEqual([1, 1]), 20_000);
    await ask('a');
    await arrives(() => expect([times('a'), times('b')]).toEqual([2, 1]), 20_000);
  });

  test('is queued with its transaction, and not after a rollback', async () => {
    await expect(
      world.db.transaction(async (tx) => {
        await sender.send(tx, noting.name, { id: 'rolled back' });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await send(noting.name, 'first');
    // While the first job is held, the others queue up.
    await arrives(async () =>
      expect(await queue.boss.findJobs(noting.name)).toMatchObject([{ state: 'active' }]),
    );
    await send(noting.name, 'usual');
    await send(noting.name, 'urgent', 3);
    release();
    const noted = () => done.filter((one) => !one.startsWith('once ') && one !== 'at the start');
    await arrives(() => expect(noted()).toEqual(['first', 'urgent', 'usual']));
    await sleep(600);
    expect(done).not.toContain('rolled back');
  });

  test('is told of, also in a queue from before', async () => {
    const queues = await queue.boss.getQueues([oneOfMany.name, failing.name, `${failing.name}.given-up`]);
    expect(queues.map(({ notify }) => notify)).toEqual([true, true, true]);
  });

  // A worker that looked only as often as it is not told would need a minute.
  test('is done as soon as the one before it, however many are queued together', async () => {
    const ids = Array.from({ length: 12 }, (_, position) => `many ${position}`);
    await world.db.transaction(async (tx) => {
      for (const [position] of ids.entries()) await sender.send(tx, oneOfMany.name, { id: String(position) });
    });
    await arrives(() => expect(done.filter((one) => one.startsWith('many ')).sort()).toEqual(ids.sort()));
  });

  test('that fails every attempt is given up, once', async () => {
    await send(failing.name, 'hopeless');
    await arrives(() => expect(givenUp).toEqual(['hopeless']), 20_000);
    expect(done.filter((entry) => entry === 'tried hopeless')).toHaveLength(2);
  });

  test('that failed is tried again when somebody asks', async () => {
    const failed = (await queue.boss.findJobs(failing.name)).find(({ state }) => state === 'failed');
    await world.db.transaction((tx) => sender.retry(tx, failing.name, failed?.id ?? ''));
    const tries = () => done.filter((entry) => entry === 'tried hopeless').length;
    await arrives(() => expect(tries()).toBe(3), 20_000);
  });

  test('whose worker died is retried by another within seconds', { timeout: 60_000 }, async () => {
    // Simulates a process that fetches the job and dies: no heartbeat, no completion.
    const { url } = await testDatabase();
    const dead = new PgBoss({
      connectionString: url,
      max: 1,
      schema: 'pgboss',
      supervise: false,
      schedule: false,
    });
    await dead.start();
    try {
      await queue.boss.offWork(noting.name);
      await send(noting.name, 'orphan');
      expect(await dead.fetch(noting.name)).toMatchObject([{ data: { id: 'orphan' } }]);
      await queue.boss.work(noting.name, { pollingIntervalSeconds: 0.5 }, async ([job]) =>
        noting.run(world.ctx, job?.data),
      );
      expect(done).not.toContain('orphan');
      await arrives(() => expect(done).toContain('orphan'), 50_000);
    } finally {
      await dead.stop({ graceful: false });
    }
  });
});
