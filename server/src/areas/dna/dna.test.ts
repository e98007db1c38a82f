import { CLUSTERS_TOPIC } from '@fap/shared/clusters/events.ts';
import type { ClusterDetail, ClusterDna } from '@fap/shared/dna/contract.ts';
import { DNA_VERSION } from '@fap/shared/matching/traits/layers.ts';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { cluster } from '../../db/schema/clusters.ts';
import { clusterDna } from '../../db/schema/dna.ts';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { auditEntry, topicEvent } from '../../db/schema/platform.ts';
import { report } from '../../db/schema/reports.ts';
import { emit, recordAudit, transact } from '../../platform/write/transact.ts';
import {
  actAsNew,
  makeCluster,
  makeReadItem,
  makeSubmission,
  type TestCluster,
} from '../../testing/factories.ts';
import type { RecordedJobs } from '../../testing/recorded-jobs.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { evidenceEvents } from '../evidence/events.ts';
import { submitReport } from '../reports/submit-report.ts';
import { computeClusterDna } from './compute-cluster-dna.ts';
import { COMPUTE_DNA_JOB } from './enqueue-dna-run.ts';
import { getClusterDetail, getDna } from './queries.ts';
import { refreshDna } from './refresh-dna.ts';

const WORDS = 'The officer said I must pay a release fee today by wire transfer and tell nobody.';

let world: World;
let made: TestCluster;
let clusterId: string;
beforeEach(async () => {
  world = await createWorld();
  made = await makeCluster(world, { description: WORDS });
  ({ clusterId } = made);
});

/** Another person reports the same party. */
async function joinedBy(changes: Parameters<typeof makeSubmission>[1] = {}): Promise<string> {
  const submission = makeSubmission(world, {
    description: WORDS,
    evidence: made.submission.evidence,
    ...changes,
  });
  const answer = await submitReport(await actAsNew(world), submission);
  expect(answer).toMatchObject({ joined: true, clusterId });
  const [row] = await world.db
    .select({ id: report.id })
    .from(report)
    .where(and(eq(report.clusterId, clusterId), eq(report.scamName, submission.scamName)));
  return row?.id ?? '';
}
const strengthOf = async (id = clusterId) => {
  const [row] = await world.db.select({ strength: cluster.strength }).from(cluster).where(eq(cluster.id, id));
  return row?.strength;
};
const facts = async () => {
  const rows = await world.db.select().from(topicEvent).where(eq(topicEvent.topic, CLUSTERS_TOPIC));
  return rows
    .map(({ payload }) => payload as { clusterId: string })
    .filter((fact) => fact.clusterId === clusterId);
};
const queued = () =>
  (world.ctx.jobs as RecordedJobs)
    .of(COMPUTE_DNA_JOB)
    .map(({ payload }) => payload as { clusterId: string })
    .filter((payload) => payload.clusterId === clusterId);

describe('computing', () => {
  test('one report is not enough data: the features are there, the strength is null', async () => {
    await computeClusterDna(world.ctx, clusterId);
    const dna = await getDna(world.ctx, clusterId);
    expect(dna).toMatchObject({ reports: 1, strength: null, mergedInto: null, members: [] });
    expect(dna.computedAt).toBe(world.clock.now().toISOString());
    expect(dna.layers.find(({ layer }) => layer === 'structural')?.features[0]?.label).toMatch(
      /^Website domain mark-\S+\[\.\]example$/u,
    );
    expect(await strengthOf()).toBeNull();
  });

  test('a second report gives a strength, published once and saved; the same result again publishes nothing', async () => {
    await joinedBy();
    await computeClusterDna(world.ctx, clusterId);
    await computeClusterDna(world.ctx, clusterId);
    const { strength, breakdown } = await getDna(world.ctx, clusterId);
    expect(strength).toBeGreaterThan(5);
    expect(breakdown.reportShare).toBe(0.2);
    expect(await strengthOf()).toBeCloseTo(strength ?? 0, 3);
    expect(await facts()).toEqual([expect.objectContaining({ clusterId, strength })]);
    const audits = await world.db
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.action, 'cluster.dna-computed'), eq(auditEntry.entityId, clusterId)));
    expect(audits).toHaveLength(1);
    expect(audits[0]?.clusterId).toBeNull();
  });

  test('several times concurrently leaves one result', async () => {
    await joinedBy();
    await Promise.all(Array.from({ length: 5 }, () => computeClusterDna(world.ctx, clusterId)));
    expect(await facts()).toHaveLength(1);
  });

  test('of a cluster that is not there does nothing', async () => {
    await expect(computeClusterDna(world.ctx, 'nowhere')).resolves.toBeUndefined();
  });

  test('reports of a merged cluster count for the one it was merged into, and a split takes them out', async () => {
    const other = await makeCluster(world, { description: WORDS });
    await world.db.update(cluster).set({ mergedInto: clusterId }).where(eq(cluster.id, other.clusterId));
    await computeClusterDna(world.ctx, other.clusterId);
    expect(await getDna(world.ctx, clusterId)).toMatchObject({
      reports: 2,
      members: [{ id: other.clusterId, name: other.clusterName }],
    });
    expect(await getDna(world.ctx, other.clusterId)).toMatchObject({
      clusterId: other.clusterId,
      reports: 2,
      mergedInto: { id: clusterId, name: made.clusterName },
    });
    expect(await getClusterDetail(world.ctx, clusterId)).toMatchObject({ reports: 2, victimCount: 2 });
    await world.db.update(cluster).set({ mergedInto: null }).where(eq(cluster.id, other.clusterId));
    await computeClusterDna(world.ctx, clusterId);
    expect(await getDna(world.ctx, clusterId)).toMatchObject({ reports: 1, strength: null, members: [] });
  });

  test('hashes of a report’s files come into its traits and its layer', async () => {
    const reportId = await joinedBy();
    await makeReadItem(world, reportId, { perceptualHash: 'ffee00112233aabb', structureHash: 'c0ffee' });
    await computeClusterDna(world.ctx, clusterId);
    const [row] = await world.db
      .select({ traits: report.traits })
      .from(report)
      .where(eq(report.id, reportId));
    expect(row?.traits?.structural.imageHashes).toEqual(['ffee00112233aabb']);
    expect(row?.traits?.structural.identifiers).toContain('html c0ffee');
    const { layers } = await getDna(world.ctx, clusterId);
    expect(layers[0]?.features.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Same picture ffee00…aabb', 'Page structure c0ffee']),
    );
  });
});

describe('what has it computed', () => {
  test('a report queues it for its cluster, a file of a report too, a file of nobody does not', async () => {
    await world.drain();
    expect(queued()).toEqual([{ clusterId }]);
    const [row] = await world.db
      .select({ id: report.id })
      .from(report)
      .where(eq(report.clusterId, clusterId));
    const item = await makeReadItem(world, row?.id ?? '', { structureHash: 'aa' });
    await readAgain(item);
    expect(queued()).toEqual([{ clusterId }, { clusterId }]);
    await world.db.update(evidenceItem).set({ reportId: null }).where(eq(evidenceItem.id, item));
    await readAgain(item);
    expect(queued()).toHaveLength(2);
  });

  test('the refresh extracts old features anew and computes what is missing or of another version', async () => {
    const second = await joinedBy();
    await world.db.update(report).set({ traits: null, featuresVersion: 1 }).where(eq(report.id, second));
    await refreshDna(world.ctx);
    expect(await getDna(world.ctx, clusterId)).toMatchObject({ reports: 2, strength: expect.any(Number) });
    await world.db.update(clusterDna).set({ version: 0 }).where(eq(clusterDna.clusterId, clusterId));
    await refreshDna(world.ctx);
    const [row] = await world.db.select().from(clusterDna).where(eq(clusterDna.clusterId, clusterId));
    expect(row?.version).toBe(DNA_VERSION);
    // A current cluster with one outdated report.
    await world.db.update(report).set({ traits: null, featuresVersion: 1 }).where(eq(report.id, second));
    await world.db
      .update(clusterDna)
      .set({ computedAt: new Date(0) })
      .where(eq(clusterDna.clusterId, clusterId));
    const before = queued().length;
    await refreshDna(world.ctx);
    expect(queued()).toHaveLength(before + 1);
    await computeClusterDna(world.ctx, clusterId);
    expect((await getDna(world.ctx, clusterId)).computedAt).toBe(world.clock.now().toISOString());
  });

  test('features extracted anew keep the hashes of the report’s files', async () => {
    const [row] = await world.db.select().from(report).where(eq(report.clusterId, clusterId));
    const reportId = row?.id ?? '';
    await makeReadItem(world, reportId, { structureHash: 'c0ffee' });
    await world.db.update(report).set({ featuresVersion: 1 }).where(eq(report.id, reportId));
    await refreshDna(world.ctx);
    const [anew] = await world.db.select().from(report).where(eq(report.id, reportId));
    expect(anew?.traits?.structural.identifiers).toContain('html c0ffee');
  });
});

async function readAgain(evidenceId: string): Promise<void> {
  await transact(world.ctx, 'platform', async (tx) => {
    await recordAudit(tx, { action: 'test.read', entityType: 'evidence', entityId: evidenceId });
    emit(tx, evidenceEvents.read, { evidenceId });
  });
  await world.drain();
}

describe('reading', () => {
  test('before it was computed every layer says that there is not enough data', async () => {
    const dna: ClusterDna = await getDna(world.ctx, clusterId);
    expect(dna.computedAt).toBeNull();
    expect(dna.layers.map(({ strength }) => strength)).toEqual([null, null, null, null, null, null]);
  });

  test('what does not exist is not found', async () => {
    await expect(getDna(world.ctx, 'nowhere')).rejects.toMatchObject({ status: 404 });
    await expect(getClusterDetail(world.ctx, 'nowhere')).rejects.toMatchObject({ status: 404 });
  });

  test('the detail has figures, patterns with who confirms them, four checks and four profiles', async () => {
    await joinedBy({ contactMethod: 'phone', amountInvolved: '$800' });
    await computeClusterDna(world.ctx, clusterId);
    const detail: ClusterDetail = await getClusterDetail(world.ctx, clusterId);
    expect(detail).toMatchObject({
      id: clusterId,
      reports: 2,
      victimCount: 2,
      financialImpact: { cents: 0, currency: 'USD' },
    });
    expect(detail.strength).toBeCloseTo(detail.dna.strength ?? Number.NaN, 3);
    expect(detail.patterns.find(({ layer }) => layer === 'structural')).toMatchObject({
      confirmedVictims: 2,
    });
    expect(detail.checks.find(({ id }) => id === 'victim-acquisition')).toMatchObject({
      state: 'not-enough-data',
    });
    expect(detail.profiles.map(({ victims }) => victims)).toEqual([null, null, null, null]);
  });

  test('a loss in another currency is left out of the sum, not counted as the largest there can be', async () => {
    for (const amountInvolved of ['$1,200', '$1,200', '$1,200', '£900']) await joinedBy({ amountInvolved });
    expect((await getClusterDetail(world.ctx, clusterId)).financialImpact).toEqual({
      cents: 100_000,
      currency: 'USD',
    });
  });

  test('quotes carry placeholders, never what may be a victim’s', async () => {
    const own = `They wrote: "${WORDS}" My phone is +1 415 555 2671 and I must pay today, I wrote from jo.private@mail.test today.`;
    await joinedBy({ description: own });
    await computeClusterDna(world.ctx, clusterId);
    const told = JSON.stringify([
      await getDna(world.ctx, clusterId),
      await getClusterDetail(world.ctx, clusterId),
    ]);
    expect(told).toContain('release fee today');
    expect(told).not.toMatch(/2671|jo\.private|jo\[/u);
    expect(told).not.toContain(made.reporter.displayName);
    expect(told).not.toContain(made.reporter.id);
  });
});
