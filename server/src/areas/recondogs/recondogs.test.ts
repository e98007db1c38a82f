import type { Operation } from '@fap/shared/recondogs/entities.ts';
import { RECONDOGS_TOPIC } from '@fap/shared/recondogs/events.ts';
import { UNIT_KEYS } from '@fap/shared/recondogs/units.ts';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { topicEvent } from '../../db/schema/platform.ts';
import { recondogOperation, recondogRun, recondogTotal } from '../../db/schema/recondogs.ts';
import { actAsNew, makeCluster, makeSubmission } from '../../testing/factories.ts';
import type { RecordedJobs } from '../../testing/recorded-jobs.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { submitReport } from '../reports/index.ts';
import { cancelOperation } from './cancel-operation.ts';
import { deployUnits, TOTALS } from './deploy-units.ts';
import { RUN_UNIT_JOB } from './jobs.ts';
import { listOperations } from './list-operations.ts';
import { NO_REGISTRIES } from './look-up-domains.ts';
import { getCounters, getStatus, presentOperationRuns } from './queries.ts';
import { failRun, RUN_TIMEOUT_SECONDS, type RunJob, runUnit } from './run-unit.ts';
import { pruneSimulated, simulateDeployments } from './simulate-deployments.ts';

const BTC = 'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh';
const ETH = `0x${'ab12'.repeat(10)}`;

let world: World;
let clusterId: string;
beforeEach(async () => {
  world = await createWorld();
  ({ clusterId } = await makeCluster(world));
});

/** Deploys units and does what the job queue would. */
async function deploy(units: readonly string[], cluster = clusterId): Promise<Operation> {
  const operation = await deployUnits(await actAsNew(world, 'admin'), {
    clusterId: cluster,
    units,
    priority: 'high',
  });
  await work();
  return presentOperationRuns(world.ctx, await rowOf(operation.id));
}
async function work(): Promise<void> {
  await world.drain();
  for (const { payload } of queued()) await runUnit(world.ctx, payload, NO_REGISTRIES);
}
/** A job of no run. */
const NOBODYS: RunJob = { runId: '', dispatch: 0 };
const jobOf = (run: { id: string; dispatch: number } | undefined): RunJob =>
  run ? { runId: run.id, dispatch: run.dispatch } : NOBODYS;
const queued = () =>
  (world.ctx.jobs as RecordedJobs).of(RUN_UNIT_JOB).map((job) => ({
    ...job,
    payload: job.payload as RunJob,
  }));
async function rowOf(operationId: string) {
  const [row] = await world.db.select().from(recondogOperation).where(eq(recondogOperation.id, operationId));
  if (!row) throw new Error('no operation');
  return row;
}
async function factsOf(operationId: string) {
  const rows = await world.db
    .select()
    .from(topicEvent)
    .where(eq(topicEvent.topic, RECONDOGS_TOPIC))
    .orderBy(topicEvent.seq);
  return rows
    .map(({ payload }) => payload as Record<string, unknown>)
    .filter((payload) => payload.operationId === operationId);
}

describe('a deployment', () => {
  test('of all units ends with every run finished; those without material say so', async () => {
    const { operationId, progress, endedAt, runs } = await deploy(UNIT_KEYS);
    expect(runs.map(({ unit }) => unit)).toEqual(UNIT_KEYS);
    expect([progress, endedAt]).toEqual([100, world.clock.now().toISOString()]);
    for (const unit of ['visualdetective', 'cookiecrawler'])
      expect(runs.find((run) => run.unit === unit)).toMatchObject({
        status: 'empty',
        reason: expect.stringMatching(/^There is no /u),
      });
    const network = runs.find(({ unit }) => unit === 'networkninja');
    expect(network).toMatchObject({ status: 'partial', reason: expect.stringContaining('RDAP_URL') });
    expect(network?.findings[0]?.title).toMatch(/^Website domain mark-\S+\[\.\]example$/u);
    const facts = await factsOf(operationId);
    expect(facts.at(-1)).toMatchObject({ clusterId, progress: 100 });
  });

  test('publishes each run queued, running and over, with its first finding', async () => {
    const { operationId } = await deploy(['memoryrebuilder']);
    expect(await factsOf(operationId)).toMatchObject([
      { unit: 'memoryrebuilder', status: 'queued', progress: 0 },
      { status: 'running', progress: 0 },
      { status: 'ok', progress: 100, finding: { title: '2026-02-11' } },
    ]);
  });

  test('is queued by priority, each unit once', async () => {
    const admin = await actAsNew(world, 'admin');
    const units = ['apiauditor', 'apiauditor', 'cryptoguardian'];
    for (const priority of ['low', 'critical', 'medium'] as const) {
      await deployUnits(admin, { clusterId, units, priority });
    }
    await world.drain();
    const ids = queued().map(({ payload }) => payload.runId);
    const runs = await world.db
      .select({ id: recondogRun.id, priority: recondogOperation.priority })
      .from(recondogRun)
      .innerJoin(recondogOperation, eq(recondogOperation.id, recondogRun.operationId));
    expect(ids.map((id) => runs.find((run) => run.id === id)?.priority)).toEqual([
      'critical',
      'critical',
      'medium',
      'medium',
      'low',
      'low',
    ]);
  });

  test('is for admins, and for clusters that exist', async () => {
    const input = { clusterId, units: ['apiauditor'], priority: 'low' as const };
    await expect(deployUnits(await actAsNew(world, 'analyst'), input)).rejects.toMatchObject({ status: 403 });
    await expect(
      deployUnits(await actAsNew(world, 'admin'), { ...input, clusterId: 'nowhere' }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test('names no victim and none of their numbers in public answers', async () => {
    const evidence = `They wrote to me at jo.private@mail.test, my phone is +1 415 555 2671, pay to ${ETH}`;
    const { clusterId: own, reporter } = await makeCluster(world, { evidence });
    const { operationId, runs } = await deploy(UNIT_KEYS, own);
    const told = JSON.stringify([runs, await factsOf(operationId)]);
    expect(told).toContain(ETH);
    expect(told).not.toMatch(/jo\.private|jo\[|2671/u);
    expect(told).not.toContain(reporter.displayName);
    expect(told).not.toContain(reporter.id);
  });

  test('says in how many reports and other clusters an address occurs', async () => {
    const { clusterId: own } = await makeCluster(world, { evidence: `Pay to ${BTC}` });
    await submitReport(await actAsNew(world), makeSubmission(world, { evidence: `I paid ${BTC}` }));
    const { runs } = await deploy(['cryptoguardian'], own);
    expect(runs[0]?.findings[0]).toMatchObject({ title: `Bitcoin payment address ${BTC}` });
    expect(runs[0]?.findings[0]?.detail).toContain('2 reports of this cluster');
    expect(runs[0]?.findings[0]?.citations.map(({ exhibit }) => exhibit)).toEqual(['Report 1', 'Report 2']);
  });
});

test('a cluster’s deployments come in pages, newest first, with their runs in the order of the units', async () => {
  const made: string[] = [];
  for (let i = 0; i < 3; i += 1) {
    world.clock.advanceSeconds(1);
    made.unshift((await deploy([...UNIT_KEYS].reverse())).operationId);
  }
  const first = await listOperations(world.ctx, { clusterId, limit: 2 });
  const second = await listOperations(world.ctx, { clusterId, limit: 2, cursor: first.nextCursor ?? '' });
  expect([...first.items, ...second.items].map(({ operationId }) => operationId)).toEqual(made);
  expect(second).toMatchObject({ nextCursor: null, total: 3 });
  for (const { runs } of first.items) expect(runs.map(({ unit }) => unit)).toEqual(UNIT_KEYS);
});

describe('cancelling', () => {
  test('ends the open runs; results of a running unit are discarded', async () => {
    const admin = await actAsNew(world, 'admin');
    const units = ['memoryrebuilder', 'apiauditor', 'socialscanner'];
    const operation = await deployUnits(admin, { clusterId, units, priority: 'low' });
    await world.drain();
    const [done, running] = queued().map(({ payload }) => payload);
    await runUnit(world.ctx, done ?? NOBODYS, NO_REGISTRIES);
    await world.db
      .update(recondogRun)
      .set({ status: 'running', attempt: 1 })
      .where(eq(recondogRun.id, running?.runId ?? ''));
    await cancelOperation(admin, operation.id);
    for (const { payload } of queued()) await runUnit(world.ctx, payload, NO_REGISTRIES);
    const { runs, endedAt, progress } = await presentOperationRuns(world.ctx, await rowOf(operation.id));
    expect(runs.map(({ status }) => status).sort()).toEqual(['cancelled', 'cancelled', 'ok']);
    expect([endedAt, progress]).toEqual([world.clock.now().toISOString(), 100]);
    expect((await factsOf(operation.id)).filter(({ status }) => status === 'cancelled')).toHaveLength(2);
    await expect(cancelOperation(admin, operation.id)).rejects.toMatchObject({ status: 409 });
    await expect(cancelOperation(admin, 'nothing')).rejects.toMatchObject({ status: 404 });
    await expect(cancelOperation(await actAsNew(world), operation.id)).rejects.toMatchObject({ status: 403 });
  });
});

describe('a worker that dies', () => {
  test('is followed by another; a finished run is not repeated', async () => {
    const operation = await deployUnits(await actAsNew(world, 'admin'), {
      clusterId,
      units: ['memoryrebuilder'],
      priority: 'low',
    });
    await world.drain();
    const [{ payload } = { payload: NOBODYS }] = queued();
    let looks = 0;
    const clock = {
      now: () => {
        looks += 1;
        if (looks > 4) throw new Error('died');
        return world.clock.now();
      },
    };
    await expect(runUnit({ ...world.ctx, clock }, payload, NO_REGISTRIES)).rejects.toThrow('died');
    await runUnit(world.ctx, payload, NO_REGISTRIES);
    const told = await factsOf(operation.id);
    expect(told.map(({ status }) => status)).toEqual(['queued', 'running', 'running', 'ok']);
    await runUnit(world.ctx, payload, NO_REGISTRIES);
    expect(await factsOf(operation.id)).toEqual(told);
  });

  test('permanently ends the run as failed or timed out, and the operation', async () => {
    const admin = await actAsNew(world, 'admin');
    const units = ['memoryrebuilder', 'apiauditor'];
    const operation = await deployUnits(admin, { clusterId, units, priority: 'low' });
    const [first, second] = await world.db
      .select()
      .from(recondogRun)
      .where(eq(recondogRun.operationId, operation.id))
      .orderBy(desc(recondogRun.unit));
    await failRun(world.ctx, jobOf(first));
    await world.db
      .update(recondogRun)
      .set({ status: 'running', startedAt: world.clock.now() })
      .where(eq(recondogRun.id, second?.id ?? ''));
    world.clock.advanceSeconds(RUN_TIMEOUT_SECONDS);
    await failRun(world.ctx, jobOf(second));
    await failRun(world.ctx, jobOf(second));
    const { runs, endedAt } = await presentOperationRuns(world.ctx, await rowOf(operation.id));
    expect(runs.map(({ status }) => status)).toEqual(['failed', 'timed_out']);
    for (const { reason } of runs) expect(reason).toMatch(/\S/u);
    expect(endedAt).not.toBeNull();
  });
});

describe('the status of a cluster', () => {
  test('lists twenty units: ready, and queued while a run of theirs is open here', async () => {
    await deployUnits(await actAsNew(world, 'admin'), {
      clusterId,
      units: ['socialscanner'],
      priority: 'low',
    });
    const status = await getStatus(world.ctx, clusterId);
    expect(status.availableReconDogs.map(({ key }) => key)).toEqual(UNIT_KEYS);
    const open = status.availableReconDogs.filter((unit) => unit.status !== 'ready');
    expect(open).toMatchObject([{ key: 'socialscanner', status: 'queued' }]);
    expect(status.operations).toMatchObject([{ clusterId, units: 1, progress: 0, endedAt: null }]);
    const { clusterId: other } = await makeCluster(world);
    expect((await getStatus(world.ctx, other)).availableReconDogs.every((u) => u.status === 'ready')).toBe(
      true,
    );
    await expect(getStatus(world.ctx, 'nowhere')).rejects.toMatchObject({ status: 404 });
  });
});

describe('a success rate', () => {
  test('is shown from the fifth run that could succeed, also of a unit without material', async () => {
    // Runs of other tests would count too: a rate is over all clusters.
    await world.db.delete(recondogRun);
    const rates = async () => {
      const { availableReconDogs } = await getStatus(world.ctx, clusterId);
      const units = availableReconDogs.filter(({ key }) => ['cryptoguardian', 'metaminer'].includes(key));
      return units.map(({ key, successRate }) => [key, successRate]);
    };
    for (let run = 1; run <= 4; run += 1) await deploy(['cryptoguardian', 'metaminer']);
    const none = [
      ['metaminer', null],
      ['cryptoguardian', null],
    ];
    expect(await rates()).toEqual(none);
    await deploy(['cryptoguardian', 'metaminer']);
    expect(await rates()).toEqual([
      ['metaminer', 0],
      ['cryptoguardian', expect.any(Number)],
    ]);
  });
});

describe('the status after several operations', () => {
  test('keeps each unit’s newest run here, whichever operation it was of', async () => {
    const first = await deploy(['memoryrebuilder', 'apiauditor']);
    world.clock.advanceSeconds(1);
    const second = await deploy(['memoryrebuilder']);
    const { clusterId: other } = await makeCluster(world);
    await deploy(['apiauditor'], other);
    const { availableReconDogs } = await getStatus(world.ctx, clusterId);
    const lastRuns = availableReconDogs.flatMap(({ key, lastRun }) => (lastRun ? [[key, lastRun]] : []));
    expect(Object.fromEntries(lastRuns)).toEqual({
      memoryrebuilder: { ...second.runs[0], operationId: second.operationId },
      apiauditor: {
        ...first.runs.find(({ unit }) => unit === 'apiauditor'),
        operationId: first.operationId,
      },
    });
  });

  test('lists open operations before completed ones, the newest first, with their progress', async () => {
    const admin = await actAsNew(world, 'admin');
    const units = ['memoryrebuilder', 'apiauditor', 'socialscanner'];
    const open = await deployUnits(admin, { clusterId, units, priority: 'low' });
    await world.drain();
    await runUnit(world.ctx, queued()[0]?.payload ?? NOBODYS, NO_REGISTRIES);
    world.clock.advanceSeconds(1);
    const over = await deployUnits(admin, { clusterId, units: ['apiauditor'], priority: 'critical' });
    await cancelOperation(admin, over.id);
    const { operations } = await getStatus(world.ctx, clusterId);
    expect(operations).toMatchObject([
      { operationId: open.id, priority: 'low', units: 3, progress: 33, endedAt: null, simulated: false },
      { operationId: over.id, priority: 'critical', units: 1, progress: 100 },
    ]);
    expect(operations[1]?.endedAt).not.toBeNull();
  });
});

describe('the simulator', () => {
  beforeEach(async () => {
    await world.db
      .insert(recondogTotal)
      .values({ name: TOTALS, deployments: 0, evidence: 0 })
      .onConflictDoUpdate({ target: recondogTotal.name, set: { simulatedSlot: 0 } });
  });

  test('deploys 0 to 2 units for each three seconds, however many processes there are', async () => {
    let before = await getCounters(world.ctx, true);
    for (let slot = 0; slot < 12; slot += 1) {
      world.clock.advanceSeconds(3);
      const ticks = await Promise.all(Array.from({ length: 5 }, () => simulateDeployments(world.ctx)));
      expect(ticks.filter(Boolean)).toHaveLength(1);
      const after = await getCounters(world.ctx, true);
      expect(after.deployments - before.deployments).toBeGreaterThanOrEqual(0);
      expect(after.deployments - before.deployments).toBeLessThanOrEqual(2);
      expect(after.evidence - before.evidence).toBeLessThanOrEqual(4);
      expect(after.operations).toBeGreaterThanOrEqual(8);
      before = after;
    }
    expect(before.deployments).toBeGreaterThan(0);
  });

  test('really deploys: its runs are worked on like everybody’s, and are forgotten after some days', async () => {
    world.clock.advanceSeconds(60);
    for (let tick = 0; tick < 6; tick += 1) {
      world.clock.advanceSeconds(3);
      await simulateDeployments(world.ctx);
    }
    const simulated = () =>
      world.db
        .select({ id: recondogRun.id, endedAt: recondogRun.endedAt })
        .from(recondogRun)
        .innerJoin(recondogOperation, eq(recondogOperation.id, recondogRun.operationId))
        .where(eq(recondogOperation.trigger, 'simulator'));
    await work();
    const runs = await simulated();
    expect(runs.length).toBeGreaterThan(3);
    expect(queued().length).toBeGreaterThan(3);
    const worked = new Set(queued().map(({ payload }) => payload.runId));
    for (const { id, endedAt } of runs) if (worked.has(id)) expect(endedAt).not.toBeNull();
    await world.db.update(recondogOperation).set({ endedAt: world.clock.now() });
    world.clock.advanceMinutes(3 * 24 * 60);
    const { deployments } = await getCounters(world.ctx, true);
    await pruneSimulated(world.ctx);
    expect(await simulated()).toEqual([]);
    expect((await getCounters(world.ctx, true)).deployments).toBe(deployments);
  });
});
