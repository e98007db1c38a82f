import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RECONDOGS_TOPIC } from '@fap/shared/recondogs/events.ts';
import { unitsAfter } from '@fap/shared/recondogs/replay.ts';
import { UNIT_KEYS } from '@fap/shared/recondogs/units.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { topicEvent } from '../../db/schema/platform.ts';
import { recondogOperation, recondogRun, recondogTotal } from '../../db/schema/recondogs.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { actAsNew, makeCluster } from '../../testing/factories.ts';
import type { RecordedJobs } from '../../testing/recorded-jobs.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { cancelOperation } from './cancel-operation.ts';
import { deployUnits, TOTALS } from './deploy-units.ts';
import { endLostRuns, LEASE_SECONDS } from './end-lost-runs.ts';
import { getCommandRoom } from './get-command-room.ts';
import { RUN_UNIT_JOB } from './jobs.ts';
import { getOperationDetail, listAllOperations } from './list-all-operations.ts';
import { NO_REGISTRIES } from './look-up-domains.ts';
import { getCounters } from './queries.ts';
import { resumeOperation } from './resume-operation.ts';
import { failRun, type RunJob, runUnit } from './run-unit.ts';
import { simulateDeployments } from './simulate-deployments.ts';

const UNITS = ['memoryrebuilder', 'apiauditor', 'socialscanner'];

let world: World;
let admin: Ctx;
let clusterId: string;
beforeEach(async () => {
  world = await createWorld();
  admin = await actAsNew(world, 'admin');
  ({ clusterId } = await makeCluster(world));
});

/** A job of no run. */
const NOBODYS: RunJob = { runId: '', dispatch: 0 };
const deploy = (units: readonly string[] = UNITS) =>
  deployUnits(admin, { clusterId, units, priority: 'high' });
const queued = () =>
  (world.ctx.jobs as RecordedJobs).of(RUN_UNIT_JOB).map(({ payload }) => payload as RunJob);
/** Works on the first so many runs of the queue, or on all. */
async function work(count = Number.POSITIVE_INFINITY): Promise<void> {
  await world.drain();
  for (const job of queued().slice(0, count)) {
    world.clock.advanceSeconds(1);
    await runUnit(world.ctx, job, NO_REGISTRIES);
  }
}
async function factsOf(operationId: string) {
  const rows = await world.db
    .select({ payload: topicEvent.payload })
    .from(topicEvent)
    .where(and(eq(topicEvent.topic, RECONDOGS_TOPIC), eq(topicEvent.name, 'recondogs:operation')))
    .orderBy(topicEvent.seq);
  return rows
    .map(({ payload }) => payload as { operationId: string; unit: string; status: string; progress: number })
    .filter((fact) => fact.operationId === operationId);
}

describe('the steps of an operation', () => {
  test('are what was told live, in that order, whoever worked at the same time', async () => {
    const { id } = await deploy(UNIT_KEYS);
    await world.drain();
    // Several workers at once: what orders them is the operation's row.
    const jobs = queued();
    await Promise.all(
      [0, 1, 2].map(async (lane) => {
        for (const job of jobs.filter((_, index) => index % 3 === lane))
          await runUnit(world.ctx, job, NO_REGISTRIES);
      }),
    );
    const { steps, runs, findings } = await getOperationDetail(world.ctx, id);
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    const told = (await factsOf(id)).map(({ unit, status, progress }) => ({ unit, status, progress }));
    expect(told.length).toBe(60);
    expect(steps.map(({ unit, status, progress }) => ({ unit, status, progress }))).toEqual(told);
    const atEnd = unitsAfter(UNIT_KEYS, steps, steps.length);
    expect(atEnd.map(({ status }) => status)).toEqual(runs.map(({ status }) => status));
    expect(atEnd.reduce((sum, unit) => sum + unit.findings, 0)).toBe(findings);
    expect(unitsAfter(UNIT_KEYS, steps, 0).every(({ status }) => status === null)).toBe(true);
    expect(unitsAfter(UNIT_KEYS, steps, 20).every(({ status }) => status === 'queued')).toBe(true);
  });

  test('have no gap when a person cancels while a worker ends a run', async () => {
    const { id } = await deploy();
    await world.drain();
    // Neither refuses the other: who comes second finds what the first one did.
    await Promise.all([
      ...queued().map((job) => runUnit(world.ctx, job, NO_REGISTRIES)),
      cancelOperation(admin, id),
    ]);
    const { steps } = await getOperationDetail(world.ctx, id);
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps.map(({ unit, status }) => `${unit} ${status}`)).toEqual(
      (await factsOf(id)).map(({ unit, status }) => `${unit} ${status}`),
    );
  });
});

describe('resuming', () => {
  test('sends what was cancelled again, keeps what was found, and counts nobody twice', async () => {
    const { id } = await deploy();
    await work(1);
    await cancelOperation(admin, id);
    expect(await getOperationDetail(world.ctx, id)).toMatchObject({ state: 'cancelled', resumable: 2 });
    const before = await getCounters(world.ctx, false);
    const jobs = queued().length;
    await resumeOperation(admin, id);
    expect(await getOperationDetail(world.ctx, id)).toMatchObject({
      state: 'running',
      endedAt: null,
      progress: 33,
      resumable: 0,
    });
    await world.drain();
    expect(queued().length - jobs).toBe(2);
    await work();
    const { state, progress, runs, steps } = await getOperationDetail(world.ctx, id);
    expect([state, progress]).toEqual(['ended', 100]);
    expect(runs.every(({ status }) => status !== 'cancelled' && status !== 'queued')).toBe(true);
    const first = runs.find(({ unit }) => unit === 'memoryrebuilder');
    expect(first).toMatchObject({ status: 'ok', attempts: 1 });
    expect(steps.filter(({ status }) => status === 'cancelled')).toHaveLength(2);
    const after = await getCounters(world.ctx, false);
    expect([after.deployments, after.evidence]).toEqual([before.deployments, before.evidence]);
  });

  test('leaves nothing to a worker from before: its result does not end the resumed run', async () => {
    const { id } = await deploy(['networkninja']);
    await world.drain();
    const [job = NOBODYS] = queued();
    // While the worker waits for registries, an admin cancels and resumes, once.
    let resumed: Promise<unknown> | undefined;
    const registry = createServer(async (_, response) => {
      resumed ??= cancelOperation(admin, id).then(() => resumeOperation(admin, id));
      await resumed;
      response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
    const { port } = registry.address() as AddressInfo;
    const [stale] = await world.db.select().from(recondogRun).where(eq(recondogRun.operationId, id));
    await runUnit(world.ctx, job, { rdapUrl: `http://127.0.0.1:${port}`, allowPrivate: true });
    registry.close();
    const [run] = await world.db.select().from(recondogRun).where(eq(recondogRun.operationId, id));
    expect([stale?.attempt, run?.attempt]).toEqual([0, 1]);
    expect(run).toMatchObject({ status: 'queued', endedAt: null, findings: [] });
    await work();
    expect(await getOperationDetail(world.ctx, id)).toMatchObject({ state: 'ended', progress: 100 });
  });

  test('leaves nothing to a job from before: neither its last try nor its giving up touch the resumed run', async () => {
    const { id } = await deploy(['apiauditor']);
    await world.drain();
    const [job = NOBODYS] = queued();
    await cancelOperation(admin, id);
    await resumeOperation(admin, id);
    await runUnit(world.ctx, job, NO_REGISTRIES);
    await failRun(world.ctx, job);
    const [run] = await world.db.select().from(recondogRun).where(eq(recondogRun.operationId, id));
    expect(run).toMatchObject({ status: 'queued', endedAt: null, attempt: 0, reason: null });
    await world.drain();
    const later = queued().at(-1);
    expect(later).toEqual({ runId: job.runId, dispatch: job.dispatch + 1 });
    await failRun(world.ctx, later ?? NOBODYS);
    expect(await getOperationDetail(world.ctx, id)).toMatchObject({ state: 'ended', resumable: 1 });
  });

  test('is refused for one under way, for one that was through, and for who may not deploy', async () => {
    const { id } = await deploy(['apiauditor']);
    await expect(resumeOperation(admin, id)).rejects.toMatchObject({ status: 409 });
    await work();
    await expect(resumeOperation(admin, id)).rejects.toMatchObject({ status: 409 });
    await expect(resumeOperation(await actAsNew(world, 'analyst'), id)).rejects.toMatchObject({
      status: 403,
    });
    await expect(resumeOperation(admin, 'nowhere')).rejects.toMatchObject({ status: 404 });
  });
});

test('the list over all clusters comes in pages, newest first, by state, with what its units found', async () => {
  await world.db.delete(recondogOperation);
  const over = await deploy();
  await work();
  world.clock.advanceSeconds(1);
  const { clusterId: other } = await makeCluster(world);
  const open = await deployUnits(admin, { clusterId: other, units: ['apiauditor'], priority: 'low' });
  world.clock.advanceSeconds(1);
  const gone = await deploy(['apiauditor']);
  await cancelOperation(admin, gone.id);
  const first = await listAllOperations(world.ctx, { limit: 2 });
  const second = await listAllOperations(world.ctx, { limit: 2, cursor: first.nextCursor ?? '' });
  expect([...first.items, ...second.items].map(({ operationId }) => operationId)).toEqual([
    gone.id,
    open.id,
    over.id,
  ]);
  expect(first.total).toBe(3);
  expect(second.items[0]).toMatchObject({
    state: 'ended',
    origin: 'admin',
    outcomes: { ok: expect.any(Number) },
  });
  expect(second.items[0]?.findings).toBeGreaterThan(0);
  for (const [state, id] of [
    ['running', open.id],
    ['ended', over.id],
    ['cancelled', gone.id],
  ] as const) {
    const { items, total } = await listAllOperations(world.ctx, { limit: 9, state });
    expect(items.map(({ operationId }) => operationId)).toEqual([id]);
    expect(total).toBe(1);
  }
});

test('a run whose worker and job are gone is ended once its lease is over, and no earlier', async () => {
  const { id } = await deploy(['apiauditor']);
  await world.db
    .update(recondogRun)
    .set({ status: 'running', attempt: 1, startedAt: world.clock.now() })
    .where(eq(recondogRun.operationId, id));
  world.clock.advanceSeconds(LEASE_SECONDS - 1);
  await endLostRuns(world.ctx);
  expect((await getOperationDetail(world.ctx, id)).runs[0]?.status).toBe('running');
  world.clock.advanceSeconds(2);
  await endLostRuns(world.ctx);
  expect(await getOperationDetail(world.ctx, id)).toMatchObject({
    state: 'ended',
    runs: [{ status: 'timed_out', reason: expect.stringMatching(/\S/u) }],
  });
});

test('the counters equal the rows after each deployment, tick of the simulator, cancellation and resumption', async () => {
  await world.db.delete(recondogOperation);
  await world.db
    .insert(recondogTotal)
    .values({ name: TOTALS, deployments: 0, evidence: 0 })
    .onConflictDoUpdate({
      target: recondogTotal.name,
      set: { deployments: 0, evidence: 0, simulatedSlot: 0 },
    });
  const expectEqual = async () => {
    const [rows] = await world.db
      .select({
        deployments: sql<number>`count(*)::int`,
        evidence: sql<number>`coalesce(sum(exhibits), 0)::int`,
      })
      .from(recondogRun);
    const [open] = await world.db
      .select({
        operations: sql<number>`count(*)::int`,
        clusters: sql<number>`count(distinct cluster_id)::int`,
      })
      .from(recondogOperation)
      .where(isNull(recondogOperation.endedAt));
    expect(await getCounters(world.ctx, true)).toEqual({ ...rows, ...open, simulated: true });
  };
  const { id } = await deploy();
  await expectEqual();
  world.clock.advanceSeconds(60);
  for (let tick = 0; tick < 8; tick += 1) {
    world.clock.advanceSeconds(3);
    await Promise.all([simulateDeployments(world.ctx), simulateDeployments(world.ctx)]);
    await expectEqual();
  }
  await work(2);
  await cancelOperation(admin, id);
  await expectEqual();
  await resumeOperation(admin, id);
  await expectEqual();
  await work();
  await expectEqual();
});

describe('the command room', () => {
  test('tells where each unit is, what it found last, and the clusters with what each unit did there', async () => {
    await world.db.delete(recondogOperation);
    const { id } = await deploy();
    await world.drain();
    const triggered = await getCommandRoom(world.ctx, false);
    const byKey = (room: Awaited<ReturnType<typeof getCommandRoom>>, key: string) =>
      room.units.find((unit) => unit.key === key);
    expect(triggered.units.map(({ key }) => key)).toEqual(UNIT_KEYS);
    expect(byKey(triggered, 'memoryrebuilder')).toMatchObject({
      state: 'Triggered',
      target: { clusterId, operationId: id, status: 'queued' },
      report: null,
    });
    expect(byKey(triggered, 'cryptoguardian')).toMatchObject({ state: 'Dormant', target: null });
    await work();
    const active = await getCommandRoom(world.ctx, false);
    expect(byKey(active, 'memoryrebuilder')).toMatchObject({
      state: 'Active',
      target: { status: 'ok' },
      report: { clusterId, findings: [{ title: '2026-02-11' }, expect.anything()], total: 2, exhibits: 1 },
    });
    expect(active.clusters).toMatchObject([
      { id: clusterId, openOperations: 0, lastOperationId: id, protecting: ['memoryrebuilder'], victims: 1 },
    ]);
    expect(active.clusters[0]?.branches.length).toBeGreaterThan(1);
    expect(active.clusters[0]?.runs).toHaveLength(3);
    expect(active.counters.operations).toBe(0);
    world.clock.advanceMinutes(16);
    expect(byKey(await getCommandRoom(world.ctx, false), 'memoryrebuilder')?.state).toBe('Dormant');
  });

  test('tells how long a unit takes: the median of the runs that ended by themselves, from the fifth on', async () => {
    await world.db.delete(recondogOperation);
    const medianOf = async () =>
      (await getCommandRoom(world.ctx, false)).units.find(({ key }) => key === 'memoryrebuilder')
        ?.medianRunMs;
    const startedAt = world.clock.now();
    const add = async (seconds: number, status: 'ok' | 'empty' | 'failed' | 'cancelled') => {
      const operation = await deploy(['memoryrebuilder']);
      await world.db
        .update(recondogRun)
        .set({ status, startedAt, endedAt: new Date(startedAt.getTime() + seconds * 1000) })
        .where(eq(recondogRun.operationId, operation.id));
    };
    for (const seconds of [1, 2, 9]) await add(seconds, 'ok');
    await add(4, 'empty');
    for (const seconds of [500, 600, 700]) await add(seconds, 'failed');
    expect(await medianOf()).toBeNull();
    await add(3, 'ok');
    expect(await medianOf()).toBe(3000);
    await add(100, 'cancelled');
    await add(20, 'ok');
    expect(await medianOf()).toBe(3500);
  });
});
