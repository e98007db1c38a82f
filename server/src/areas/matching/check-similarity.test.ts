import { evidenceSubmissionSchema } from '@fap/shared/matching/contract.ts';
import {
  askableTraits,
  extractQuestionFeatures,
  extractReportFeatures,
} from '@fap/shared/matching/report-features.ts';
import { compareTraits } from '@fap/shared/matching/traits/compare-traits.ts';
import { scoreLayers } from '@fap/shared/matching/traits/score-layers.ts';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cluster } from '../../db/schema/clusters.ts';
import { actAsNew, makeAccount, makeCluster, makePiece, makeSubmission } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { World } from '../../testing/world.ts';
import { submitReport } from '../reports/submit-report.ts';
import { checkSimilarity } from './check-similarity.ts';
import { findMatches } from './find-matches.ts';
import { findSimilarTexts } from './find-similar-texts.ts';

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

test('a message of a few words around a link is found by one with another link, and joins no other story by its words', async () => {
  const site = `${world.name('summer')}.example`;
  const submit = async (description: string) =>
    submitReport(
      await actAsNew(world),
      makeSubmission(world, {
        description,
        evidenceAuthor: 'other-side',
        evidence: `Harbour Free Summer Giveaway http://${site}/QN70Lb`,
        scamPersonas: 'Nobody',
      }),
    );
  const { clusterId } = await submit('My card was charged every week after I had typed it in there.');
  const { matches } = await check({ scriptText: 'Lighthouse Free Summer Giveaway http://marble.example/v3' });
  expect(matches[0]).toMatchObject({ cluster: { id: clusterId }, joinsByItself: false });
  expect(matches[0]?.score).toBeGreaterThanOrEqual(60);
  expect(
    (await submit('The landlord took a deposit for a flat that he had never owned and sent no keys.')).joined,
  ).toBe(false);
});

test('a tax text is not shown to be like a parcel text, whose layers alone agree with its', async () => {
  const parcel =
    'Your parcel could not be delivered as no one was home. Rebook within 12 hours for a fee of £1.99 or it will be returned to the sender.';
  const told = {
    description: 'It came on a Monday.',
    evidence: parcel,
    scamPersonas: 'Nobody',
    dateOccurred: '2025-03-13',
  };
  const { clusterId } = await submitReport(await actAsNew(world), makeSubmission(world, told));
  const tax = extractQuestionFeatures({
    description: '',
    evidence:
      'IRS: You have a tax refund of $573.00. Confirm your bank account within 24 hours or it expires.',
    scamPersonas: '',
  });
  const asking = await actAsNew(world);
  // It is looked up and compared: they share a key, and are a little alike.
  const similar = await findSimilarTexts(asking, tax.texts, { isQuestion: true });
  expect(similar.size).toBeGreaterThan(0);
  const other = extractReportFeatures(told);
  const { similarities } = compareTraits(askableTraits(tax.traits), askableTraits(other.traits), () => 1);
  expect(scoreLayers(similarities, false)).toBeGreaterThan(0.7);
  const matches = await findMatches(asking, tax, { isQuestion: true });
  expect(matches.map((match) => match.clusterId)).not.toContain(clusterId);
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
