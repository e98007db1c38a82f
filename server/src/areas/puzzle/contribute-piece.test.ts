import { LAYER_COUNT } from '@fap/shared/catalogue/anatomy.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rewardEntry } from '../../db/schema/agents.ts';
import { account } from '../../db/schema/auth.ts';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { topicEvent } from '../../db/schema/platform.ts';
import { contribution } from '../../db/schema/puzzle.ts';
import { actAs, actAsNew, makeAccount, makeCluster, makePiece } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { World } from '../../testing/world.ts';
import { contributePiece } from './contribute-piece.ts';
import { findSimilarPieces } from './find-similar.ts';
import { reviewContribution } from './review-contribution.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer();
  world = server.world;
});
afterAll(() => server.stop());

const piecesOf = (authorId: string) =>
  world.db.select().from(contribution).where(eq(contribution.authorId, authorId));
const rewardsOf = (accountId: string) =>
  world.db.select().from(rewardEntry).where(eq(rewardEntry.accountId, accountId));
const factsOf = (clusterId: string, name: string) =>
  world.db
    .select()
    .from(topicEvent)
    .where(and(eq(topicEvent.topic, `puzzle:${clusterId}`), eq(topicEvent.name, name)));

test('twenty requests with one key at the same time are one piece, one answer and one reward', async () => {
  const agent = await makeAccount(world);
  const cookie = await server.signIn(agent);
  const { clusterId } = await makeCluster(world);
  const before = await factsOf(clusterId, 'puzzle:contribution');
  const json = { clusterId, layer: 2, content: 'The same piece', idempotencyKey: world.name('key') };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => server.send('POST', '/api/puzzle/contribute', { cookie, json })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
  const ids = answers.map((answer) => answer.json<{ contribution: { id: string } }>().contribution.id);
  expect(new Set(ids).size).toBe(1);
  expect(await piecesOf(agent.id)).toHaveLength(1);
  expect(await factsOf(clusterId, 'puzzle:contribution')).toHaveLength(before.length + 1);

  await server.settle();
  await world.drain();
  const rewards = await rewardsOf(agent.id);
  expect(rewards.filter(({ reason }) => reason === 'piece-submitted')).toHaveLength(1);
  const late = await server.send('POST', '/api/puzzle/contribute', { cookie, json });
  expect([late.status, late.json<{ contribution: { id: string } }>().contribution.id]).toEqual([200, ids[0]]);
});

test('the same key of somebody else is another piece', async () => {
  const { clusterId } = await makeCluster(world);
  const input = {
    clusterId,
    layer: 3,
    content: 'x',
    type: 'text' as const,
    confidence: 60,
    idempotencyKey: world.name('key'),
  };
  const [first, second] = [
    await contributePiece(await actAsNew(world), input),
    await contributePiece(await actAsNew(world), input),
  ];
  expect(second).toMatchObject({ isRepeated: false });
  expect(second.contribution.id).not.toBe(first.contribution.id);
});

test('an unknown cluster is 404 and an unknown layer 400', async () => {
  const cookie = await server.signIn(await makeAccount(world));
  const { clusterId } = await makeCluster(world);
  const send = (json: unknown) => server.send('POST', '/api/puzzle/contribute', { cookie, json });
  expect((await send({ clusterId: 'cluster-nothing', layer: 1, content: 'x' })).status).toBe(404);
  for (const layer of [0, LAYER_COUNT + 1, 1.5, '1', null]) {
    expect((await send({ clusterId, layer, content: 'x' })).status, String(layer)).toBe(400);
  }
});

test('without a layer the text decides', async () => {
  const cookie = await server.signIn(await makeAccount(world));
  const { clusterId } = await makeCluster(world);
  const content = 'I installed AnyDesk and they asked for my verification code.';
  const answer = await server.send('POST', '/api/puzzle/submit', { cookie, json: { clusterId, content } });
  expect(answer.json()).toMatchObject({ contribution: { layer: 9 } });
});

describe('rewards', () => {
  test('are credited once however often they are granted', async () => {
    const { clusterId } = await makeCluster(world);
    const agent = await makeAccount(world);
    const { contribution: piece } = await makePiece(world, clusterId, 12, agent);
    const decide = (verdict: 'confirm' | 'dispute') => async () => {
      world.clock.advanceSeconds(1);
      await reviewContribution(await actAsNew(world, 'analyst'), {
        contributionId: piece.id,
        verdict,
        note: '',
      });
    };
    // Confirmed, taken back and confirmed again: the layer is completed twice, rewarded once.
    for (const step of [decide('confirm'), decide('dispute'), decide('confirm')]) await step();
    await server.settle();
    await world.drain();
    const rewards = await rewardsOf(agent.id);
    const count = (reason: string) => rewards.filter((reward) => reward.reason === reason).length;
    expect(count('piece-submitted')).toBe(1);
    expect(count('layer-complete')).toBe(1);
    expect(count('critical-path')).toBe(1);
    const [row] = await world.db.select().from(account).where(eq(account.id, agent.id));
    const sum = (key: 'xp' | 'credits') => rewards.reduce((total, reward) => total + reward[key], 0);
    expect(row).toMatchObject({ xp: sum('xp'), credits: sum('credits') });
    expect(row?.credits).toBeGreaterThanOrEqual(1_600);
  });

  test('of many agents at once add up', async () => {
    const { clusterId } = await makeCluster(world);
    const agent = await makeAccount(world);
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => makePiece(world, clusterId, index + 1, agent)),
    );
    await Promise.all([server.settle(), world.drain(), world.drain()]);
    const [row] = await world.db.select().from(account).where(eq(account.id, agent.id));
    expect(row?.xp).toBe(12 * 50);
  });
});

describe('an evidence item', () => {
  async function makeItem(ownerId: string, clusterId: string | null): Promise<string> {
    const id = world.name('evidence');
    const sha256 = world.name('sha');
    const file = { fileName: 'a.txt', mimeType: 'text/plain', sizeBytes: 1 };
    await world.db
      .insert(evidenceItem)
      .values({ id, sha256, ...file, ownerId, clusterId, createdAt: world.clock.now() });
    return id;
  }
  const cite = async (evidenceId: string | undefined, clusterId: string, agent = makeAccount(world)) =>
    contributePiece(actAs(world, await agent), {
      clusterId,
      layer: 2,
      content: 'See the exhibit',
      type: 'evidence',
      evidenceId,
      confidence: 70,
    });

  test('of the cluster can be cited', async () => {
    const { clusterId, reporter } = await makeCluster(world);
    await cite(await makeItem(reporter.id, clusterId), clusterId);
  });

  test('outside the cluster cannot, not even one’s own, nor one that is not named', async () => {
    const { clusterId, reporter } = await makeCluster(world);
    const { clusterId: elsewhere } = await makeCluster(world);
    const foreign = [
      await makeItem(reporter.id, null),
      await makeItem(reporter.id, elsewhere),
      'evidence-nothing',
      undefined,
    ];
    const agent = await makeAccount(world);
    await expect(
      cite(await makeItem(agent.id, null), clusterId, Promise.resolve(agent)),
    ).rejects.toMatchObject({ status: 400 });
    for (const id of foreign) {
      await expect(cite(id, clusterId)).rejects.toMatchObject({
        status: 400,
        issues: [{ path: 'evidenceId' }],
      });
    }
  });
});

describe('near-duplicates', () => {
  test('are pointed out, most alike first, and other pieces are not', async () => {
    const { clusterId } = await makeCluster(world);
    const ctx = await actAsNew(world);
    const add = (content: string) =>
      contributePiece(ctx, { clusterId, layer: 6, content, type: 'text', confidence: 60 });
    const words = 'the broker called every evening for three weeks and asked about my children and my garden';
    await add(`${words} before he spoke of money`);
    await add('a completely different thing about the website and where it was registered last year');
    const found = await findSimilarPieces(ctx, clusterId, `${words} before he spoke of the money`);
    expect(found).toHaveLength(1);
    expect(found[0]?.ratio).toBeGreaterThanOrEqual(0.6);
    const same = await findSimilarPieces(ctx, clusterId, `${words} before he spoke of money`);
    expect(same[0]?.ratio).toBe(1);
  });

  test('of another cluster are not', async () => {
    const [one, two] = [await makeCluster(world), await makeCluster(world)];
    const ctx = await actAsNew(world);
    const content = 'the same words in two clusters that have nothing to do with each other';
    await contributePiece(ctx, { clusterId: one.clusterId, layer: 6, content, type: 'text', confidence: 60 });
    expect(await findSimilarPieces(ctx, two.clusterId, content)).toEqual([]);
  });
});
