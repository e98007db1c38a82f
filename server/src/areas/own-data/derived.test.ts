import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { indicator } from '../../db/schema/indicators.ts';
import { clusterPlaybook } from '../../db/schema/playbook.ts';
import { recondogOperation, recondogRun } from '../../db/schema/recondogs.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { makeCluster, makeReadItem } from '../../testing/factories.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { indicatorId } from '../indicators/index.ts';
import { findReportId } from '../reports/testing/find-report-id.ts';
import { forgetDerived, forgetValues } from './erasure/forget-derived.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const change = (work: Parameters<typeof transact<void>>[2]) =>
  transact(world.ctx, 'platform', async (tx) => {
    await recordAudit(tx, { action: 'test.forgotten', entityType: 'test', entityId: 'test' });
    await work(tx);
  });

it('what machines found in the person’s files and reports goes; other findings and other clusters stay', async () => {
  const [mine, other] = [await makeCluster(world), await makeCluster(world)];
  const [own, theirs] = await Promise.all(
    [mine, other].map(async (one) => makeReadItem(world, await findReportId(world, one.submission))),
  );
  const at = world.clock.now();
  const finding = (exhibit: string | undefined) => ({
    title: 'Found',
    detail: `in ${exhibit}`,
    citations: [{ exhibit: exhibit ?? '' }],
  });
  for (const { clusterId } of [mine, other]) {
    const operationId = world.name('operation');
    const place = { clusterId, createdAt: at };
    await world.db
      .insert(recondogOperation)
      .values({ id: operationId, ...place, priority: 'high', trigger: 'person', units: 1 });
    await world.db.insert(recondogRun).values({
      id: world.name('run'),
      operationId,
      ...place,
      unit: 'test',
      status: 'ok',
      exhibits: 2,
      findings: [finding(own), finding(theirs), finding('Report 1')],
    });
    const playbook = { clusterId, version: 1, evidenceHash: '0', result: {} as never, computedAt: at };
    await world.db.insert(clusterPlaybook).values(playbook);
  }
  await change((tx) => forgetDerived(tx, mine.reporter.id));
  const findingsOf = async (clusterId: string) => {
    const [run] = await world.db.select().from(recondogRun).where(eq(recondogRun.clusterId, clusterId));
    return run?.findings.map(({ detail }) => detail);
  };
  expect(await findingsOf(mine.clusterId)).toEqual([`in ${theirs}`]);
  expect(await findingsOf(other.clusterId)).toHaveLength(3);
  const playbooks = await world.db.select({ id: clusterPlaybook.clusterId }).from(clusterPlaybook);
  expect(playbooks).toEqual([{ id: other.clusterId }]);
});

it('a value that nobody names goes; one that is named, and one an analyst decided on, stay', async () => {
  await makeCluster(world);
  const named = await world.db.$count(indicator);
  expect(named).toBeGreaterThan(0);
  const at = world.clock.now();
  const row = { type: 'domain' as const, firstSeenAt: at, lastSeenAt: at };
  const [forgotten, decided] = [world.name('forgotten'), world.name('decided')];
  await world.db.insert(indicator).values([
    { ...row, id: indicatorId({ type: 'domain', value: forgotten }), value: forgotten },
    { ...row, id: indicatorId({ type: 'domain', value: decided }), value: decided, decision: 'contested' },
  ]);
  await change((tx) => forgetValues(tx));
  const count = (value: string) =>
    world.db.$count(indicator, and(eq(indicator.type, 'domain'), eq(indicator.value, value)));
  expect([await count(forgotten), await count(decided)]).toEqual([0, 1]);
  expect(await world.db.$count(indicator)).toBe(named + 1);
});
