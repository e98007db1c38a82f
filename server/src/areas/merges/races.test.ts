import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cluster } from '../../db/schema/clusters.ts';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { auditEntry } from '../../db/schema/platform.ts';
import { report } from '../../db/schema/reports.ts';
import { FolderStore } from '../../platform/evidence-store/folder-store.ts';
import { pollUntil } from '../../platform/runtime/poll-until.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { actAsNew, makeCluster, makeSubmission, type TestCluster } from '../../testing/factories.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { getVictimFigures } from '../clusters/count-victims.ts';
import { listMembers } from '../clusters/find-roots.ts';
import { getCluster } from '../clusters/queries.ts';
import { uploadEvidence } from '../evidence/upload-evidence.ts';
import { submitReport } from '../reports/submit-report.ts';
import { listReports } from './list-reports.ts';
import { mergeClusters } from './merge-clusters.ts';
import { removeReport } from './remove-report.ts';
import { splitCluster } from './split-cluster.ts';

let world: World;
let analyst: Ctx;
let folder: string;
let store: FolderStore;
beforeAll(async () => {
  world = await createWorld();
  analyst = await actAsNew(world, 'analyst');
  folder = await mkdtemp(join(tmpdir(), 'fap-races-'));
  store = new FolderStore(folder);
  await store.prepare();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const WAIT_LIMIT_MS = 10_000;
const REASON = 'The same desk, seen in both chat logs';

const joinAs = (ctx: Ctx, { submission: { evidence } }: TestCluster) =>
  submitReport(ctx, makeSubmission(world, { evidence }));
const merge = (own: TestCluster, into: TestCluster) =>
  mergeClusters(analyst, { clusterId: own.clusterId, intoClusterId: into.clusterId, reason: REASON });
const split = (own: TestCluster) => splitCluster(analyst, { clusterId: own.clusterId, reason: REASON });

/** Two clusters, the one with the smaller id first: rows are locked in that order. */
async function makePair(): Promise<[TestCluster, TestCluster]> {
  const [one, two] = [await makeCluster(world), await makeCluster(world)];
  return one.clusterId < two.clusterId ? [one, two] : [two, one];
}

async function newestReport(of: TestCluster): Promise<string> {
  const [newest] = await listReports(world.ctx, of.clusterId);
  if (!newest) throw new Error('the cluster has no report');
  return newest.id;
}

const waitingFor = () =>
  world.db
    .execute<{ count: number }>(
      sql`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    )
    .then(([row]) => row?.count ?? 0);

/** Starts these one after the other while a row is locked, each once the previous ones wait; then releases the row. */
async function whileHeld(
  table: typeof cluster | typeof evidenceItem,
  id: string,
  starts: readonly (() => Promise<unknown>)[],
): Promise<PromiseSettledResult<unknown>[]> {
  const started: Promise<PromiseSettledResult<unknown>[]>[] = [];
  await world.db.transaction(async (db) => {
    await db.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
    for (const start of starts) {
      started.push(Promise.allSettled([start()]));
      const waiting = await pollUntil(waitingFor, (count) => count >= started.length, WAIT_LIMIT_MS);
      // What does not wait for the row does not meet the others.
      if (waiting < started.length) throw new Error(`${waiting} of ${started.length} wait`);
    }
  });
  return (await Promise.all(started)).flat();
}

const FULFILLED = [{ status: 'fulfilled' }, { status: 'fulfilled' }];

/** The figures in a cluster's row match its reports and those merged into it. */
async function expectCounted(clusterId: string): Promise<void> {
  const { victims, impactCents, impactCurrency } = await getCluster(world.ctx, clusterId);
  const figures = await getVictimFigures(world.ctx, await listMembers(world.ctx, clusterId), impactCurrency);
  expect({ victims, impactCents }).toEqual({ victims: figures.victims, impactCents: figures.impactCents });
}

describe('at the same time', () => {
  test('a report taken out of a member and one that joins the root: both are counted', async () => {
    const [member, root] = [await makeCluster(world), await makeCluster(world)];
    world.clock.advanceMinutes(1);
    await joinAs(await actAsNew(world), member);
    const reportId = await newestReport(member);
    await merge(member, root);
    const joiner = await actAsNew(world);
    const results = await whileHeld(cluster, root.clusterId, [
      () => joinAs(joiner, root),
      () => removeReport(analyst, { reportId, reason: REASON }),
    ]);
    expect(results).toMatchObject(FULFILLED);
    expect((await getCluster(world.ctx, root.clusterId)).victims).toBe(3);
    await expectCounted(root.clusterId);
  });

  test('a report taken out of a merged cluster and its split do not deadlock', async () => {
    const [root, member] = await makePair();
    world.clock.advanceMinutes(1);
    await joinAs(await actAsNew(world), member);
    const reportId = await newestReport(member);
    await merge(member, root);
    const results = await whileHeld(cluster, member.clusterId, [
      () => removeReport(analyst, { reportId, reason: REASON }),
      () => split(member),
    ]);
    expect(results).toMatchObject(FULFILLED);
    for (const { clusterId } of [root, member]) {
      expect((await getCluster(world.ctx, clusterId)).victims).toBe(1);
      await expectCounted(clusterId);
    }
  });

  test('a merge and a report that would join the merged cluster: it joins the other one', async () => {
    const [own, into] = await makePair();
    const joiner = await actAsNew(world);
    const results = await whileHeld(cluster, into.clusterId, [
      () => merge(own, into),
      () => joinAs(joiner, own),
    ]);
    expect(results).toMatchObject(FULFILLED);
    expect(await world.db.$count(report, eq(report.clusterId, own.clusterId))).toBe(1);
    expect(await world.db.$count(report, eq(report.clusterId, into.clusterId))).toBe(2);
    await expectCounted(into.clusterId);
  });

  test('two reports of one person with the same file: one gets it, and it stays there', async () => {
    const victim = await actAsNew(world);
    const bytes = await store.receive(Readable.from([Buffer.from(world.name('note'))]), 1_000);
    const { row: file } = await uploadEvidence(victim, { fileName: 'note.txt', file: bytes });
    const send = () => submitReport(victim, makeSubmission(world, { evidenceIds: [file.id] }));
    expect(await whileHeld(evidenceItem, file.id, [send, send])).toMatchObject(FULFILLED);
    const linked = await world.db
      .select({ after: auditEntry.after })
      .from(auditEntry)
      .where(and(eq(auditEntry.action, 'evidence.linked'), eq(auditEntry.entityId, file.id)));
    const [kept] = await world.db.select().from(evidenceItem).where(eq(evidenceItem.id, file.id));
    expect(linked).toEqual([{ after: { reportId: kept?.reportId } }]);
  });

  test('reports, merges, splits and reports taken out, in whatever order they come: every figure is right', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [root, middle, member] = [
        await makeCluster(world),
        await makeCluster(world),
        await makeCluster(world),
      ];
      world.clock.advanceMinutes(1);
      await joinAs(await actAsNew(world), member);
      const reportId = await newestReport(member);
      await merge(member, middle);
      const people = await Promise.all(Array.from({ length: 4 }, () => actAsNew(world)));
      const results = await Promise.allSettled([
        merge(middle, root),
        ...people.map((ctx, index) => joinAs(ctx, [root, middle, member][index % 3] ?? root)),
        removeReport(analyst, { reportId, reason: REASON }),
        split(member),
        merge(root, member),
      ]);
      // A conflict is allowed; no other error.
      for (const result of results)
        if (result.status === 'rejected')
          expect(result.reason instanceof AppError && result.reason.code, String(result.reason)).toBe(
            'CONFLICT',
          );
      for (const { clusterId } of [root, middle, member]) await expectCounted(clusterId);
    }
  }, 60_000);
});
