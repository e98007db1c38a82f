import type { Role } from '@fap/shared/auth/capabilities.ts';
import { RANGES, type Range, startOf } from '@fap/shared/dashboard/ranges.ts';
import { CARD_FIGURES, FIGURES, type FigureKey, type FigureRow } from '@fap/shared/dashboard/stats.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { cluster } from '../../../db/schema/clusters.ts';
import { clusterDna } from '../../../db/schema/dna.ts';
import { evidenceItem } from '../../../db/schema/evidence.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import {
  actAs,
  actAsNew,
  makeAccount,
  makeCluster,
  makeOwnFile,
  makeReadItem,
} from '../../../testing/factories.ts';
import { makeCase } from '../../../testing/make-case.ts';
import { makeNearlySolved } from '../../../testing/make-nearly-solved.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { changeCase } from '../../cases/index.ts';
import { makeGuardianship } from '../../elder/testing/make-guardianship.ts';
import { makeRiskyPayment } from '../../elder/testing/payments.ts';
import { handIn, makeElder } from '../../elder/testing/people.ts';
import { countFlowPatterns } from './count-flow-patterns.ts';
import { getStats } from './get-stats.ts';
import { listFigureRows } from './list-figure-rows.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
  // The tests of this file share a database, and figures count all of it: each begins a year after the last one.
  world.clock.advanceSeconds(years * 366 * 86_400);
  years += 1;
});
let years = 0;

/** All pages of a figure's rows, in pages of two. */
async function listAllRows(ctx: Ctx, range: Range, figure: FigureKey): Promise<FigureRow[]> {
  const rows: FigureRow[] = [];
  let cursor: string | undefined;
  do {
    const page = await listFigureRows(ctx, { range, figure, limit: 2, cursor });
    rows.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return rows;
}

const addedBy = (figure: FigureKey) => (row: FigureRow) =>
  figure === 'victimsProtected' && row.kind === 'cluster' ? row.victims : 1;

/** Every figure of every range has exactly the rows that its list shows; alerts of Elder Shield aside, which others only count. */
async function expectRowsOfFigures(ctx: Ctx): Promise<void> {
  for (const range of RANGES) {
    const stats = await getStats(ctx, range);
    for (const figure of FIGURES.filter((one) => one !== 'elderProtectionAlerts')) {
      const rows = await listAllRows(ctx, range, figure);
      const sum = rows.map(addedBy(figure)).reduce((all, one) => all + one, 0);
      expect([range, figure, sum]).toEqual([range, figure, stats[figure]]);
      expect(new Set(rows.map(({ id }) => id)).size, figure).toBe(rows.length);
      const { total } = await listFigureRows(ctx, { range, figure, limit: 1 });
      expect([figure, total]).toEqual([figure, stats[figure]]);
    }
    for (const figure of CARD_FIGURES)
      expect(
        stats.overTime[figure].reduce((sum, one) => sum + one, 0),
        `${figure} over ${range}`,
      ).toBe(stats[figure]);
  }
}

test('every figure counts the rows of its list, in every range, before and after things happen', async () => {
  const analyst = await actAsNew(world, 'analyst');
  await expectRowsOfFigures(analyst);
  const owner = await makeAccount(world);
  const solved = await makeNearlySolved(world);
  const { reportId } = await makeCluster(world);
  await makeReadItem(world, reportId);
  await makeCase(world, owner);
  await expectRowsOfFigures(analyst);
  // Two hours later all of it has left the last hour, and what comes now is in it.
  world.clock.advanceSeconds(2 * 3_600);
  const done = await makeCase(world, owner, { clusterId: solved });
  await makeCase(world, owner);
  await changeCase(analyst, done, { status: 'complete' });
  await makeReadItem(world, reportId);
  await expectRowsOfFigures(analyst);
  await expectRowsOfFigures(actAs(world, owner));
  expect(await getStats(analyst, '1h')).toMatchObject({ activeCases: 1, newThisHour: 1, scamClusters: 0 });
  expect(await getStats(analyst, '24h')).toMatchObject({
    activeCases: 2,
    newThisHour: 1,
    scamClusters: 2,
    victimsProtected: 6,
    mediaEscalations: 1,
  });
});

test('a figure is what SQL counts', async () => {
  const ctx = await actAsNew(world, 'analyst');
  await makeCluster(world);
  await makeCluster(world);
  const since = startOf('7d', world.clock.now()).toISOString();
  const [row] = await world.db.execute<{ clusters: number; victims: number; all: number }>(sql`
    select (count(*) filter (where last_activity_at >= ${since}::timestamptz))::int as clusters,
      coalesce(sum(victims) filter (where last_activity_at >= ${since}::timestamptz), 0)::int as victims,
      count(*)::int as all
    from cluster where merged_into is null`);
  const stats = await getStats(ctx, '7d');
  expect([stats.scamClusters, stats.victimsProtected, stats.inAll.scamClusters]).toEqual([
    row?.clusters,
    row?.victims,
    row?.all,
  ]);
  expect(stats.scamClusters).toBe(2);
});

test('what came in falls into the step of its time', async () => {
  const owner = await makeAccount(world);
  await makeCase(world, owner);
  world.clock.advanceSeconds(90 * 60);
  await makeCase(world, owner);
  const { overTime } = await getStats(await actAsNew(world), '24h');
  expect(overTime.activeCases).toHaveLength(24);
  expect(overTime.activeCases.slice(-3)).toEqual([0, 1, 1]);
});

describe('a reader counts what they may know of', () => {
  const evidenceOf = async (ctx: Ctx) => (await getStats(ctx, '24h')).evidenceProcessed;

  test('a file of nobody’s cluster counts for its owner, analysts and admins', async () => {
    const owner = await makeAccount(world);
    await makeOwnFile(world, owner.id);
    for (const role of ['analyst', 'admin'] satisfies Role[])
      expect(await evidenceOf(await actAsNew(world, role))).toBe(1);
    for (const ctx of [await actAsNew(world), await actAsNew(world, 'leo')]) {
      expect(await evidenceOf(ctx)).toBe(0);
      expect(await listAllRows(ctx, '24h', 'evidenceProcessed')).toEqual([]);
    }
    expect(await evidenceOf(actAs(world, owner))).toBe(1);
  });

  test('a file of a cluster counts for everybody, without its name, once it is read', async () => {
    const { reportId, reporter, clusterName } = await makeCluster(world);
    const id = await makeReadItem(world, reportId, {});
    const crowd = await actAsNew(world);
    await world.db.update(evidenceItem).set({ state: 'reading' }).where(eq(evidenceItem.id, id));
    expect(await evidenceOf(crowd)).toBe(0);
    await world.db.update(evidenceItem).set({ state: 'read' }).where(eq(evidenceItem.id, id));
    expect(await listAllRows(crowd, '24h', 'evidenceProcessed')).toMatchObject([
      { id, name: 'exhibit.html', clusterName, isReadable: true },
    ]);
    const own = await listAllRows(actAs(world, reporter), '24h', 'evidenceProcessed');
    expect(own).toContainEqual(expect.objectContaining({ id, name: 'page.html' }));
  });

  test('a case’s title is hidden from whoever does not work on it', async () => {
    const owner = await makeAccount(world);
    const title = `Case about ${owner.email}`;
    await makeCase(world, owner, { title });
    expect(await listAllRows(actAs(world, owner), '24h', 'activeCases')).toMatchObject([{ title }]);
    for (const role of [[], ['leo']] satisfies Role[][])
      expect(
        JSON.stringify(await listAllRows(await actAsNew(world, ...role), '24h', 'activeCases')),
      ).not.toContain(owner.email);
  });

  test('alerts of Elder Shield are counted in steps of five, and shown to those they concern', async () => {
    const [elder, guardian] = [await makeElder(world), await makeAccount(world)];
    await makeGuardianship(world, { elder, guardian });
    const others = ['analyst', 'admin', 'leo'] satisfies Role[];
    const countOf = async (ctx: Ctx) => (await getStats(ctx, '24h')).elderProtectionAlerts;
    const payments = () => Array.from({ length: 4 }, () => makeRiskyPayment(world));
    await handIn(world, elder, ...payments());
    for (const role of others) expect(await countOf(await actAsNew(world, role))).toBe(0);
    await handIn(world, elder, ...payments());
    for (const role of others) {
      const ctx = await actAsNew(world, role);
      expect(await countOf(ctx)).toBe(5);
      expect(await listFigureRows(ctx, { range: '24h', figure: 'elderProtectionAlerts', limit: 9 })).toEqual({
        items: [],
        nextCursor: null,
        total: 5,
      });
    }
    const rowsOf = async (ctx: Ctx) => listAllRows(ctx, '24h', 'elderProtectionAlerts');
    const own = await rowsOf(actAs(world, elder));
    expect(own).toHaveLength(8);
    expect(own[0]).toMatchObject({ about: null });
    expect((await rowsOf(actAs(world, guardian)))[0]).toMatchObject({ about: elder.displayName });
  });
});

test('a merged cluster is counted under the one it speaks through', async () => {
  const [one, other] = [await makeCluster(world), await makeCluster(world)];
  const ctx = await actAsNew(world);
  await world.db.update(cluster).set({ mergedInto: other.clusterId }).where(eq(cluster.id, one.clusterId));
  expect((await listAllRows(ctx, '1h', 'scamClusters')).map(({ id }) => id)).toEqual([other.clusterId]);
  expect((await getStats(ctx, '1h')).scamClusters).toBe(1);
});

test('flow patterns are different orders of at least two steps', async () => {
  const before = await countFlowPatterns(world);
  const orders = [['4.urgency', '8.fear'], ['8.fear', '4.urgency'], ['4.urgency', '8.fear'], ['4.urgency']];
  const mark = world.name('step');
  for (const order of orders) {
    const { clusterId } = await makeCluster(world);
    const traits = { behavioral: order.map((step) => `${step} ${mark}`) } as never;
    const row = { clusterId, version: 1, traits, result: {} as never, computedAt: world.clock.now() };
    await world.db
      .insert(clusterDna)
      .values(row)
      .onConflictDoUpdate({ target: clusterDna.clusterId, set: { traits } });
  }
  expect(await countFlowPatterns(world)).toBe(before + 2);
});
