import { beforeAll, expect, test } from 'vitest';
import { clusterEdge } from '../../db/schema/families.ts';
import { makeCluster } from '../../testing/factories.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { listProposals } from './list-proposals.ts';

/** All pairs of so many clusters. */
const CLUSTERS = 6;
const PAIRS = (CLUSTERS * (CLUSTERS - 1)) / 2;

let world: World;
const ids: string[] = [];
beforeAll(async () => {
  world = await createWorld();
  for (let i = 0; i < CLUSTERS; i += 1) ids.push((await makeCluster(world)).clusterId);
  ids.sort();
  const rows = ids.flatMap((firstId, index) =>
    ids.slice(index + 1).map((secondId, other) => ({
      firstId,
      secondId,
      // Many are equally strong: their ids alone order them.
      strength: 0.1 + (other % 3) / 7,
      overall: 0.5,
      layers: {} as never,
      shared: { identifiers: ['domain shared.example'], personas: [], scripts: [] },
      version: 1,
      computedAt: world.clock.now(),
    })),
  );
  await world.db.delete(clusterEdge);
  await world.db.insert(clusterEdge).values(rows);
});

const pairOf = ({ cluster, into }: { cluster: { id: string }; into: { id: string } }) =>
  [cluster.id, into.id].sort().join(' ');

test.for([1, 2, 7, PAIRS])(
  'in pages of %i every proposal comes once, in the order of the whole list',
  async (limit) => {
    const whole = (await listProposals(world.ctx, { limit: 500 })).items.map(pairOf);
    expect(whole).toHaveLength(PAIRS);
    const seen: string[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page = await listProposals(world.ctx, { limit, cursor });
      expect(page.items.length).toBeLessThanOrEqual(limit);
      seen.push(...page.items.map(pairOf));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(whole);
  },
);

test.for([1, 2, CLUSTERS])(
  'in pages of %i a cluster’s own proposals come once, and no others',
  async (limit) => {
    const [, clusterId = ''] = ids;
    const whole = (await listProposals(world.ctx, { limit: 500 })).items.map(pairOf);
    const seen: string[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page = await listProposals(world.ctx, { limit, cursor, clusterId });
      seen.push(...page.items.map(pairOf));
      cursor = page.nextCursor;
    }
    expect(seen).toHaveLength(CLUSTERS - 1);
    expect(seen).toEqual(whole.filter((pair) => pair.split(' ').includes(clusterId)));
  },
);
