import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entryPath } from '../../db/schema/backtrace.ts';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { clusterEdge } from '../../db/schema/families.ts';
import { indicatorMention } from '../../db/schema/indicators.ts';
import { puzzleLayer } from '../../db/schema/puzzle.ts';
import { report } from '../../db/schema/reports.ts';
import { FolderStore } from '../../platform/evidence-store/folder-store.ts';
import { actAs, actAsNew, makeAccount, makeCluster, makeSubmission } from '../../testing/factories.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { captureEntryPath } from '../backtrace/capture-entry-path.ts';
import { listVictimNames } from '../clusters/cluster-placeholders.ts';
import { getCluster } from '../clusters/queries.ts';
import { uploadEvidence } from '../evidence/upload-evidence.ts';
import { relateCluster } from '../families/relate-cluster.ts';
import { submitReport } from '../reports/submit-report.ts';
import { listChanges } from './list-changes.ts';
import { listProposals } from './list-proposals.ts';
import { listReports } from './list-reports.ts';
import { mergeClusters } from './merge-clusters.ts';
import { removeReport } from './remove-report.ts';
import { splitCluster } from './split-cluster.ts';

let world: World;
let folder: string;
let store: FolderStore;
beforeAll(async () => {
  world = await createWorld();
  folder = await mkdtemp(join(tmpdir(), 'fap-taken-out-'));
  store = new FolderStore(folder);
  await store.prepare();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const REASON = 'Only the hoster is the same';
const refused = (code: AppError['code']) => (error: unknown) =>
  error instanceof AppError && error.code === code;

/** A cluster with a second report by somebody else, with a file and an entry path of theirs. */
async function makeJoined() {
  const { clusterId, submission } = await makeCluster(world);
  world.clock.advanceMinutes(1);
  const joiner = await makeAccount(world);
  const ctx = actAs(world, joiner);
  const text = `Pay to ${world.name('note')} at once`;
  const bytes = await store.receive(Readable.from([Buffer.from(text)]), 1_000);
  const { row: file } = await uploadEvidence(ctx, { fileName: 'note.txt', file: bytes });
  const sent = makeSubmission(world, {
    evidence: submission.evidence,
    evidenceIds: [file.id],
    idempotencyKey: world.name('key-of-a-report'),
  });
  expect(await submitReport(ctx, sent)).toMatchObject({ clusterId, joined: true });
  const responses = [{ questionId: 'ad_seen', answer: 'social-ad', timestamp: '2026-02-11T10:00:00.000Z' }];
  await captureEntryPath(ctx, { clusterId, responses });
  const [newest] = await listReports(world.ctx, clusterId);
  if (!newest) throw new Error('the cluster has no report');
  return { clusterId, joiner, ctx, sent, fileId: file.id, reportId: newest.id };
}

describe('a report taken out', () => {
  test('founds a cluster with its files, mentions, entry path and layers, and both are counted anew', async () => {
    const analyst = await actAsNew(world, 'analyst');
    const { clusterId, joiner, ctx, sent, fileId, reportId } = await makeJoined();
    expect((await getCluster(world.ctx, clusterId)).victims).toBe(2);
    const taken = await removeReport(analyst, { reportId, reason: REASON });
    expect(taken.clusterId).not.toBe(clusterId);
    expect((await getCluster(world.ctx, clusterId)).victims).toBe(1);
    expect(await getCluster(world.ctx, taken.clusterId)).toMatchObject({ victims: 1, createdBy: joiner.id });
    const own = { id: reportId, exhibit: 'Report 1', joinedBy: null, canTakeOut: false };
    expect(await listReports(world.ctx, taken.clusterId)).toMatchObject([own]);
    const [file] = await world.db.select().from(evidenceItem).where(eq(evidenceItem.id, fileId));
    expect(file?.clusterId).toBe(taken.clusterId);
    const mentions = await world.db
      .select()
      .from(indicatorMention)
      .where(eq(indicatorMention.reportId, reportId));
    expect(new Set(mentions.map((mention) => mention.clusterId))).toEqual(new Set([taken.clusterId]));
    const [path] = await world.db.select().from(entryPath).where(eq(entryPath.accountId, joiner.id));
    expect(path?.clusterId).toBe(taken.clusterId);
    expect(
      await world.db.$count(
        puzzleLayer,
        and(eq(puzzleLayer.clusterId, taken.clusterId), eq(puzzleLayer.status, 'partial')),
      ),
    ).toBeGreaterThan(0);
    // Sent once more it stands where it stands now.
    expect(await submitReport(ctx, sent)).toMatchObject({ clusterId: taken.clusterId, joined: false });
    expect((await listChanges(world.ctx, { clusterId, limit: 50 })).items).toMatchObject([
      { kind: 'split', cluster: { id: taken.clusterId }, other: { id: clusterId }, reason: REASON },
    ]);
    // Names in what others wrote meanwhile stay hidden.
    expect(await listVictimNames(world.ctx, clusterId)).toContain(joiner.displayName);
  });

  test('merged back it counts for the first cluster again, and its former state is in the audit trail', async () => {
    const analyst = await actAsNew(world, 'analyst');
    const { clusterId, reportId } = await makeJoined();
    const before = await getCluster(world.ctx, clusterId);
    const taken = await removeReport(analyst, { reportId, reason: REASON });
    await mergeClusters(analyst, { clusterId: taken.clusterId, intoClusterId: clusterId, reason: REASON });
    const after = await getCluster(world.ctx, clusterId);
    expect(after).toEqual(before);
  });

  test('out of a cluster that is merged counts all the way up', async () => {
    const analyst = await actAsNew(world, 'analyst');
    const { clusterId, reportId } = await makeJoined();
    const root = await makeCluster(world);
    await mergeClusters(analyst, { clusterId, intoClusterId: root.clusterId, reason: REASON });
    expect((await getCluster(world.ctx, root.clusterId)).victims).toBe(3);
    await removeReport(analyst, { reportId, reason: REASON });
    expect((await getCluster(world.ctx, root.clusterId)).victims).toBe(2);
    expect((await getCluster(world.ctx, clusterId)).victims).toBe(1);
  });

  test('is refused for the only report of a cluster, an unknown one, and for members', async () => {
    const analyst = await actAsNew(world, 'analyst');
    const { clusterId } = await makeCluster(world);
    const [only] = await listReports(world.ctx, clusterId);
    if (!only) throw new Error('the cluster has no report');
    const take = (ctx = analyst, reportId = only.id) => removeReport(ctx, { reportId, reason: REASON });
    await expect(take()).rejects.toSatisfy(refused('CONFLICT'));
    await expect(take(analyst, 'no-such-report')).rejects.toSatisfy(refused('NOT_FOUND'));
    await expect(take(await actAsNew(world))).rejects.toSatisfy(refused('FORBIDDEN'));
  });

  test('two who take out the last two reports at once: one stays', async () => {
    const analyst = await actAsNew(world, 'analyst');
    const { clusterId } = await makeJoined();
    const reports = await listReports(world.ctx, clusterId);
    const results = await Promise.allSettled(
      reports.map(({ id }) => removeReport(analyst, { reportId: id, reason: REASON })),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await world.db.$count(report, eq(report.clusterId, clusterId))).toBe(1);
  });
});

describe('proposed merges', () => {
  const proposedFor = async (...ids: string[]) =>
    (await listProposals(world.ctx, { limit: 500 })).items.filter(({ cluster, into }) =>
      [cluster.id, into.id].every((id) => ids.includes(id)),
    );

  test('name clusters that share an indicator of one party, until they are kept apart', async () => {
    const analyst = await actAsNew(world, 'analyst');
    const { clusterId, reportId } = await makeJoined();
    const other = await makeCluster(world);
    const shared = [clusterId, other.clusterId].sort();
    await world.db.insert(clusterEdge).values({
      firstId: shared[0] ?? '',
      secondId: shared[1] ?? '',
      overall: 0.7,
      strength: 0.7,
      layers: {
        structural: 1,
        behavioral: null,
        psychological: null,
        timing: null,
        payment: null,
        role: null,
      },
      shared: {
        identifiers: ['domain one-desk.example', 'iban GB53XTST74100165601613'],
        personas: [],
        scripts: [],
      },
      version: 1,
      computedAt: world.clock.now(),
    });
    expect(await proposedFor(...shared)).toEqual([
      {
        cluster: { id: other.clusterId, name: expect.any(String) },
        into: { id: clusterId, name: expect.any(String) },
        percent: expect.closeTo(70, 3),
        identifiers: ['domain one-desk[.]example', 'iban …1613'],
      },
    ]);
    await mergeClusters(analyst, { clusterId: other.clusterId, intoClusterId: clusterId, reason: REASON });
    expect(await proposedFor(...shared)).toEqual([]);
    world.clock.advanceMinutes(1);
    await splitCluster(analyst, { clusterId: other.clusterId, reason: REASON });
    expect(await proposedFor(...shared)).toEqual([]);
    // The report taken out names the same site, but was separated by a decision.
    const taken = await removeReport(analyst, { reportId, reason: REASON });
    await relateCluster(world.ctx, clusterId);
    await relateCluster(world.ctx, taken.clusterId);
    expect(await proposedFor(clusterId, taken.clusterId)).toEqual([]);
  });
});
