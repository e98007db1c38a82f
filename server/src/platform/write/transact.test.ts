import { defineFact } from '@fap/shared/kernel/topic.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { appMeta, auditEntry, outboxEvent, topicEvent } from '../../db/schema/platform.ts';
import { actAsNew } from '../../testing/factories.ts';
import { createWorld, type World } from '../../testing/world.ts';
import type { TxCtx } from './context.ts';
import { openCustodyLog } from './custody-log.ts';
import { defineEvent } from './domain-events.ts';
import { getLatestSeq, listFacts } from './topic-log.ts';
import { emit, publish, recordAudit, transact } from './transact.ts';

const uploaded = defineEvent('evidence.item.uploaded', { lane: ({ evidenceId }) => evidenceId });
const numberFact = defineFact('test:number', v.object({ value: v.number() }));

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const row = (key: string) => world.db.select().from(appMeta).where(eq(appMeta.key, key));
const audit = (entityId: string) => ({ action: 'test.done', entityType: 'test', entityId });

describe('a write without an audit row is rolled back', () => {
  test.for(['publishes', 'emits'] as const)('when it %s', async (kind) => {
    const key = world.name('key');
    const attempt = transact(world.ctx, 'platform', async (tx) => {
      await tx.db.insert(appMeta).values({ key, value: '1' });
      if (kind === 'publishes') publish(tx, key, numberFact, { value: 1 });
      else emit(tx, uploaded, { evidenceId: key });
    });
    await expect(attempt).rejects.toThrow('without an audit row');
    expect(await row(key)).toEqual([]);
    expect(await getLatestSeq(world.db, key)).toBe(0);
  });
});

describe('rows without an audit row are rolled back, even without a fact', () => {
  const known = async () => {
    const key = world.name('key');
    await world.db.insert(appMeta).values({ key, value: '1' });
    return key;
  };

  test.for<[string, (tx: TxCtx, key: string) => Promise<unknown>]>([
    ['an insert', (tx) => tx.db.insert(appMeta).values({ key: world.name('key'), value: '1' })],
    [
      'an insert that gives its rows',
      (tx) =>
        tx.db
          .insert(appMeta)
          .values({ key: world.name('key'), value: '1' })
          .returning(),
    ],
    ['an update', (tx, key) => tx.db.update(appMeta).set({ value: '2' }).where(eq(appMeta.key, key))],
    ['a delete', (tx, key) => tx.db.delete(appMeta).where(eq(appMeta.key, key))],
    ['SQL as text', (tx, key) => tx.db.execute(sql`update ${appMeta} set value = '2' where key = ${key}`)],
    [
      'a write inside a query',
      (tx, key) =>
        tx.db.execute(sql`with gone as (
          delete from ${appMeta} where key = ${key} returning key) select count(*) from gone`),
    ],
  ])('%s', async ([, write]) => {
    const key = await known();
    const attempt = transact(world.ctx, 'platform', (tx) => write(tx, key));
    await expect(attempt).rejects.toThrow('a write without an audit row: app_meta (1)');
    expect(await row(key)).toEqual([{ key, value: '1' }]);
  });

  test('also of people, whose call fails', async () => {
    const key = await known();
    const attempt = transact(await actAsNew(world), 'report.submit', (tx) =>
      tx.db.delete(appMeta).where(eq(appMeta.key, key)),
    );
    await expect(attempt).rejects.toThrow('without an audit row');
    expect(await row(key)).toHaveLength(1);
  });

  test('but not those that were not written', async () => {
    const key = await known();
    await transact(world.ctx, 'platform', async (tx) => {
      await tx.db.insert(appMeta).values({ key, value: '2' }).onConflictDoNothing();
      await tx.db
        .update(appMeta)
        .set({ value: '2' })
        .where(eq(appMeta.key, world.name('nobody')));
      await tx.db.select().from(appMeta).where(eq(appMeta.key, key)).for('update');
    });
    expect(await row(key)).toEqual([{ key, value: '1' }]);
  });

  test('nor housekeeping that says why, which may tell nothing all the same', async () => {
    const key = await known();
    const housekeeping = 'a counter';
    await transact(world.ctx, 'platform', (tx) => tx.db.delete(appMeta).where(eq(appMeta.key, key)), {
      housekeeping,
    });
    expect(await row(key)).toEqual([]);
    const telling = transact(
      world.ctx,
      'platform',
      async (tx) => publish(tx, key, numberFact, { value: 1 }),
      { housekeeping },
    );
    await expect(telling).rejects.toThrow('without an audit row: test:number');
  });
});

test('rows, audit, facts and events of a failed write are gone together', async () => {
  const key = world.name('key');
  const told: unknown[] = [];
  const stop = world.commits.listen((commit) => told.push(commit));
  const attempt = transact(world.ctx, 'platform', async (tx) => {
    await tx.db.insert(appMeta).values({ key, value: '1' });
    await recordAudit(tx, audit(key));
    publish(tx, key, numberFact, { value: 1 });
    emit(tx, uploaded, { evidenceId: key });
    throw new Error('changed my mind');
  });
  await expect(attempt).rejects.toThrow('changed my mind');
  stop();
  expect(told).toEqual([]);
  expect(await row(key)).toEqual([]);
  expect(await world.db.select().from(auditEntry).where(eq(auditEntry.entityId, key))).toEqual([]);
  expect(await world.db.select().from(topicEvent).where(eq(topicEvent.topic, key))).toEqual([]);
  const events = await world.db.select().from(outboxEvent);
  expect(events.filter(({ payload }) => JSON.stringify(payload).includes(key))).toEqual([]);
});

test('listeners get a commit after it happened, with its topics', async () => {
  const key = world.name('key');
  const told: { topics: readonly string[]; seqThen: Promise<number> }[] = [];
  const stop = world.commits.listen(({ topics }) =>
    told.push({ topics, seqThen: getLatestSeq(world.db, key) }),
  );
  await transact(world.ctx, 'platform', async (tx) => {
    await recordAudit(tx, audit(key));
    publish(tx, key, numberFact, { value: 1 });
    publish(tx, key, numberFact, { value: 2 });
  });
  stop();
  expect(told.map(({ topics }) => topics)).toEqual([[key]]);
  expect(await told[0]?.seqThen).toBe(2);
});

test('an invalid fact is refused with the whole write', async () => {
  const key = world.name('key');
  const attempt = transact(world.ctx, 'platform', async (tx) => {
    await recordAudit(tx, audit(key));
    publish(tx, key, numberFact, { value: 'one' as unknown as number });
  });
  await expect(attempt).rejects.toThrow();
  expect(await getLatestSeq(world.db, key)).toBe(0);
});

test('who may not write does not, and platform work is not for people', async () => {
  const member = await actAsNew(world);
  const work = async () => {
    throw new Error('this must not run');
  };
  await expect(transact(member, 'admin.access', work)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(transact(member, 'platform', work)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const nobody = { ...member, actor: { ...member.actor, accountId: null } };
  await expect(transact(nobody, 'report.submit', work)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

describe('fifty concurrent writers', () => {
  test('leave every topic with all its facts, without a gap and in order of commit', async () => {
    const topics = [world.name('topic'), world.name('topic'), world.name('topic')];
    const writers = Array.from({ length: 50 }, (_, writer) =>
      transact(world.ctx, 'platform', async (tx) => {
        await recordAudit(tx, audit(`writer-${writer}`));
        // Each names the topics in another order: taken in one order inside, or two would wait for each other.
        for (let step = 0; step < topics.length; step += 1) {
          const topic = topics[(writer + step) % topics.length] ?? '';
          publish(tx, topic, numberFact, { value: writer });
          publish(tx, topic, numberFact, { value: writer });
        }
        if (writer % 10 === 9) throw new Error('one in ten fails at the end');
      }).then(
        () => writer,
        () => null,
      ),
    );
    const written = (await Promise.all(writers)).filter((writer) => writer !== null);
    expect(written).toHaveLength(45);
    for (const topic of topics) {
      const facts = await listFacts(world.db, topic, 0, 1000);
      expect(facts.map(({ seq }) => seq)).toEqual(Array.from({ length: 90 }, (_, index) => index + 1));
      expect(await getLatestSeq(world.db, topic)).toBe(90);
      // The two facts of a writer stand side by side.
      const pairs = facts.filter((_, index) => index % 2 === 0).map(({ payload }) => payload.value);
      expect(facts.filter((_, index) => index % 2 === 1).map(({ payload }) => payload.value)).toEqual(pairs);
      expect(new Set(pairs)).toEqual(new Set(written));
    }
  });

  test('never let a reader see a later fact before an earlier one', async () => {
    const topic = world.name('topic');
    let isDone = false;
    const writers = Promise.all(
      Array.from({ length: 50 }, (_, writer) =>
        transact(world.ctx, 'platform', async (tx) => {
          await recordAudit(tx, audit(`reader-${writer}`));
          publish(tx, topic, numberFact, { value: writer });
        }),
      ),
    ).then(() => {
      isDone = true;
    });
    let seen = 0;
    while (!isDone || seen < 50) {
      const facts = await listFacts(world.db, topic, seen, 1000);
      for (const { seq } of facts) {
        expect(seq).toBe(seen + 1);
        seen = seq;
      }
    }
    await writers;
  });
});

test('an audit row says who, what, before and after', async () => {
  const key = world.name('entity');
  const clusterId = world.name('cluster');
  const ctx = await actAsNew(world);
  await transact(ctx, 'report.submit', async (tx) => {
    await openCustodyLog(tx, { id: clusterId, kind: 'cluster', name: clusterId });
    await recordAudit(tx, { ...audit(key), clusterId, before: { a: 1 }, after: { a: 2 } });
  });
  const [entry] = await world.db
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.entityType, 'test'), eq(auditEntry.entityId, key)))
    .orderBy(asc(auditEntry.id));
  expect(entry).toMatchObject({
    actorId: ctx.actor.accountId,
    action: 'test.done',
    clusterId,
    before: { a: 1 },
    after: { a: 2 },
    at: world.clock.now(),
  });
});
