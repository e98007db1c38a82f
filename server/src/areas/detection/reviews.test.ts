import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { detectionFinding, detectionRun } from '../../db/schema/detection.ts';
import { topicEvent } from '../../db/schema/platform.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { actAsNew, makeCluster, makeSubmission } from '../../testing/factories.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { removeReport } from '../merges/remove-report.ts';
import { submitReport } from '../reports/index.ts';
import { listDetections } from './list-detections.ts';
import { listSourceStates } from './list-source-states.ts';
import { getStats } from './queries.ts';
import { requestScan } from './request-scan.ts';
import { reviewFinding } from './review-finding.ts';
import { runScan } from './stages/run-scan.ts';

let world: World;
let analyst: Ctx;
beforeEach(async () => {
  world = await createWorld();
  analyst = await actAsNew(world, 'analyst');
  await scan();
  await world.db.delete(detectionFinding);
  // The clocks of two tests stand at the same time: their scans would have no order.
  await world.db.delete(detectionRun);
});

async function scan(): Promise<void> {
  await world.drain();
  await runScan(world.ctx, await requestScan(world.ctx, 'person'));
}

/** A cluster with reports that joined it and that a scan found. */
async function joinedFindings(count: number) {
  const { clusterId, submission } = await makeCluster(world);
  const reportIds: string[] = [];
  for (let one = 0; one < count; one += 1) {
    const { evidence } = submission;
    const { reportId } = await submitReport(await actAsNew(world), makeSubmission(world, { evidence }));
    reportIds.push(reportId);
  }
  // Scans of one moment have no order.
  world.clock.advanceSeconds(1);
  await scan();
  const { items } = await listDetections(world.ctx, { limit: 50 });
  return { clusterId, reportIds, joined: items.filter(({ outcome }) => outcome === 'joined') };
}

describe('the accuracy', () => {
  test('is what analysts confirmed against what they called wrong or took out', async () => {
    const { joined, reportIds } = await joinedFindings(6);
    expect(joined).toHaveLength(6);
    expect(await getStats(world.ctx)).toMatchObject({ accuracy: null, autoMergeRate: null });
    for (const { id } of joined.slice(0, 5)) await reviewFinding(analyst, id, 'right');
    await reviewFinding(analyst, joined[5]?.id ?? '', 'wrong');
    expect(await getStats(world.ctx)).toMatchObject({
      accuracy: 83.3,
      autoMergeRate: 100,
      reviewed: { right: 5, wrong: 1, byPeople: 0 },
    });
    // Taken out afterwards: what was called right was wrong after all.
    const confirmed = await world.db
      .select()
      .from(detectionFinding)
      .where(eq(detectionFinding.verdict, 'right'));
    const out = reportIds.find((reportId) => confirmed.some(({ refId }) => refId === reportId)) ?? '';
    await removeReport(analyst, { reportId: out, reason: 'Another sender altogether' });
    const { accuracy, reviewed } = await getStats(world.ctx);
    expect([accuracy, reviewed]).toEqual([66.7, { right: 4, wrong: 2, byPeople: 0 }]);
    const { items } = await listDetections(world.ctx, { limit: 50 });
    expect(items.filter(({ isTakenOut }) => isTakenOut)).toHaveLength(1);
  });

  test('needs no verdict for a report that was taken out', async () => {
    const { reportIds } = await joinedFindings(2);
    await removeReport(analyst, { reportId: reportIds[0] ?? '', reason: 'Another sender altogether' });
    expect((await getStats(world.ctx)).reviewed).toEqual({ right: 0, wrong: 1, byPeople: 0 });
  });
});

test('a confirmed candidate is the work of people, and lowers the auto-merge rate', async () => {
  const { clusterId, joined } = await joinedFindings(4);
  for (const { id } of joined) await reviewFinding(analyst, id, 'right');
  await world.db.insert(detectionFinding).values({
    id: world.name('finding'),
    kind: 'advisory',
    refId: world.name('entry'),
    source: 'somewhere',
    createdAt: world.clock.now(),
    outcome: 'candidate',
    clusterId,
  });
  const candidate = (await listDetections(world.ctx, { limit: 50 })).items.find(
    ({ outcome }) => outcome === 'candidate',
  );
  await reviewFinding(analyst, candidate?.id ?? '', 'right');
  expect(await getStats(world.ctx)).toMatchObject({
    accuracy: null,
    autoMergeRate: 80,
    reviewed: { right: 4, wrong: 0, byPeople: 1 },
  });
});

test('a review is told live, a later word replaces it, and members and founders are refused', async () => {
  const { joined } = await joinedFindings(1);
  const id = joined[0]?.id ?? '';
  await reviewFinding(analyst, id, 'wrong');
  expect(await reviewFinding(analyst, id, 'right')).toMatchObject({
    id,
    verdict: 'right',
    isTakenOut: false,
  });
  const told = await world.db
    .select()
    .from(topicEvent)
    .where(eq(topicEvent.name, 'detection:reviewed'))
    .orderBy(topicEvent.seq);
  expect(
    told.map(({ payload }) => payload).filter((fact) => (fact as { findingId: string }).findingId === id),
  ).toMatchObject([{ verdict: 'wrong' }, { verdict: 'right' }]);
  await expect(reviewFinding(await actAsNew(world), id, 'right')).rejects.toMatchObject({ status: 403 });
  await expect(reviewFinding(analyst, 'nothing', 'right')).rejects.toMatchObject({ status: 404 });
  const [founded] = (await listDetections(world.ctx, { limit: 50 })).items.filter(
    ({ outcome }) => outcome === 'founded',
  );
  await expect(reviewFinding(analyst, founded?.id ?? '', 'right')).rejects.toMatchObject({ status: 409 });
});

test('the sources say when they were scanned last, and all are being scanned when a scan begins', async () => {
  await joinedFindings(1);
  const [reports] = await listSourceStates(world.ctx);
  expect(reports).toMatchObject({ source: 'reports', status: 'active', findings: 2, allFindings: 2 });
  const runId = await requestScan(world.ctx, 'person');
  const scanning = await listSourceStates(world.ctx);
  expect(scanning.every(({ status }) => status === 'scanning')).toBe(true);
  await world.drain();
  await runScan(world.ctx, runId);
});
