import { PgBoss } from 'pg-boss';
import { outboxEvent } from '../../../db/schema/platform.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import type { World } from '../../../testing/world.ts';

/** The queue of the test database, without workers; to be stopped by the caller. */
async function openQueue(): Promise<PgBoss> {
  const { url } = await testDatabase();
  const boss = new PgBoss({
    connectionString: url,
    schema: 'pgboss',
    max: 2,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  return boss;
}

/** Makes a job that failed every attempt; gives its id. */
export async function makeFailedJob(name: string, message = 'it cannot be done'): Promise<string> {
  const boss = await openQueue();
  try {
    await boss.createQueue(name, { retryLimit: 0 });
    const id = await boss.send(name, {});
    await boss.fetch(name);
    if (!id) throw new Error(`no job of ${name} was queued`);
    await boss.fail(name, id, { message });
    return id;
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Queues a job again as the reaction does, and gives the state it has then. */
export async function retryInQueue(name: string, id: string): Promise<string> {
  const boss = await openQueue();
  try {
    await boss.retry(name, id);
    const [job] = await boss.findJobs(name, { id });
    return job?.state ?? 'gone';
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Makes an event whose reactions failed every attempt; gives its id. */
export async function makeParkedEvent({ db, clock }: World, lastError = 'Error: no'): Promise<string> {
  const now = clock.now();
  const [event] = await db
    .insert(outboxEvent)
    .values({
      type: 'test.happened',
      lane: 'test',
      payload: {},
      createdAt: now,
      nextAttemptAt: now,
      attempts: 8,
      parkedAt: now,
      lastError,
    })
    .returning({ id: outboxEvent.id });
  return String(event?.id);
}
