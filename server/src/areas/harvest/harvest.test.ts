import { HARVEST_TOPIC } from '@fap/shared/harvest/events.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cluster, clusterAdvisory } from '../../db/schema/clusters.ts';
import { detectionFinding } from '../../db/schema/detection.ts';
import { harvestCitation, harvestEntry } from '../../db/schema/harvest.ts';
import { auditEntry, topicEvent } from '../../db/schema/platform.ts';
import { actAsNew, makeCluster } from '../../testing/factories.ts';
import { FeedServer, makeFeed, makeWarning } from '../../testing/feed-server.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { requestScan } from '../detection/request-scan.ts';
import { runScan } from '../detection/stages/run-scan.ts';
import { loadEvidence } from '../recondogs/load-evidence.ts';
import { changeSource } from './change-source.ts';
import { getHarvestRun, presentHarvest } from './queries.ts';
import { requestHarvest } from './request-harvest.ts';
import { failHarvest, runHarvest } from './run-harvest.ts';

let feeds: FeedServer;
let world: World;
beforeAll(async () => {
  feeds = await FeedServer.start();
});
afterAll(() => feeds.stop());
beforeEach(async () => {
  world = await createWorld();
});

const harvest = (targets: readonly string[] | null = null) => feeds.harvest(world, targets);
const stateOf = (id: string) => feeds.stateOf(world, id);
async function factsOf(runId: string) {
  const rows = await world.db
    .select()
    .from(topicEvent)
    .where(eq(topicEvent.topic, HARVEST_TOPIC))
    .orderBy(topicEvent.seq);
  return rows
    .map(({ name, seq, payload }) => ({ name, seq, payload: payload as Record<string, unknown> }))
    .filter(({ payload }) => payload.runId === runId);
}

describe('a harvest', () => {
  test('continues past every kind of bad source, and reports the state of each', async () => {
    const [good = '', gone = '', closed = '', broken = '', old = ''] = await feeds.publish(
      world,
      makeFeed([makeWarning(world.name('desk'))]),
      500,
      403,
      '<html>We moved</html>',
      makeFeed([{ ...makeWarning(world.name('desk')), date: 'Sun, 01 Jun 2025 09:00:00 GMT' }]),
    );
    const { status, harvestResults } = await harvest();
    expect(status).toBe('completed');
    expect(harvestResults).toMatchObject({ totalEntriesProcessed: 2, newEntries: 2, clustersUpdated: 0 });
    const states = [good, gone, closed, broken, old].map(async (id) => (await stateOf(id)).state);
    expect(await Promise.all(states)).toEqual(['ok', 'unreachable', 'blocked', 'malformed', 'stale']);
    expect(await stateOf(gone)).toMatchObject({ lastSuccessAt: null, lastError: 'It answered 500' });
    expect(await stateOf(old)).toMatchObject({
      lastError: null,
      lastSuccessAt: world.clock.now().toISOString(),
    });
  });

  test('sends conditional requests, and full ones after an address changed', async () => {
    const document = makeFeed([makeWarning(world.name('desk'))]);
    const [id = ''] = await feeds.publish(world, document);
    expect((await harvest()).harvestResults.totalEntriesProcessed).toBe(1);
    expect((await harvest()).harvestResults.totalEntriesProcessed).toBe(0);
    expect((await stateOf(id)).state).toBe('unchanged');
    const moved = `sample-feeds/${id}`;
    feeds.set(moved, document);
    const admin = await actAsNew(world, 'admin');
    await changeSource(admin, id, { url: `${feeds.reach.ownOrigin()}/${moved}` }, feeds.reach);
    expect((await harvest()).harvestResults).toMatchObject({ totalEntriesProcessed: 1, newEntries: 0 });
  });

  test('never fetches an address inside, other than our own', async () => {
    const [id = ''] = await feeds.publish(world, makeFeed([]));
    await changeSource(
      await actAsNew(world, 'admin'),
      id,
      { url: 'http://169.254.169.254/latest' },
      feeds.reach,
    );
    await harvest();
    expect(await stateOf(id)).toMatchObject({
      state: 'blocked',
      lastError: expect.stringMatching(/public/u),
    });
  });

  test('stores a warning of several sources once, and cites all of them', async () => {
    const mark = world.name('desk');
    const text = `The desk ${mark} at https://${mark}.example takes deposits for trades that it never makes.`;
    const [first = '', second = ''] = await feeds.publish(
      world,
      makeFeed([makeWarning(mark, text)]),
      makeFeed([{ ...makeWarning(mark, text), id: 'other' }, makeWarning(world.name('else'))]),
    );
    expect((await harvest()).harvestResults).toMatchObject({ totalEntriesProcessed: 3, newEntries: 2 });
    const cited = await world.db
      .select({ sourceId: harvestCitation.sourceId })
      .from(harvestEntry)
      .innerJoin(harvestCitation, eq(harvestCitation.entryId, harvestEntry.id))
      .where(eq(harvestEntry.title, `Warning about ${mark}`));
    expect(cited.map(({ sourceId }) => sourceId).sort()).toEqual([first, second].sort());
  });

  test('keeps warnings apart that differ in nothing but the name they warn of', async () => {
    const text = (mark: string) =>
      `The firm is not authorised. It operates at https://${mark}.example and should be avoided by everybody.`;
    const [a, b] = [world.name('desk'), world.name('desk')];
    await feeds.publish(world, makeFeed([makeWarning(a, text(a)), makeWarning(b, text(b))]));
    expect((await harvest()).harvestResults.newEntries).toBe(2);
  });

  test('the cluster of the newest warning is the last one that became active, wherever it stands in the feed', async () => {
    const named = async () => {
      const { clusterId, submission } = await makeCluster(world);
      const [domain = ''] = /mark-[\w-]+\.example/u.exec(submission.evidence) ?? [];
      return { clusterId, text: `Do not pay on https://${domain}/login.` };
    };
    const [newest, oldest, middle] = [await named(), await named(), await named()];
    const dated = ({ text }: typeof newest, day: number) => ({
      ...makeWarning(world.name('desk'), text),
      date: `2026-02-0${day}T09:00:00Z`,
    });
    await feeds.publish(world, makeFeed([dated(newest, 3), dated(oldest, 1), dated(middle, 2)]));
    expect((await harvest()).harvestResults.clustersUpdated).toBe(3);
    const cited = await world.db
      .select({ clusterId: auditEntry.clusterId })
      .from(auditEntry)
      .where(eq(auditEntry.action, 'cluster.advisory-cited'))
      .orderBy(auditEntry.id);
    const ids = [oldest, middle, newest].map(({ clusterId }) => clusterId);
    expect(cited.map(({ clusterId }) => clusterId).filter((id) => ids.includes(id ?? ''))).toEqual(ids);
  });

  test('cites a warning in the cluster that it names, once, and units and scans find it there', async () => {
    const { clusterId, submission } = await makeCluster(world);
    const [domain = ''] = /mark-[\w-]+\.example/u.exec(submission.evidence) ?? [];
    const document = makeFeed([makeWarning(world.name('desk'), `Do not pay on https://${domain}/login.`)]);
    const [id = ''] = await feeds.publish(world, document);
    expect((await harvest()).harvestResults.clustersUpdated).toBe(1);
    feeds.set(id, `${document} `);
    expect((await harvest()).harvestResults.clustersUpdated).toBe(0);
    const cited = await world.db
      .select()
      .from(clusterAdvisory)
      .where(eq(clusterAdvisory.clusterId, clusterId));
    expect(cited).toMatchObject([{ sharedIdentifiers: [{ type: 'domain', value: domain }] }]);
    const [row] = await world.db.select().from(cluster).where(eq(cluster.id, clusterId));
    expect(row?.sources).toContain(`Name of ${id}`);
    expect((await loadEvidence(world.ctx, clusterId)).advisories).toMatchObject([
      { source: `Name of ${id}`, tier: 1 },
    ]);

    await world.drain();
    await runScan(world.ctx, await requestScan(world.ctx, 'person'));
    const findings = await world.db
      .select()
      .from(detectionFinding)
      .where(eq(detectionFinding.refId, cited[0]?.entryId ?? ''));
    expect(findings).toMatchObject([{ kind: 'advisory', source: id, outcome: 'cited', clusterId }]);
  });

  test('cites a warning of a site that many report in their one cluster, and not once others name it too', async () => {
    const site = `${world.name('big')}.example`;
    const report = { evidence: `They sent me to https://${site}/login and then to a second page.` };
    const { clusterId } = await makeCluster(world, report);
    // So many that it is common however large the estimate of all reports is.
    for (let more = 0; more < 40; more += 1)
      expect((await makeCluster(world, report)).clusterId).toBe(clusterId);
    const warn = () =>
      feeds.publish(world, makeFeed([makeWarning(world.name('desk'), `Do not pay on ${site}.`)]));
    await warn();
    expect((await harvest()).harvestResults.clustersUpdated).toBe(1);
    const other = await makeCluster(world, {
      scamType: 'romance',
      description: 'She asked for the fare to visit me, and her brother wrote when I had no more to send.',
      evidence: `The airline she named was ${site}, as far as I remember.`,
    });
    expect(other.clusterId).not.toBe(clusterId);
    await warn();
    expect((await harvest()).harvestResults.clustersUpdated).toBe(0);
  });

  test('leaves the citation to the next scan when the cluster is founded later', async () => {
    const mark = world.name('later');
    await feeds.publish(world, makeFeed([makeWarning(mark, `Do not pay on https://${mark}.example/login.`)]));
    expect((await harvest()).harvestResults.clustersUpdated).toBe(0);
    const { clusterId } = await makeCluster(world, {
      evidence: `They sent me to https://${mark}.example/login`,
    });
    await world.drain();
    await runScan(world.ctx, await requestScan(world.ctx, 'person'));
    const cited = await world.db
      .select()
      .from(clusterAdvisory)
      .where(eq(clusterAdvisory.clusterId, clusterId));
    expect(cited).toHaveLength(1);
  });

  test('of the public alone never makes a quiet cluster active again', async () => {
    const { clusterId, submission } = await makeCluster(world);
    const text = `Do not pay there: ${submission.evidence}`;
    const title = world.name('post');
    const before = await world.db.select().from(cluster).where(eq(cluster.id, clusterId));
    world.clock.advanceMinutes(60 * 24 * 60);
    await feeds.publish(world, makeFeed([]), makeFeed([]), makeFeed([makeWarning(title, text)]));
    expect((await harvest()).harvestResults.clustersUpdated).toBe(1);
    const after = await world.db.select().from(cluster).where(eq(cluster.id, clusterId));
    expect(after[0]?.lastActivityAt).toEqual(before[0]?.lastActivityAt);
    // An office repeats the post word for word, and warns anew later.
    for (const warning of [makeWarning(title, text), makeWarning(world.name('official'), text)]) {
      world.clock.advanceMinutes(60 * 24);
      await feeds.publish(world, makeFeed([warning]));
      expect((await harvest()).harvestResults.clustersUpdated).toBe(1);
      const lifted = await world.db.select().from(cluster).where(eq(cluster.id, clusterId));
      expect(lifted[0]?.lastActivityAt).toEqual(world.clock.now());
      expect(lifted[0]?.lastActivityAt).not.toEqual(before[0]?.lastActivityAt);
    }
  });

  test('publishes each source queued, running and over, and its end, in order and without gaps', async () => {
    const [id] = await feeds.publish(
      world,
      makeFeed(Array.from({ length: 30 }, () => makeWarning(world.name('desk')))),
    );
    const { runId } = await harvest();
    const facts = await factsOf(runId);
    const seqs = facts.map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.map((_, index) => (seqs[0] ?? 0) + index));
    expect(facts.map(({ payload }) => [payload.status, payload.processed, payload.total])).toEqual([
      ['queued', 0, null],
      ['running', 0, null],
      ['running', 25, 30],
      ['running', 30, 30],
      ['ok', 30, 30],
      ['completed', undefined, undefined],
    ]);
    expect(facts[0]?.payload).toMatchObject({ source: `Name of ${id}`, sourceId: id });
  });
});

describe('asking for a harvest', () => {
  test('of the same sources at the same time is one harvest; of others another', async () => {
    const [a = '', b = ''] = await feeds.publish(world, makeFeed([]), makeFeed([]));
    const admins = await Promise.all(Array.from({ length: 8 }, () => actAsNew(world, 'admin')));
    const runs = await Promise.all(admins.map((admin) => requestHarvest(admin, 'person', [`Name of ${a}`])));
    expect(new Set(runs).size).toBe(1);
    expect(await requestHarvest(world.ctx, 'person', [b])).not.toBe(runs[0]);
    await runHarvest(world.ctx, runs[0] ?? '', feeds.reach);
    expect(await requestHarvest(world.ctx, 'person', [a])).not.toBe(runs[0]);
  });

  test('is for admins, and for sources that exist', async () => {
    await expect(requestHarvest(await actAsNew(world, 'analyst'), 'person', null)).rejects.toMatchObject({
      status: 403,
    });
    await expect(requestHarvest(world.ctx, 'person', ['nobody'])).rejects.toMatchObject({ status: 400 });
  });

  test('leaves out what is not active, unless it is named', async () => {
    const [id = ''] = await feeds.publish(world, makeFeed([makeWarning(world.name('desk'))]));
    await changeSource(await actAsNew(world, 'admin'), id, { active: false }, feeds.reach);
    expect((await harvest()).harvestResults.sources).toEqual([]);
    expect((await harvest([id])).harvestResults.newEntries).toBe(1);
  });
});

describe('a worker that dies', () => {
  test('is resumed with only the unfinished sources, and counts nothing twice', async () => {
    const [a = '', b = ''] = await feeds.publish(
      world,
      makeFeed([makeWarning(world.name('desk'))]),
      makeFeed([makeWarning(world.name('desk'))]),
    );
    const runId = await requestHarvest(world.ctx, 'person', [a, b]);
    let looks = 0;
    const clock = {
      now: () => {
        looks += 1;
        if (looks > 14) throw new Error('died');
        return world.clock.now();
      },
    };
    await expect(runHarvest({ ...world.ctx, clock }, runId, feeds.reach)).rejects.toThrow('died');
    await runHarvest(world.ctx, runId, feeds.reach);
    const result = await presentHarvest(world.ctx, await getHarvestRun(world.ctx, runId));
    expect(result).toMatchObject({
      status: 'completed',
      harvestResults: { totalEntriesProcessed: 2, newEntries: 2 },
    });
    const before = await factsOf(runId);
    await runHarvest(world.ctx, runId, feeds.reach);
    expect(await factsOf(runId)).toEqual(before);
  });

  test('permanently ends the harvest with a reason', async () => {
    const [id = ''] = await feeds.publish(world, makeFeed([]));
    const runId = await requestHarvest(world.ctx, 'person', [id]);
    await failHarvest(world.ctx, runId, 'It broke off');
    expect((await factsOf(runId)).at(-1)).toMatchObject({
      name: 'harvest:completed',
      payload: { status: 'failed', reason: 'It broke off' },
    });
  });
});
