import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FeedServer } from '../../testing/feed-server.ts';
import { createWorld } from '../../testing/world.ts';

/** Feeds of others, captured for the tests of rss-parser; beside the checkout, where there are any. */
const FEEDS = fileURLToPath(new URL('../../../../../shared/data/feeds/rss-parser/', import.meta.url));
/** Documents that are no feed: a page, and a feed of a kind that names no entries. */
const NO_FEEDS = ['unrecognized.rss'];

let feeds: FeedServer;
beforeAll(async () => {
  feeds = await FeedServer.start();
});
afterAll(() => feeds.stop());

test.skipIf(!existsSync(FEEDS))(
  'feeds that nobody here wrote end right, each in its state, in one whole harvest',
  async () => {
    const world = await createWorld();
    const names = readdirSync(FEEDS).sort();
    expect(names.length).toBeGreaterThan(20);
    const ids = await feeds.publish(world, ...names.map((name) => readFileSync(join(FEEDS, name), 'utf8')));
    const first = await feeds.harvest(world, null);
    expect(first.status).toBe('completed');
    for (const [index, name] of names.entries()) {
      const { state, lastError } = await feeds.stateOf(world, ids[index] ?? '');
      // Old captures are stale, which is said; nothing else may be wrong with a feed that others can read.
      expect(NO_FEEDS.includes(name) ? ['malformed'] : ['ok', 'stale'], `${name}: ${lastError}`).toContain(
        state,
      );
    }
    expect(first.harvestResults.newEntries).toBeGreaterThan(100);
    const again = await feeds.harvest(world, null);
    expect(again.harvestResults).toMatchObject({ newEntries: 0 });
    for (const [index, name] of names.entries())
      expect((await feeds.stateOf(world, ids[index] ?? '')).state, name).toBe(
        NO_FEEDS.includes(name) ? 'malformed' : 'unchanged',
      );
  },
);
