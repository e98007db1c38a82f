import type { FailedWork, QueueState, Storage } from '@fap/shared/administration/operation-contract.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntry, outboxEvent } from '../../db/schema/platform.ts';
import { makeAccount } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { makeFailedJob, makeParkedEvent, retryInQueue } from './testing/make-failed-work.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
  cookie = await server.signIn(await makeAccount(server.world, 'admin'));
});
afterAll(() => server.stop());

const get = (path: string) => server.send('GET', `/api/admin/${path}`, { cookie });
const post = (path: string) => server.send('POST', `/api/admin/${path}`, { cookie });
const pagesOf = async (first: string) => {
  const seen: FailedWork[] = [];
  let next: string | undefined = first;
  while (next) {
    const answer = await server.send('GET', next, { cookie });
    seen.push(...answer.json<FailedWork[]>());
    next = /^<([^>]+)>/u.exec(answer.headers.get('link') ?? '')?.[1];
  }
  return seen;
};

describe('failed jobs', () => {
  it('are listed without values, newest first, each once over the pages', async () => {
    const name = server.world.name('test.list');
    const made = [];
    for (const number of [1, 2, 3])
      made.push(
        await makeFailedJob(name, `Failed query: insert into t values ($1)\nparams: Ana Alder ${number}`),
      );
    const listed = (await pagesOf('/api/admin/failed-jobs?limit=1')).filter((job) => job.name === name);
    expect(listed.map(({ id }) => id)).toEqual(made.reverse());
    expect(listed[0]).toMatchObject({ attempts: 1, error: 'Failed query: insert into t values ($1)' });
    expect(JSON.stringify(listed)).not.toContain('Alder');
    const queues = (await get('queues')).json<QueueState[]>();
    expect(queues.find((queue) => queue.name === name)).toEqual({
      name,
      waiting: 0,
      later: 0,
      active: 0,
      failed: 3,
      waitingSince: null,
    });
  });

  it('are queued again by an event, once, and the decision is recorded', async () => {
    const name = server.world.name('test.again');
    const id = await makeFailedJob(name);
    expect((await post(`failed-jobs/${id}/retry`)).json()).toEqual({ name });
    const [event] = await server.world.db
      .select()
      .from(outboxEvent)
      .where(and(eq(outboxEvent.type, 'administration.job.retried'), eq(outboxEvent.lane, `job ${id}`)));
    expect(event?.payload).toEqual({ jobId: id, name });
    expect(await retryInQueue(name, id)).toBe('retry');
    expect((await get('queues')).json<QueueState[]>().find((queue) => queue.name === name)).toMatchObject({
      waiting: 1,
      failed: 0,
    });
    expect((await post(`failed-jobs/${id}/retry`)).status).toBe(409);
    expect((await post('failed-jobs/nothing/retry')).status).toBe(404);
    const trail = await server.world.db.select().from(auditEntry).where(eq(auditEntry.entityId, id));
    expect(trail).toMatchObject([{ action: 'job.retried', after: { name } }]);
  });
});

describe('parked events', () => {
  it('are listed without values and tried again from the first attempt, once', async () => {
    const id = await makeParkedEvent(server.world, 'Error: Failed query: select 1\nparams: Ana Alder');
    const found = (await pagesOf('/api/admin/parked-events?limit=1')).find((event) => event.id === id);
    expect(found).toMatchObject({
      name: 'test.happened',
      attempts: 8,
      error: 'Error: Failed query: select 1',
    });
    expect((await post(`parked-events/${id}/retry`)).status).toBe(200);
    const [row] = await server.world.db
      .select()
      .from(outboxEvent)
      .where(eq(outboxEvent.id, Number(id)));
    expect(row).toMatchObject({ parkedAt: null, attempts: 0 });
    expect((await post(`parked-events/${id}/retry`)).status).toBe(409);
    expect((await post('parked-events/1e3/retry')).status).toBe(404);
  });
});

describe('the room', () => {
  it('is measured: database, largest tables, evidence, disk', async () => {
    const storage = (await get('storage')).json<Storage>();
    expect(storage.databaseBytes).toBeGreaterThan(1_000_000);
    expect(storage.tables).toHaveLength(10);
    const sizes = storage.tables.map(({ bytes }) => bytes);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(storage.disk.freeBytes).toBeGreaterThan(0);
  });
});

it('is for admins only', async () => {
  const own = await server.signIn(await makeAccount(server.world, 'analyst'));
  for (const path of ['queues', 'failed-jobs', 'parked-events', 'storage'])
    expect((await server.send('GET', `/api/admin/${path}`, { cookie: own })).status).toBe(403);
});
