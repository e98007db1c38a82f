import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { cluster } from '../../db/schema/clusters.ts';
import { clusterEdge, clusterLineage } from '../../db/schema/families.ts';
import { report } from '../../db/schema/reports.ts';
import { makeCluster, makeSubmission, type TestCluster } from '../../testing/factories.ts';
import {
  addNamedDomain,
  joinWithReport,
  makeCitation,
  makeRelatedPair,
} from '../../testing/family-factories.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { getFamilies } from './get-families.ts';
import { findAnalysis, getMutations } from './queries.ts';
import { relateCluster } from './relate-cluster.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const relate = async (...made: TestCluster[]) => {
  for (const { clusterId } of made) await relateCluster(world.ctx, clusterId);
};
const isRelated = async (one: TestCluster, other: TestCluster) => {
  const [first = '', second = ''] = [one.clusterId, other.clusterId].sort();
  const edges = await world.db.select().from(clusterEdge).where(eq(clusterEdge.firstId, first));
  return edges.some(({ secondId }) => secondId === second);
};
const branchOf = async ({ clusterId }: TestCluster) =>
  (await getFamilies(world.ctx)).families
    .flatMap(({ branches }) => branches)
    .find(({ id }) => id === clusterId);

const STORY =
  'A woman with a gold office in Accra wrote every evening for weeks, then the customs officer wanted a release fee in gift cards today or the shipment would be burned, and I had to tell nobody.';

describe('relatives', () => {
  test('are found by their words however many reports a cluster has itself', async () => {
    // Only in what the other side wrote: likeness of victims' own accounts is not disclosed.
    const plain = { scamPersonas: '', evidenceAuthor: 'other-side' as const };
    const other = await makeCluster(world, {
      ...plain,
      evidence: `${STORY} My neighbour in Leeds had met her at a choir and warned me far too late.`,
    });
    const sites = makeSubmission(world).evidence;
    const script = { ...plain, evidence: `${sites}\n${STORY}` };
    const made = await makeCluster(world, script);
    for (let more = 0; more < 30; more += 1) await joinWithReport(world, made, script);
    await relate(other);
    await relate(made);
    expect(await isRelated(made, other)).toBe(true);
  }, 60_000);

  test('stay related when it is asked from the side that does not find the other one', async () => {
    const [first, second] = await makeRelatedPair(world);
    await relate(first);
    // Only from here both are found: no report of the second one is known to the index by that domain.
    await relate(second);
    expect(await isRelated(first, second)).toBe(true);
    await relate(first);
    expect(await isRelated(first, second)).toBe(true);
  });

  test('stay related while the reports of one side wait to be read, and go with a merge', async () => {
    const [first, second] = await makeRelatedPair(world);
    await relate(first, second);
    const [row] = await world.db.select().from(report).where(eq(report.clusterId, second.clusterId));
    await world.db.update(report).set({ traits: null }).where(eq(report.clusterId, second.clusterId));
    await relate(first, second);
    expect(await isRelated(first, second)).toBe(true);
    await world.db
      .update(report)
      .set({ traits: row?.traits ?? null })
      .where(eq(report.clusterId, second.clusterId));
    const root = await makeCluster(world);
    await world.db
      .update(cluster)
      .set({ mergedInto: root.clusterId })
      .where(eq(cluster.id, second.clusterId));
    await relate(root, first);
    expect(await isRelated(first, second)).toBe(false);
    expect(await isRelated(first, root)).toBe(true);
  });
});

describe('a cluster of many reports', () => {
  test('has the age and size of all of them, and says that its history is cut', async () => {
    const domain = `${world.name('portal')}.example`;
    const made = await makeCluster(world, {
      scamType: 'refund_denial',
      dateOccurred: '2026-02-20',
      evidence: `They sent me to https://${domain}/login`,
    });
    const [first] = await world.db.select().from(report).where(eq(report.clusterId, made.clusterId));
    if (!first) throw new Error('there is no report');
    await world.db.insert(report).values(
      Array.from({ length: 250 }, (_, index) => ({
        ...first,
        id: world.name('copy'),
        // The earliest is neither among the first nor among the newest that came in.
        dateOccurred: index === 80 ? '2026-01-03' : '2026-02-21',
        createdAt: new Date(first.createdAt.getTime() + (index + 1) * 1000),
      })),
    );
    const offshoot = await makeCluster(world, {
      scamType: 'refund_denial',
      dateOccurred: '2026-01-20',
      description: 'A letter about an overpaid bill came, and then somebody rang at the door.',
    });
    await addNamedDomain(world, offshoot, domain);
    await relate(offshoot, made, offshoot);
    const told = await getMutations(world.ctx, made.clusterId);
    expect(told).toMatchObject({ reports: 251, comparedReports: 200 });
    expect(told.relatives).toContainEqual(
      expect.objectContaining({ clusterId: offshoot.clusterId, relationship: 'Child' }),
    );
    const analysis = await findAnalysis(world.ctx, offshoot.clusterId);
    expect(analysis).toMatchObject({ reports: 1, comparedReports: 1 });
    expect(analysis?.familyTree).toContainEqual(
      expect.objectContaining({
        clusterId: made.clusterId,
        relationship: 'Parent',
        activePeriod: 'Seen from 2026-01-03 to 2026-02-21',
      }),
    );
    expect(await branchOf(made)).toMatchObject({ reports: 251, firstSeen: '2026-01-03', generation: 1 });
    expect(await branchOf(offshoot)).toMatchObject({ parentId: made.clusterId });
    const [kept] = await world.db
      .select()
      .from(clusterLineage)
      .where(eq(clusterLineage.clusterId, made.clusterId));
    const exhibits = kept?.lineage.steps.map(({ exhibit }) => exhibit);
    expect(exhibits).toEqual(expect.arrayContaining(['Report 1', 'Report 50', 'Report 102', 'Report 251']));
    expect(exhibits).not.toEqual(expect.arrayContaining(['Report 51']));
  }, 60_000);
});

test('warnings of a merged cluster are shown at its root, once', async () => {
  const made = await makeCluster(world, { description: 'He asked for bitcoin.', dateOccurred: '2026-02-01' });
  await joinWithReport(world, made, {
    dateOccurred: '2026-02-09',
    description: 'He asked me for gift cards.',
  });
  const merged = await makeCluster(world, { description: 'He asked for bitcoin.' });
  await world.db.update(cluster).set({ mergedInto: made.clusterId }).where(eq(cluster.id, merged.clusterId));
  const title = `Seized: ${world.name('site')}`;
  await makeCitation(world, merged.clusterId, title, '2026-02-05');
  await relate(made);
  const events = ({ mutationTriggers }: { mutationTriggers: { event: string }[] }) =>
    mutationTriggers.map(({ event }) => event).filter((event) => event === title);
  const expected = events(await getMutations(world.ctx, made.clusterId));
  expect(expected.length).toBeGreaterThan(0);
  const { families } = await getFamilies(world.ctx);
  const history = (await branchOf(made))?.migrationHistory ?? [];
  expect(history.map(({ trigger }) => trigger)).toContain(title);
  expect(families.flatMap((root) => events(root))).toHaveLength(expected.length);
});
