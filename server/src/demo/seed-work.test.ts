import { beforeAll, expect, test } from 'vitest';
import { getFunnel } from '../areas/backtrace/queries.ts';
import { countComments } from '../areas/comments/count-comments.ts';
import { listComments } from '../areas/comments/list-comments.ts';
import { getDesk } from '../areas/dashboard/desk/get-desk.ts';
import { getStats } from '../areas/detection/queries.ts';
import { findOpenRun } from '../areas/detection/request-scan.ts';
import { runScan } from '../areas/detection/stages/run-scan.ts';
import { listQueue } from '../areas/moderation/list-queue.ts';
import { pledgeZeroTouch } from '../areas/puzzle/index.ts';
import { getPuzzle } from '../areas/puzzle/queries.ts';
import { reportMessage } from '../db/schema/reports.ts';
import { createWorld, type World } from '../testing/world.ts';
import { corpusClusters } from './corpus/index.ts';
import type { CorpusCluster } from './corpus/schemas.ts';
import { type DemoPeople, seedAccounts } from './demo-accounts.ts';
import { requestFirstWork } from './request-first-work.ts';
import { seedAnswers } from './seed-answers.ts';
import { seedBoard } from './seed-boards.ts';
import { seedComments } from './seed-comments.ts';
import { seedContributions } from './seed-contributions.ts';
import { seedConversation } from './seed-conversation.ts';
import { seedEntryPaths } from './seed-entry-paths.ts';
import { seedFlags } from './seed-flags.ts';
import { demoClusterId, seedReports } from './seed-reports.ts';

const CLUSTERS = 6;
let world: World;
let people: DemoPeople;
beforeAll(async () => {
  world = await createWorld();
  world.clock.advanceMinutes(365 * 24 * 60);
  people = await seedAccounts(world.ctx);
  await Promise.all(
    [...people.agents, people.analyst].map((actor) => pledgeZeroTouch({ ...world.ctx, actor })),
  );
  // They share no rows.
  await Promise.all(
    corpusClusters.slice(0, CLUSTERS).map(async (corpus, index) => {
      const small: CorpusCluster = { ...corpus, reports: corpus.reports.slice(0, 2) };
      await seedReports(world.ctx, index, small, people);
      await seedContributions(world.ctx, index, corpus, people);
    }),
  );
  await world.drain();
}, 120_000);

test('reviews of the demo’s agents count, and pieces are in every state', async () => {
  const puzzles = await Promise.all(
    Array.from({ length: CLUSTERS }, (_, index) => getPuzzle(world.ctx, demoClusterId(index))),
  );
  expect(puzzles.every(({ completionRate }) => completionRate > 0)).toBe(true);
  const pieces = puzzles.flatMap(({ contributions }) => contributions);
  for (const status of ['confirmed', 'pending', 'disputed'])
    expect(
      pieces.some((piece) => piece.status === status),
      status,
    ).toBe(true);
});

test('some disputes are answered by the authors of the pieces', async () => {
  await seedAnswers(world.ctx, people);
  const puzzles = await Promise.all(
    Array.from({ length: CLUSTERS }, (_, index) => getPuzzle(world.ctx, demoClusterId(index))),
  );
  const disputes = puzzles
    .flatMap(({ contributions }) => contributions)
    .flatMap(({ reviews }) => reviews.filter(({ verdict }) => verdict === 'dispute'));
  expect(disputes.every(({ reason, note }) => Boolean(reason) && note !== '')).toBe(true);
  expect(disputes.some(({ answer }) => answer)).toBe(true);
  expect(disputes.some(({ answer }) => !answer)).toBe(true);
});

test('moderators find two reported pieces', async () => {
  await seedFlags(world.ctx, people);
  await seedFlags(world.ctx, people);
  const { items } = await listQueue({ ...world.ctx, actor: people.admin }, { show: 'open', limit: 10 });
  expect(items.map(({ kind, people: by }) => [kind, by])).toEqual([
    ['piece', 1],
    ['piece', 1],
  ]);
});

test('a funnel tells how people came in, of five and more', async () => {
  await seedEntryPaths(world.ctx, people);
  const { vectors } = await getFunnel(world.ctx, demoClusterId(0));
  expect(vectors.map(({ count }) => count)).toContain(5);
});

test('the figures of the detection come from the scan that was asked for', async () => {
  await requestFirstWork(world.ctx, async () => people);
  const runId = await findOpenRun(world.ctx);
  if (!runId) throw new Error('no scan was asked for');
  await runScan(world.ctx, runId);
  expect(await getStats(world.ctx)).toMatchObject({
    clustersDetected: CLUSTERS,
    duplicatesPrevented: CLUSTERS,
    totalDetections: 2 * CLUSTERS,
  });
  await requestFirstWork(world.ctx, async () => people);
  expect(await findOpenRun(world.ctx)).toBeNull();
});

test('agents talk about pieces, cards, layers and notes, once however often the seed runs', async () => {
  for (let index = 0; index < CLUSTERS; index += 1) await seedBoard(world.ctx, index);
  await seedComments(world.ctx, people);
  await seedComments(world.ctx, people);
  const counted = await Promise.all(
    Array.from({ length: CLUSTERS }, (_, index) =>
      countComments(world.ctx, { clusterId: demoClusterId(index), limit: 50 }),
    ),
  );
  const threads = counted.flatMap(({ counts }) => counts);
  expect(new Set(threads.map(({ kind }) => kind))).toEqual(new Set(['piece', 'card', 'layer', 'notes']));
  expect(threads.reduce((sum, { comments }) => sum + comments, 0)).toBe(11);
  const first = counted[0]?.counts.find(({ kind }) => kind === 'piece');
  const { comments } = await listComments(actorCtx(), {
    clusterId: demoClusterId(0),
    kind: 'piece',
    id: first?.id ?? '',
    limit: 10,
  });
  expect(comments[0]?.resolved?.by.id).toBe(comments[1]?.author.id);
  expect(comments[0]?.reactions).toHaveLength(1);
});

const actorCtx = () => {
  const [actor] = people.agents;
  if (!actor) throw new Error('the demo has no agents');
  return { ...world.ctx, actor };
};
test('an analyst’s question waits for the demo’s victim, once however often it is seeded', async () => {
  await seedConversation(world.ctx, people);
  await seedConversation(world.ctx, people);
  const desk = await getDesk({ ...world.ctx, actor: people.victim });
  expect(desk.reports.filter(({ isAsked }) => isAsked)).toHaveLength(1);
  expect(await world.db.$count(reportMessage)).toBe(3);
});
