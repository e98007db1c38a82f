import { AppError } from '@fap/shared/kernel/app-error.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actAsNew, makeCluster, makePiece, makeSubmission } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { World } from '../../testing/world.ts';
import { listOtherLosses } from '../clusters/count-victims.ts';
import { listClusters } from '../clusters/list-clusters.ts';
import { getCluster } from '../clusters/queries.ts';
import { submitReport } from '../reports/submit-report.ts';
import { mergeClusters } from './merge-clusters.ts';
import { splitCluster } from './split-cluster.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer();
  world = server.world;
});
afterAll(() => server.stop());

const REASON = 'The same desk, seen in both chat logs';
const refused = (code: AppError['code']) => (error: unknown) =>
  error instanceof AppError && error.code === code;

/** Every row that belongs to a cluster, as the database holds it. */
async function rowsOf(clusterId: string): Promise<string> {
  const tables = [
    'report',
    'indicator_mention',
    'contribution',
    'puzzle_layer',
    'cluster_placeholder',
    'evidence_item',
  ];
  const parts = await Promise.all(
    tables.map(async (table) => {
      const rows = await world.db.execute(
        sql`select to_jsonb(row)::text as text from ${sql.identifier(table)} as row where cluster_id = ${clusterId} order by 1`,
      );
      return [table, ...rows.map(({ text }) => text)].join('\n');
    }),
  );
  const own = await world.db.execute(
    sql`select to_jsonb(row)::text as text from cluster as row where id = ${clusterId}`,
  );
  return [...own.map(({ text }) => text), ...parts].join('\n');
}

const victimsOf = async (clusterId: string) => (await getCluster(world.ctx, clusterId)).victims;

test('after merge, edits and split the merged side is back byte for byte, the other keeps what was added', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('report', 'piece', 'own-report'), { maxLength: 4 }),
      async (edits) => {
        const analyst = await actAsNew(world, 'analyst');
        const own = await makeCluster(world);
        const into = await makeCluster(world);
        const before = { own: await rowsOf(own.clusterId), into: await rowsOf(into.clusterId) };
        await mergeClusters(analyst, {
          clusterId: own.clusterId,
          intoClusterId: into.clusterId,
          reason: REASON,
        });
        expect(await victimsOf(into.clusterId)).toBe(2);
        for (const edit of edits) {
          if (edit === 'piece') await makePiece(world, into.clusterId, 2);
          else {
            const { evidence } = (edit === 'report' ? into : own).submission;
            const { clusterId } = await submitReport(
              await actAsNew(world),
              makeSubmission(world, { evidence }),
            );
            expect(clusterId).toBe(into.clusterId);
          }
        }
        await splitCluster(analyst, { clusterId: own.clusterId, reason: 'They only share a hoster' });
        expect(await rowsOf(own.clusterId)).toBe(before.own);
        const reports = edits.filter((edit) => edit !== 'piece').length;
        expect(await victimsOf(into.clusterId)).toBe(1 + reports);
        if (edits.length === 0) expect(await rowsOf(into.clusterId)).toBe(before.into);
      },
    ),
    { numRuns: 8, seed: 11 },
  );
}, 120_000);

describe('a merged cluster', () => {
  test('is in no list, and its new reports and pieces go to its root', async () => {
    const analyst = await actAsNew(world, 'analyst');
    const [own, middle, root] = [
      await makeCluster(world),
      await makeCluster(world),
      await makeCluster(world),
    ];
    await mergeClusters(analyst, {
      clusterId: own.clusterId,
      intoClusterId: middle.clusterId,
      reason: REASON,
    });
    await mergeClusters(analyst, {
      clusterId: middle.clusterId,
      intoClusterId: root.clusterId,
      reason: REASON,
    });
    const listed = (await listClusters(world.ctx, { limit: 500 })).items.map(({ id }) => id);
    expect(listed).toContain(root.clusterId);
    expect(listed).not.toContain(own.clusterId);
    expect(await victimsOf(root.clusterId)).toBe(3);
    const { evidence } = own.submission;
    const again = await submitReport(await actAsNew(world), makeSubmission(world, { evidence }));
    expect(again).toMatchObject({ joined: true, clusterId: root.clusterId });
  });

  test('keeps the answer of a repeated report, before and after a split', async () => {
    const analyst = await actAsNew(world, 'analyst');
    const victim = await actAsNew(world);
    const report = makeSubmission(world, { idempotencyKey: world.name('key-of-a-report') });
    const { clusterId } = await submitReport(victim, report);
    const into = await makeCluster(world);
    await mergeClusters(analyst, { clusterId, intoClusterId: into.clusterId, reason: REASON });
    expect(await submitReport(victim, report)).toMatchObject({ clusterId: into.clusterId });
    await splitCluster(analyst, { clusterId, reason: 'Not the same after all' });
    expect(await submitReport(victim, report)).toMatchObject({ clusterId });
  });

  test('is not merged again, and a cluster neither into itself nor into one that is not there', async () => {
    const analyst = await actAsNew(world, 'analyst');
    const [own, into] = [await makeCluster(world), await makeCluster(world)];
    const pair = { clusterId: own.clusterId, intoClusterId: into.clusterId, reason: REASON };
    await expect(splitCluster(analyst, pair)).rejects.toSatisfy(refused('CONFLICT'));
    await mergeClusters(analyst, pair);
    await expect(mergeClusters(analyst, pair)).rejects.toSatisfy(refused('CONFLICT'));
    const round = { ...pair, clusterId: into.clusterId, intoClusterId: own.clusterId };
    await expect(mergeClusters(analyst, round)).rejects.toSatisfy(refused('CONFLICT'));
    const self = { ...pair, clusterId: into.clusterId };
    await expect(mergeClusters(analyst, self)).rejects.toSatisfy(refused('INVALID'));
    const gone = { ...pair, clusterId: into.clusterId, intoClusterId: 'no-such-cluster' };
    await expect(mergeClusters(analyst, gone)).rejects.toSatisfy(refused('NOT_FOUND'));
  });

  test('of two concurrent merges in opposite directions one is refused', async () => {
    const analyst = await actAsNew(world, 'analyst');
    const [one, two] = [await makeCluster(world), await makeCluster(world)];
    const results = await Promise.allSettled([
      mergeClusters(analyst, { clusterId: one.clusterId, intoClusterId: two.clusterId, reason: REASON }),
      mergeClusters(analyst, { clusterId: two.clusterId, intoClusterId: one.clusterId, reason: REASON }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

test('a loss in another currency is not counted as the largest there is', async () => {
  const { clusterId, submission } = await makeCluster(world, { amountInvolved: '$500' });
  for (const amountInvolved of ['$500', '$500', '$500', '£900'])
    await submitReport(
      await actAsNew(world),
      makeSubmission(world, { evidence: submission.evidence, amountInvolved }),
    );
  // 4 × $500, as the lower end of its band.
  expect(await getCluster(world.ctx, clusterId)).toMatchObject({ victims: 5, impactCents: 100_000 });
});

test('losses in other currencies are added on their own, once five people named one', async () => {
  const { clusterId, submission } = await makeCluster(world, { amountInvolved: '$500' });
  const tell = async (amountInvolved: string) =>
    submitReport(
      await actAsNew(world),
      makeSubmission(world, { evidence: submission.evidence, amountInvolved }),
    );
  for (const amountInvolved of ['£900', '£900', '£900', '£900', '€70000']) await tell(amountInvolved);
  expect(await listOtherLosses(world.ctx, [clusterId], 'USD')).toEqual([]);
  await tell('£900');
  // 5 × £900, as the lower end of its band; one person's euros stay hidden.
  expect(await listOtherLosses(world.ctx, [clusterId], 'USD')).toEqual([{ cents: 100_000, currency: 'GBP' }]);
});

test('members may not merge', async () => {
  const [own, into] = [await makeCluster(world), await makeCluster(world)];
  const member = await actAsNew(world);
  await expect(
    mergeClusters(member, { clusterId: own.clusterId, intoClusterId: into.clusterId, reason: REASON }),
  ).rejects.toSatisfy(refused('FORBIDDEN'));
});
