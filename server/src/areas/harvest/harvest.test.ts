import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HarvestResult } from '@fap/shared/harvest/entities.ts';
import { HARVEST_TOPIC } from '@fap/shared/harvest/events.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cluster } from '../../db/schema/clusters.ts';
import { detectionFinding } from '../../db/schema/detection.ts';
import { clusterAdvisory, harvestCitation, harvestEntry, harvestSource } from '../../db/schema/harvest.ts';
import { topicEvent } from '../../db/schema/platform.ts';
import { actAsNew, makeCluster } from '../../testing/factories.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { requestScan } from '../detection/request-scan.ts';
import { runScan } from '../detection/run-scan.ts';
import { loadEvidence } from '../recondogs/load-evidence.ts';
import { changeSource } from './change-source.ts';
import { harvestJobs } from './jobs.ts';
import { keepSources } from './keep-sources.ts';
import type { HarvestReach } from './own-address.ts';
import { getHarvestRun, listSources, nextHarvest, readHarvest, readStatus, readTiers } from './queries.ts';
import { requestHarvest } from './request-harvest.ts';
import { failHarvest, runHarvest } from './run-harvest.ts';

interface Item {
  id: string;
  title: string;
  text: string;
  date?: string;
}

/** What the fixture's sources answer, by path; a number is a status. */
const documents = new Map<string, string | number>();
let fixture: Server;
let reach: HarvestReach;
let world: World;
let names = 0;
beforeAll(async () => {
  fixture = createServer((request, response) => {
    const answer = documents.get(request.url ?? '') ?? 404;
    if (typeof answer === 'number') return void response.writeHead(answer).end();
    const etag = `"${answer.length}"`;
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
    response.writeHead(200, { etag, 'content-type': 'application/rss+xml' }).end(answer);
  });
  await new Promise<void>((resolve) => fixture.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(fixture.address() as AddressInfo).port}`;
  reach = { ownOrigin: () => origin, allowPrivate: false };
});
afterAll(() => {
  fixture.closeAllConnections();
  fixture.close();
});
beforeEach(async () => {
  world = await createWorld();
  await keepSources(world.ctx, [source('none', 3)]);
});

const source = (id: string, tier: 1 | 2 | 3 = 1) => ({
  id,
  name: `Name of ${id}`,
  tier,
  format: 'rss' as const,
  url: `/${id}`,
  active: true,
});
const feed = (items: readonly Item[]) =>
  `<rss version="2.0"><channel><title>T</title><link>https://t.example</link><description>d</description>${items
    .map(
      ({ id, title, text, date = 'Sun, 01 Mar 2026 09:00:00 GMT' }) =>
        `<item><guid>${id}</guid><title>${title}</title><description>${text}</description><pubDate>${date}</pubDate></item>`,
    )
    .join('')}</channel></rss>`;
const newId = () => `source-${++names}`;

/** Configures sources that publish these documents; gives their ids. */
async function publish(...contents: (string | number)[]): Promise<string[]> {
  const ids = contents.map((content) => {
    const id = newId();
    documents.set(`/${id}`, content);
    return id;
  });
  await keepSources(
    world.ctx,
    ids.map((id, index) => source(id, (Math.min(index, 2) + 1) as 1 | 2 | 3)),
  );
  return ids;
}
async function harvest(targets: readonly string[] | null = null): Promise<HarvestResult> {
  const runId = await requestHarvest(world.ctx, 'person', targets);
  await runHarvest(world.ctx, runId, reach);
  return readHarvest(world.ctx, await getHarvestRun(world.ctx, runId));
}
const stateOf = async (id: string) => {
  const found = (await listSources(world.ctx, reach)).find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no source ${id}`);
  return found;
};
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
const item = (mark: string, text = `A desk called ${mark} takes fees and never answers.`): Item => ({
  id: mark,
  title: `Warning about ${mark}`,
  text,
});

describe('a harvest', () => {
  test('goes on past every kind of bad source, and names the state of each', async () => {
    const [good = '', gone = '', closed = '', broken = '', old = ''] = await publish(
      feed([item(world.name('desk'))]),
      500,
      403,
      '<html>We moved</html>',
      feed([{ ...item(world.name('desk')), date: 'Sun, 01 Jun 2025 09:00:00 GMT' }]),
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

  test('asks only for what changed, and asks for all again when an address changed', async () => {
    const [id = ''] = await publish(feed([item(world.name('desk'))]));
    expect((await harvest()).harvestResults.totalEntriesProcessed).toBe(1);
    expect((await harvest()).harvestResults.totalEntriesProcessed).toBe(0);
    expect((await stateOf(id)).state).toBe('unchanged');
    documents.set(`/${id}-new`, documents.get(`/${id}`) ?? '');
    const admin = await actAsNew(world, 'admin');
    await changeSource(admin, id, { url: `${reach.ownOrigin()}/${id}-new` }, reach);
    expect((await harvest()).harvestResults).toMatchObject({ totalEntriesProcessed: 1, newEntries: 0 });
  });

  test('never fetches an address inside, other than our own', async () => {
    const [id = ''] = await publish(feed([]));
    await changeSource(await actAsNew(world, 'admin'), id, { url: 'http://169.254.169.254/latest' }, reach);
    await harvest();
    expect(await stateOf(id)).toMatchObject({
      state: 'blocked',
      lastError: expect.stringMatching(/public/u),
    });
  });

  test('stores a warning once, whoever publishes it, and cites everybody', async () => {
    const mark = world.name('desk');
    const text = `The desk ${mark} at https://${mark}.example takes deposits for trades that it never makes.`;
    const [first = '', second = ''] = await publish(
      feed([item(mark, text)]),
      feed([{ ...item(mark, text), id: 'other' }, item(world.name('else'))]),
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
    await publish(feed([item(a, text(a)), item(b, text(b))]));
    expect((await harvest()).harvestResults.newEntries).toBe(2);
  });

  test('cites a warning in the cluster that it names, once, and units and scans find it there', async () => {
    const { clusterId, submission } = await makeCluster(world);
    const [domain = ''] = /mark-[\w-]+\.example/u.exec(submission.evidence) ?? [];
    const [id = ''] = await publish(
      feed([item(world.name('desk'), `Do not pay on https://${domain}/login.`)]),
    );
    expect((await harvest()).harvestResults.clustersUpdated).toBe(1);
    documents.set(`/${id}`, `${documents.get(`/${id}`)} `);
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

  test('leaves it to the next scan to cite where the cluster is founded later', async () => {
    const mark = world.name('later');
    await publish(feed([item(mark, `Do not pay on https://${mark}.example/login.`)]));
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
    const before = await world.db.select().from(cluster).where(eq(cluster.id, clusterId));
    world.clock.advanceMinutes(60 * 24 * 60);
    await publish(feed([]), feed([]), feed([item(world.name('post'), text)]));
    expect((await harvest()).harvestResults.clustersUpdated).toBe(1);
    const after = await world.db.select().from(cluster).where(eq(cluster.id, clusterId));
    expect(after[0]?.lastActivityAt).toEqual(before[0]?.lastActivityAt);
    await publish(feed([item(world.name('official'), text)]));
    await harvest();
    const lifted = await world.db.select().from(cluster).where(eq(cluster.id, clusterId));
    expect(lifted[0]?.lastActivityAt).toEqual(world.clock.now());
  });

  test('tells each source queued, running and over, and its end, in order and without gaps', async () => {
    const [id] = await publish(feed(Array.from({ length: 30 }, () => item(world.name('desk')))));
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
    const [a = '', b = ''] = await publish(feed([]), feed([]));
    const admins = await Promise.all(Array.from({ length: 8 }, () => actAsNew(world, 'admin')));
    const runs = await Promise.all(admins.map((admin) => requestHarvest(admin, 'person', [`Name of ${a}`])));
    expect(new Set(runs).size).toBe(1);
    expect(await requestHarvest(world.ctx, 'person', [b])).not.toBe(runs[0]);
    await runHarvest(world.ctx, runs[0] ?? '', reach);
    expect(await requestHarvest(world.ctx, 'person', [a])).not.toBe(runs[0]);
  });

  test('is for admins, and for sources that exist', async () => {
    await expect(requestHarvest(await actAsNew(world, 'analyst'), 'person', null)).rejects.toMatchObject({
      status: 403,
    });
    await expect(requestHarvest(world.ctx, 'person', ['nobody'])).rejects.toMatchObject({ status: 400 });
  });

  test('leaves out what is not active, unless it is named', async () => {
    const [id = ''] = await publish(feed([item(world.name('desk'))]));
    await changeSource(await actAsNew(world, 'admin'), id, { active: false }, reach);
    expect((await harvest()).harvestResults.sources).toEqual([]);
    expect((await harvest([id])).harvestResults.newEntries).toBe(1);
  });
});

describe('a worker that dies', () => {
  test('is followed by one that fetches only what is not over, and counts nothing twice', async () => {
    const [a = '', b = ''] = await publish(
      feed([item(world.name('desk'))]),
      feed([item(world.name('desk'))]),
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
    await expect(runHarvest({ ...world.ctx, clock }, runId, reach)).rejects.toThrow('died');
    await runHarvest(world.ctx, runId, reach);
    const result = await readHarvest(world.ctx, await getHarvestRun(world.ctx, runId));
    expect(result).toMatchObject({
      status: 'completed',
      harvestResults: { totalEntriesProcessed: 2, newEntries: 2 },
    });
    const before = await factsOf(runId);
    await runHarvest(world.ctx, runId, reach);
    expect(await factsOf(runId)).toEqual(before);
  });

  test('for good ends the harvest with a reason', async () => {
    const [id = ''] = await publish(feed([]));
    const runId = await requestHarvest(world.ctx, 'person', [id]);
    await failHarvest(world.ctx, runId, 'It broke off');
    expect((await factsOf(runId)).at(-1)).toMatchObject({
      name: 'harvest:completed',
      payload: { status: 'failed', reason: 'It broke off' },
    });
  });
});

describe('the sources', () => {
  test('stand in three tiers; nothing is said about what was fetched too seldom', async () => {
    const [a = ''] = await publish(feed([]), feed([]), 500);
    for (let time = 0; time < 4; time += 1) await harvest([a]);
    const tiers = await readTiers(world.ctx, reach);
    expect([tiers.tierI.length, tiers.tierII.length, tiers.tierIII.length]).toEqual([1, 1, 1]);
    expect(tiers.tierI[0]).toMatchObject({ status: 'active', type: 'rss', reliability: null });
    await harvest([a]);
    expect((await stateOf(a)).reliability).toBe(100);
    documents.set(`/${a}`, 500);
    for (let time = 0; time < 3; time += 1) await harvest([a]);
    expect((await stateOf(a)).reliability).toBe(63);
    expect(await readStatus(world.ctx, reach)).toMatchObject({ activeSources: 3, totalSources: 3 });
  });

  test('keep what an admin changed until the configuration names another address', async () => {
    const [id = ''] = await publish(feed([]));
    const changed = 'https://regulator.example/feed';
    await changeSource(await actAsNew(world, 'admin'), id, { url: changed, tier: 3, active: false }, reach);
    await keepSources(world.ctx, [source(id)]);
    expect(await stateOf(id)).toMatchObject({ url: changed, tier: 3, active: false });
    await keepSources(world.ctx, [{ ...source(id), url: 'https://moved.example/feed' }]);
    expect(await stateOf(id)).toMatchObject({ url: 'https://moved.example/feed', active: false });
    await keepSources(world.ctx, [source(newId())]);
    await expect(stateOf(id)).rejects.toThrow('no source');
    const rows = await world.db.select().from(harvestSource).where(eq(harvestSource.id, id));
    expect(rows).toMatchObject([{ retiredAt: world.clock.now() }]);
  });
});

test('the schedule harvests a week after the last harvest of all sources, once', async () => {
  await publish(feed([]));
  world.clock.advanceMinutes(365 * 24 * 60);
  await harvest();
  const due = await nextHarvest(world.ctx);
  expect(due.getTime() - world.clock.now().getTime()).toBe(7 * 24 * 60 * 60 * 1000);
  const schedule = harvestJobs(reach).find(({ cron }) => cron);
  await schedule?.run(world.ctx, {});
  expect(await nextHarvest(world.ctx)).toEqual(due);
  world.clock.advanceMinutes(7 * 24 * 60);
  await schedule?.run(world.ctx, {});
  expect((await nextHarvest(world.ctx)).getTime()).toBeGreaterThan(due.getTime());
});
