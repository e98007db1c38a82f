import { LAYER_COUNT } from '@fap/shared/catalogue/anatomy.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cluster } from '../../db/schema/clusters.ts';
import { outboxEvent, topicEvent } from '../../db/schema/platform.ts';
import { contribution, puzzleLayer } from '../../db/schema/puzzle.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { actAsNew, makeCluster, makePiece } from '../../testing/factories.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { getPuzzle } from './queries.ts';
import { reviewContribution } from './review-contribution.ts';

let world: World;
let analyst: Ctx;
let clusterId: string;
beforeAll(async () => {
  world = await createWorld();
  analyst = await actAsNew(world, 'analyst');
});
beforeEach(async () => {
  ({ clusterId } = await makeCluster(world));
  // An empty puzzle: what the report filled in would count besides what the test puts there.
  await world.db.delete(contribution).where(eq(contribution.clusterId, clusterId));
  await world.db.delete(puzzleLayer).where(eq(puzzleLayer.clusterId, clusterId));
});

const confirm = (contributionId: string) =>
  reviewContribution(analyst, { contributionId, verdict: 'confirm', note: '' });
async function complete(layer: number): Promise<number> {
  const { contribution: piece } = await makePiece(world, clusterId, layer);
  return (await confirm(piece.id)).completionRate;
}
const alertsOf = () =>
  world.db
    .select()
    .from(outboxEvent)
    .where(
      sql`${outboxEvent.type} = 'puzzle.completion.alerted' and ${outboxEvent.payload}->>'clusterId' = ${clusterId}`,
    );
const clusterRow = async () => (await world.db.select().from(cluster).where(eq(cluster.id, clusterId)))[0];

describe('completion is (complete + half of partial) of fourteen', () => {
  test('nothing is 0, one open piece 3.6, one confirmed 7.1', async () => {
    expect((await getPuzzle(analyst, clusterId)).completionRate).toBe(0);
    const { completionRate, contribution: piece } = await makePiece(world, clusterId, 1);
    expect(completionRate).toBeCloseTo(50 / LAYER_COUNT, 6);
    expect((await confirm(piece.id)).completionRate).toBeCloseTo(100 / LAYER_COUNT, 6);
  });

  test('12 complete and 1 partial are 89.3 % and no alert; the 13th complete is 92.9 % and one', async () => {
    for (let layer = 1; layer <= 12; layer += 1) await complete(layer);
    const last = await makePiece(world, clusterId, 13);
    expect(last.completionRate.toFixed(1)).toBe('89.3');
    expect(await alertsOf()).toEqual([]);
    expect((await clusterRow())?.alertedAt).toBeNull();

    expect((await confirm(last.contribution.id)).completionRate.toFixed(1)).toBe('92.9');
    expect(await alertsOf()).toHaveLength(1);
    const alertedAt = (await clusterRow())?.alertedAt;
    expect(alertedAt).toEqual(world.clock.now());

    world.clock.advanceMinutes(5);
    expect(await complete(14)).toBe(100);
    expect(await alertsOf()).toHaveLength(1);
    expect((await clusterRow())?.alertedAt).toEqual(alertedAt);
  });

  test('fourteen partial are 50 %', async () => {
    let rate = 0;
    for (let layer = 1; layer <= 14; layer += 1)
      ({ completionRate: rate } = await makePiece(world, clusterId, layer));
    expect(rate).toBe(50);
  });
});

test('a disputed piece takes its layer back, and a second piece can carry it', async () => {
  const { contribution: first } = await makePiece(world, clusterId, 4);
  const disputed = await reviewContribution(analyst, {
    contributionId: first.id,
    verdict: 'dispute',
    note: 'no',
  });
  expect(disputed.layer).toMatchObject({ status: 'missing', contributor: null, blockchainHash: null });
  const { contribution: second, author } = await makePiece(world, clusterId, 4);
  const { layer } = await confirm(second.id);
  expect(layer).toMatchObject({
    status: 'complete',
    contributor: author.displayName,
    blockchainHash: second.hash,
    pieces: 2,
  });
});

test('the page, the cluster row, the answers and the events say the same', async () => {
  await complete(2);
  const { completionRate } = await makePiece(world, clusterId, 3);
  const puzzle = await getPuzzle(analyst, clusterId);
  const facts = await world.db
    .select()
    .from(topicEvent)
    .where(eq(topicEvent.topic, `puzzle:${clusterId}`))
    .orderBy(topicEvent.seq);
  expect(puzzle.completionRate).toBe(completionRate);
  expect((await clusterRow())?.completionRate).toBeCloseTo(completionRate, 3);
  expect(puzzle.seq).toBe(facts.at(-1)?.seq);
  expect(facts.findLast(({ name }) => name === 'puzzle:completion')?.payload).toEqual({
    completionRate,
    alert: false,
  });
});
