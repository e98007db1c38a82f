import type { ScanResult } from '@fap/shared/detection/entities.ts';
import { DETECTION_TOPIC } from '@fap/shared/detection/events.ts';
import { DETECTION_STAGES } from '@fap/shared/detection/stages.ts';
import { eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { detectionFinding, detectionRun } from '../../../db/schema/detection.ts';
import { evidenceItem } from '../../../db/schema/evidence.ts';
import { topicEvent } from '../../../db/schema/platform.ts';
import { transact } from '../../../platform/write/transact.ts';
import { actAs, actAsNew, makeAccount, makeCluster, makeSubmission } from '../../../testing/factories.ts';
import type { RecordedJobs } from '../../../testing/recorded-jobs.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { submitReport } from '../../reports/index.ts';
import { advanceStage, claimRun } from '../advance-run.ts';
import { failScan } from '../end-scan.ts';
import { detectionJobs, RUN_SCAN_JOB } from '../jobs.ts';
import { presentScan } from '../presenter.ts';
import { getRun, getRunDetail, getStats } from '../queries.ts';
import { requestScan } from '../request-scan.ts';
import { runScan } from './run-scan.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
  // Only one scan runs at a time and tests share a database, so open runs are finished first.
  await world.drain();
  await runScan(world.ctx, await requestScan(world.ctx, 'person'));
});

/** Runs a scan over what is committed so far. */
async function scan(): Promise<ScanResult> {
  await world.drain();
  const runId = await requestScan(world.ctx, 'person');
  await runScan(world.ctx, runId);
  return presentScan(await getRun(world.ctx, runId));
}
const factsOf = async (runId: string) => {
  const facts = await world.db
    .select()
    .from(topicEvent)
    .where(eq(topicEvent.topic, DETECTION_TOPIC))
    .orderBy(topicEvent.seq);
  return facts
    .map(({ name, payload, seq }) => ({ name, seq, payload: payload as Record<string, unknown> }))
    .filter(({ payload }) => payload.runId === runId);
};
const findingOf = async (clusterId: string) =>
  world.db.select().from(detectionFinding).where(eq(detectionFinding.clusterId, clusterId));

/** A report of somebody new that joins this cluster by the domain it names. */
const joinCluster = async (evidence: string) =>
  submitReport(await actAsNew(world), makeSubmission(world, { evidence }));

describe('a scan', () => {
  test('goes over the reports since the last one: founding, joining, and nothing twice', async () => {
    const founded = await makeCluster(world);
    await joinCluster(founded.submission.evidence);
    const other = await makeCluster(world);
    const result = await scan();
    expect(result).toMatchObject({
      status: 'completed',
      sourcesScanned: 1,
      scamsDetected: 3,
      newClusters: 2,
      clustersUpdated: 1,
      reason: null,
    });
    expect((await findingOf(founded.clusterId)).map(({ outcome }) => outcome).sort()).toEqual([
      'founded',
      'joined',
    ]);
    expect((await findingOf(other.clusterId)).map(({ outcome }) => outcome)).toEqual(['founded']);
    expect(await scan()).toMatchObject({ status: 'completed', scamsDetected: 0, newClusters: 0 });
  });

  test('links clusters that turn out to name the same party, and merges nothing by itself', async () => {
    const [a, b] = [await makeCluster(world), await makeCluster(world)];
    // It names the party of both clusters, and can join only one at intake.
    const both = await joinCluster(`${a.submission.evidence} and ${b.submission.evidence}`);
    await scan();
    const other = both.clusterId === a.clusterId ? b.clusterId : a.clusterId;
    const [joined] = (await findingOf(both.clusterId)).filter(({ outcome }) => outcome === 'joined');
    expect(joined).toMatchObject({ clusterId: both.clusterId, linkedClusterId: other });
    expect(joined?.candidates?.[0]).toMatchObject({ clusterId: other, joinsByItself: true });
  });

  test('moves a stray evidence item to the cluster of its report', async () => {
    const reporter = await makeAccount(world);
    const { clusterId } = await submitReport(actAs(world, reporter), makeSubmission(world));
    await world.drain();
    const [finding] = await world.db.select().from(detectionFinding).where(isNull(detectionFinding.runId));
    const id = world.name('evidence');
    await world.db.insert(evidenceItem).values({
      id,
      sha256: '0'.repeat(64),
      fileName: 'a.txt',
      mimeType: 'text/plain',
      sizeBytes: 1,
      ownerId: reporter.id,
      reportId: finding?.refId ?? null,
      createdAt: world.clock.now(),
    });
    await scan();
    const [item] = await world.db.select().from(evidenceItem).where(eq(evidenceItem.id, id));
    expect(item?.clusterId).toBe(clusterId);
  });

  test('publishes every stage, its sources and its end, in order and without gaps', async () => {
    await makeCluster(world);
    const { runId } = await scan();
    const facts = await factsOf(runId);
    const seqs = facts.map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.map((_, index) => (seqs[0] ?? 0) + index));
    const stages = facts.filter(({ name }) => name === 'detection:stage').map(({ payload }) => payload);
    expect(stages.map(({ stage, status, items }) => [stage, status, items])).toEqual(
      DETECTION_STAGES.flatMap((stage) => [
        [stage, 'active', 0],
        [stage, 'complete', 1],
      ]),
    );
    expect(facts.filter(({ name }) => name === 'detection:source')).toHaveLength(1);
    expect(facts.at(-1)).toMatchObject({ name: 'detection:completed', payload: { scamsDetected: 1 } });
  });

  test('shows its stages, sources and findings without revealing a reporter', async () => {
    const { clusterId, clusterName, reporter } = await makeCluster(world);
    const { runId } = await scan();
    const run = await getRunDetail(world.ctx, runId);
    expect(run.stages.map(({ stage, status }) => [stage, status])).toEqual(
      DETECTION_STAGES.map((stage) => [stage, 'complete']),
    );
    expect(run.sources).toMatchObject([{ source: 'reports', name: 'Victim reports', findings: 1 }]);
    expect(run.items).toMatchObject([{ kind: 'report', outcome: 'founded', clusterId, clusterName }]);
    expect(JSON.stringify(run)).not.toContain(reporter.id);
  });
});

describe('one scan at a time', () => {
  test('twenty people who press at once watch the same one, which is queued once', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => actAsNew(world)));
    const runIds = await Promise.all(people.map((person) => requestScan(person, 'person')));
    expect(new Set(runIds).size).toBe(1);
    await world.drain();
    const queued = (world.ctx.jobs as RecordedJobs).of(RUN_SCAN_JOB).map(({ payload }) => payload);
    expect(queued.filter((payload) => 'runId' in payload && payload.runId === runIds[0])).toHaveLength(1);
    await runScan(world.ctx, runIds[0] ?? '');
    expect(await requestScan(world.ctx, 'person')).not.toBe(runIds[0]);
  });

  test('a run that ended is not run again', async () => {
    const { runId } = await scan();
    const before = await factsOf(runId);
    await runScan(world.ctx, runId);
    expect(await factsOf(runId)).toEqual(before);
  });
});

/** Calls of the clock by a worker that claims a run and finishes one stage. */
const LOOKS_OF_A_STAGE = 10;

describe('a worker that dies', () => {
  test('at any stage is followed by one that resumes where it stopped', async () => {
    const { clusterId } = await makeCluster(world);
    await world.drain();
    const runId = await requestScan(world.ctx, 'person');
    // Each attempt dies one stage later than the one before.
    for (const index of DETECTION_STAGES.keys()) {
      let looksAtTheClock = 0;
      const clock = {
        now: () => {
          looksAtTheClock += 1;
          if (looksAtTheClock > LOOKS_OF_A_STAGE) throw new Error('died');
          return world.clock.now();
        },
      };
      await expect(runScan({ ...world.ctx, clock }, runId)).rejects.toThrow('died');
      const { stages } = await getRun(world.ctx, runId);
      expect(stages.filter(({ status }) => status === 'complete')).toHaveLength(index + 1);
    }
    await runScan(world.ctx, runId);
    const run = await getRun(world.ctx, runId);
    expect(run).toMatchObject({ status: 'completed', scamsDetected: 1, newClusters: 1, attempt: 6 });
    expect(run.stages.map(({ items }) => items)).toEqual([1, 1, 1, 1, 1]);
    expect(await findingOf(clusterId)).toHaveLength(1);
  });

  test('and comes back can no longer write', async () => {
    await world.drain();
    const runId = await requestScan(world.ctx, 'person');
    const slow = await claimRun(world.ctx, runId);
    await runScan(world.ctx, runId);
    if (!slow) throw new Error('the run was not taken');
    await expect(
      transact(world.ctx, 'platform', (tx) =>
        advanceStage(tx, slow, { stage: 'Source Crawling', status: 'active', items: 0 }),
      ),
    ).rejects.toThrow('not this worker');
  });

  test('permanently ends the scan as failed with a reason; its findings wait for the next', async () => {
    const { clusterId } = await makeCluster(world);
    await world.drain();
    const runId = await requestScan(world.ctx, 'person');
    await failScan(world.ctx, runId, 'It broke off');
    const run = await getRunDetail(world.ctx, runId);
    expect(run).toMatchObject({ status: 'failed', reason: 'It broke off' });
    expect(run.stages[0]).toMatchObject({ status: 'failed' });
    expect((await factsOf(runId)).at(-1)).toMatchObject({
      name: 'detection:completed',
      payload: { status: 'failed', reason: 'It broke off' },
    });
    await failScan(world.ctx, runId, 'again');
    expect((await getRun(world.ctx, runId)).reason).toBe('It broke off');
    expect(await scan()).toMatchObject({ scamsDetected: 1 });
    expect(await findingOf(clusterId)).toHaveLength(1);
  });
});

test('the figures count what scans found, and are null for what nobody reviewed', async () => {
  world.clock.advanceMinutes(10 * 24 * 60);
  const before = await getStats(world.ctx);
  const { submission } = await makeCluster(world);
  await joinCluster(submission.evidence);
  const { runId } = await scan();
  const after = await getStats(world.ctx);
  expect(after).toMatchObject({
    totalDetections: before.totalDetections + 2,
    newClusters: before.newClusters + 1,
    duplicatesPrevented: before.duplicatesPrevented + 1,
    accuracy: null,
    autoMergeRate: null,
    nextScanIn: '3h 0m',
    runningRunId: null,
    lastScan: { runId },
  });
});

test('a scheduled scan runs once for its slot', async () => {
  const schedule = detectionJobs.find(({ cron }) => cron);
  const scheduled = () =>
    world.db.select({ id: detectionRun.id }).from(detectionRun).where(eq(detectionRun.trigger, 'schedule'));
  world.clock.advanceMinutes(24 * 60);
  await schedule?.run(world.ctx, {});
  const [first] = await scheduled();
  await runScan(world.ctx, first?.id ?? '');
  await schedule?.run(world.ctx, {});
  expect(await scheduled()).toHaveLength(1);
  world.clock.advanceMinutes(6 * 60);
  await schedule?.run(world.ctx, {});
  expect(await scheduled()).toHaveLength(2);
  for (const { id } of await scheduled()) await runScan(world.ctx, id);
});
