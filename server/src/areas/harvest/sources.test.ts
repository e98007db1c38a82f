import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { harvestCitation, harvestFetch, harvestSource } from '../../db/schema/harvest.ts';
import { actAsNew } from '../../testing/factories.ts';
import { FeedServer, makeFeed, makeSource } from '../../testing/feed-server.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { addSource, removeSource } from './add-source.ts';
import { changeSource } from './change-source.ts';
import { harvestJobs } from './jobs.ts';
import { loadConfiguredSources } from './load-configured-sources.ts';
import { getNextHarvestTime, getStatus, listFetches, listSources, listTiers } from './queries.ts';
import { syncSources } from './sync-sources.ts';

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

describe('the sources', () => {
  test('are in three tiers; no rate is shown after too few fetches', async () => {
    const [a = ''] = await feeds.publish(world, makeFeed([]), makeFeed([]), 500);
    for (let time = 0; time < 4; time += 1) await harvest([a]);
    const tiers = await listTiers(world.ctx, feeds.reach);
    expect([tiers.tierI.length, tiers.tierII.length, tiers.tierIII.length]).toEqual([1, 1, 1]);
    expect(tiers.tierI[0]).toMatchObject({ status: 'active', type: 'rss', reliability: null });
    await harvest([a]);
    expect((await stateOf(a)).reliability).toBe(100);
    feeds.set(a, 500);
    for (let time = 0; time < 3; time += 1) await harvest([a]);
    expect((await stateOf(a)).reliability).toBe(63);
    expect(await getStatus(world.ctx, feeds.reach)).toMatchObject({ activeSources: 3, totalSources: 3 });
  });

  test('keep what an admin changed until the configuration names another address', async () => {
    const [id = ''] = await feeds.publish(world, makeFeed([]));
    const changed = 'https://regulator.example/feed';
    await changeSource(
      await actAsNew(world, 'admin'),
      id,
      { url: changed, tier: 3, active: false },
      feeds.reach,
    );
    await syncSources(world.ctx, [makeSource(id)]);
    expect(await stateOf(id)).toMatchObject({ url: changed, tier: 3, active: false });
    await syncSources(world.ctx, [{ ...makeSource(id), url: 'https://moved.example/feed' }]);
    expect(await stateOf(id)).toMatchObject({ url: 'https://moved.example/feed', active: false });
    await syncSources(world.ctx, [makeSource(feeds.newId())]);
    await expect(stateOf(id)).rejects.toThrow('no source');
    const rows = await world.db.select().from(harvestSource).where(eq(harvestSource.id, id));
    expect(rows).toMatchObject([{ retiredAt: world.clock.now() }]);
  });
});

test('the schedule harvests a week after the last harvest of all sources, once', async () => {
  await feeds.publish(world, makeFeed([]));
  world.clock.advanceMinutes(365 * 24 * 60);
  await harvest();
  const due = await getNextHarvestTime(world.ctx);
  expect(due.getTime() - world.clock.now().getTime()).toBe(7 * 24 * 60 * 60 * 1000);
  const schedule = harvestJobs(feeds.reach).find(({ cron }) => cron);
  await schedule?.run(world.ctx, {});
  expect(await getNextHarvestTime(world.ctx)).toEqual(due);
  world.clock.advanceMinutes(7 * 24 * 60);
  await schedule?.run(world.ctx, {});
  expect((await getNextHarvestTime(world.ctx)).getTime()).toBeGreaterThan(due.getTime());
});

describe('a list of sources of one’s own', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fap-sources-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const listOf = async (text: string) => {
    const path = join(folder, 'sources.json');
    await writeFile(path, text);
    return loadConfiguredSources(path);
  };
  const one = { name: 'Our Regulator', tier: 2, format: 'html', url: 'https://regulator.example/list' };

  test('replaces the built-in ten', async () => {
    expect(await listOf(JSON.stringify([one]))).toEqual([{ ...one, id: 'our-regulator' }]);
    expect(await loadConfiguredSources(null)).toHaveLength(10);
  });

  test.for([
    ['no JSON', '['],
    ['an empty list', '[]'],
    ['no list', '{}'],
    ['an unknown tier', JSON.stringify([{ ...one, tier: 4 }])],
    ['an unknown format', JSON.stringify([{ ...one, format: 'pdf' }])],
    ['another protocol', JSON.stringify([{ ...one, url: 'file:///etc/passwd' }])],
    ['one name twice', JSON.stringify([one, { ...one, name: 'our regulator' }])],
  ] as const)('stops the start when it has %s, with one line that names the variable', async ([, text]) => {
    await expect(listOf(text)).rejects.toThrow(/^SOURCES_FILE \S+ cannot be used: .+/u);
  });

  test('stops the start when it is not there', async () => {
    await expect(loadConfiguredSources(join(folder, 'none.json'))).rejects.toThrow('SOURCES_FILE');
  });
});

describe('what an admin adds and removes', () => {
  const NEW = {
    name: 'Bank of Testland',
    url: 'https://bank.example/feed.xml',
    format: 'rss',
    tier: 2,
  } as const;
  const configured = () => [makeSource('kept'), makeSource('unwanted')];
  const listed = async () =>
    (await listSources(world.ctx, feeds.reach)).map(({ id, origin }) => [id, origin]);
  beforeEach(async () => {
    await world.db.delete(harvestFetch);
    await world.db.delete(harvestCitation);
    await world.db.delete(harvestSource);
    await syncSources(world.ctx, configured());
  });

  test('survives every start: what was added stays, what was removed does not come back', async () => {
    const admin = await actAsNew(world, 'admin');
    const added = await addSource(admin, NEW, feeds.reach);
    expect(added).toMatchObject({ id: 'bank-of-testland', origin: 'added', active: true, tier: 2 });
    await removeSource(admin, 'unwanted');
    await syncSources(world.ctx, configured());
    expect(await listed()).toEqual([
      ['kept', 'configured'],
      ['bank-of-testland', 'added'],
    ]);
    await removeSource(admin, 'bank-of-testland');
    await syncSources(world.ctx, configured());
    expect(await listed()).toEqual([['kept', 'configured']]);
  });

  test('has a name of its own; a removed one comes back with its new address', async () => {
    const admin = await actAsNew(world, 'admin');
    await addSource(admin, NEW, feeds.reach);
    await expect(addSource(admin, { ...NEW, name: 'bank of TESTLAND' }, feeds.reach)).rejects.toMatchObject({
      status: 409,
    });
    await removeSource(admin, 'bank-of-testland');
    await expect(removeSource(admin, 'bank-of-testland')).rejects.toMatchObject({ status: 404 });
    const back = await addSource(admin, { ...NEW, url: 'https://bank.example/new.xml' }, feeds.reach);
    expect(back).toMatchObject({ url: 'https://bank.example/new.xml', state: null });
  });

  test('reaches nothing inside: of what this server serves, only its own feeds', async () => {
    const admin = await actAsNew(world, 'admin');
    const { origin, pathname } = new URL(`${feeds.reach.ownOrigin()}/inside`);
    feeds.set('inside', makeFeed([]));
    for (const [name, url] of [
      ['Inside by name', `${origin}${pathname}`],
      ['Inside out of the feeds', `${origin}/sample-feeds/..${pathname}`],
    ] as const) {
      const { id } = await addSource(admin, { ...NEW, name, url }, feeds.reach);
      await harvest([id]);
      expect((await stateOf(id)).state, url).toBe('blocked');
    }
    feeds.set('sample-feeds/ours', makeFeed([]));
    const own = { ...NEW, name: 'Our own feed', url: `${origin}/sample-feeds/ours` };
    const { id } = await addSource(admin, own, feeds.reach);
    await harvest([id]);
    expect((await stateOf(id)).state).toBe('ok');
  });

  test('is for admins', async () => {
    const analyst = await actAsNew(world, 'analyst');
    await expect(addSource(analyst, NEW, feeds.reach)).rejects.toMatchObject({ status: 403 });
    await expect(removeSource(analyst, 'kept')).rejects.toMatchObject({ status: 403 });
  });
});

test('a source’s fetches are listed newest first, and its row draws the latest of them', async () => {
  const [id = ''] = await feeds.publish(world, makeFeed([]));
  await harvest([id]);
  feeds.set(id, 500);
  world.clock.advanceSeconds(60);
  await harvest([id]);
  const first = await listFetches(world.ctx, { id, limit: 1 });
  const second = await listFetches(world.ctx, { id, limit: 1, cursor: first.nextCursor ?? '' });
  expect([...first.items, ...second.items]).toMatchObject([
    { status: 'unreachable', error: expect.stringMatching(/\S/u) },
    { status: 'ok', error: null },
  ]);
  expect(first.total).toBe(2);
  const tiers = await listTiers(world.ctx, feeds.reach);
  const own = [...tiers.tierI, ...tiers.tierII, ...tiers.tierIII].find((source) => source.id === id);
  expect(own?.recent).toEqual(['ok', 'unreachable']);
  await expect(listFetches(world.ctx, { id: 'nowhere', limit: 5 })).rejects.toMatchObject({ status: 404 });
});
