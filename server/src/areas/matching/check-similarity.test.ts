import { evidenceSubmissionSchema } from '@fap/shared/matching/contract.ts';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cluster } from '../../db/schema/clusters.ts';
import { actAsNew, makeAccount, makeCluster, makePiece, makeSubmission } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { World } from '../../testing/world.ts';
import { submitReport } from '../reports/submit-report.ts';
import { checkSimilarity } from './check-similarity.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer();
  world = server.world;
});
afterAll(() => server.stop());

const check = async (fields: v.InferInput<typeof evidenceSubmissionSchema>) =>
  checkSimilarity(await actAsNew(world), v.parse(evidenceSubmissionSchema, fields));

const TOLL = [
  'FastPass notice: you drove through the northern toll gate without paying. Settle 6.99 within 24 hours or a late charge of 50.00 follows: gate-pay.example/t1',
  'EZ-Gate notice: You drove through the southern toll gate without payment! Settle $4.15 in 12h or a late charge of $35 follows tollhub.example/q',
  'Reminder from RoadPay - you drove through a toll gate and did not pay. Please settle 8.20 or a late charge follows road.example',
] as const;

test('a message with other names, amounts and links is found in the cluster of its campaign, and never joins by its words', async () => {
  const { clusterId } = await submitReport(
    await actAsNew(world),
    makeSubmission(world, { description: 'I got this as a text message today.', evidence: TOLL[0] }),
  );
  for (const scriptText of TOLL.slice(1)) {
    const { intercepted, matches, recommendation } = await check({ scriptText });
    expect(intercepted).toBe(true);
    expect(matches[0]).toMatchObject({ cluster: { id: clusterId }, joinsByItself: false });
    expect(matches[0]?.score).toBeLessThanOrEqual(80);
    expect(recommendation.action).toBe('review');
  }
});

test('a website that a report names is answered with the advice to join', async () => {
  const { clusterId, submission } = await makeCluster(world);
  const websiteUrl = submission.evidence.split(' ').at(-1) ?? '';
  const { matches, recommendation } = await check({ websiteUrl, scriptText: submission.evidence });
  expect(matches[0]).toMatchObject({
    cluster: { id: clusterId },
    joinsByItself: true,
    // Whole fives: nobody sees the figure move by one person.
    contributorCount: 0,
  });
  expect(matches[0]?.matchedElements.join(' ')).toContain('[.]');
  expect(recommendation.action).toBe('join');
});

test('contributors of a merged cluster count at its root, once', async () => {
  const [root, member] = [await makeCluster(world), await makeCluster(world)];
  await makePiece(world, root.clusterId, 2, member.reporter);
  await makePiece(world, member.clusterId, 2);
  await world.db.update(cluster).set({ mergedInto: root.clusterId }).where(eq(cluster.id, member.clusterId));
  const { matches } = await check({ scriptText: member.submission.evidence });
  expect(matches[0]).toMatchObject({ cluster: { id: root.clusterId }, contributorCount: 0 });
  await makePiece(world, member.clusterId, 3);
  expect((await check({ scriptText: member.submission.evidence })).matches[0]?.contributorCount).toBe(0);
  await makePiece(world, root.clusterId, 4);
  expect((await check({ scriptText: member.submission.evidence })).matches[0]?.contributorCount).toBe(5);
});

test('an unreported text matches nothing', async () => {
  const scriptText = 'Violet herons recite arithmetic beside the ninth lighthouse; nobody asks for anything.';
  expect(await check({ scriptText })).toMatchObject({
    intercepted: false,
    matches: [],
    similarityScores: [],
    recommendation: { action: 'create' },
  });
});

test('without a website and a script there is nothing to compare, said in the specification’s words', async () => {
  const cookie = await server.signIn(await makeAccount(world));
  const json = { scammerName: 'Daniel', websiteUrl: ' ', scriptText: '' };
  const answer = await server.send('POST', '/api/clusters/similarity-check', { cookie, json });
  expect(answer.status).toBe(400);
  expect(answer.json()).toMatchObject({
    message: 'Please provide at least a website URL or script text for analysis.',
  });
});
