import type { IndicatorType } from '@fap/shared/indicators/indicator-types.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeEntry } from './areas/harvest/formats/describe-entry.ts';
import type { PublishedEntry } from './areas/harvest/formats/published-entry.ts';
import { storeEntries } from './areas/harvest/store-entries.ts';
import { indicatorId } from './areas/indicators/indicator-id.ts';
import { lookupIndicators } from './areas/indicators/lookup-indicators.ts';
import { contributePiece } from './areas/puzzle/contribute-piece.ts';
import { reviewContribution } from './areas/puzzle/review-contribution.ts';
import { submitReport } from './areas/reports/submit-report.ts';
import { harvestSource } from './db/schema/harvest.ts';
import { indicator, indicatorMention } from './db/schema/indicators.ts';
import { recordAudit, transact } from './platform/write/transact.ts';
import {
  actAs,
  actAsNew,
  makeAccount,
  makeCluster,
  makeSubmission,
  type TestAccount,
} from './testing/factories.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';
import { textFile } from './testing/text-file.ts';
import type { World } from './testing/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer();
  world = server.world;
});
afterAll(() => server.stop());

const find = async (type: IndicatorType, value: string) =>
  (await lookupIndicators(world.ctx, [{ type, value }])).get(indicatorId({ type, value }));
const namedBy = async (sourceId: string) => {
  const rows = await world.db
    .select({ value: indicator.value })
    .from(indicatorMention)
    .innerJoin(indicator, eq(indicator.id, indicatorMention.indicatorId))
    .where(eq(indicatorMention.sourceId, sourceId));
  return rows.map(({ value }) => value).sort();
};

async function upload(
  owner: TestAccount,
  content: string,
  fields: Record<string, string> = {},
): Promise<string> {
  const cookie = await server.signIn(owner);
  const multipart = textFile(content, fields);
  const answer = await server.send('POST', '/api/evidence/upload', { cookie, multipart });
  expect(answer.status, answer.text).toBe(201);
  await server.settle();
  await world.drain();
  return answer.json<{ evidenceId: string }>().evidenceId;
}

describe('an evidence item', () => {
  test('uploaded before its report counts once the report cites it, and only as part of that report', async () => {
    const [owner, site] = [await makeAccount(world), `${world.name('site')}.example`];
    const id = await upload(owner, `They sent me to https://${site}/pay`);
    expect(await find('domain', site)).toMatchObject({ mentions: 1, reports: 0, clusters: 0 });
    const submission = makeSubmission(world, { evidence: `It was ${site}`, evidenceIds: [id] });
    await submitReport(actAs(world, owner), submission);
    expect(await find('domain', site)).toMatchObject({ mentions: 2, reports: 1, reporters: 1, clusters: 1 });
  });

  test('that alone names a site counts with its report but joins no reports: only a report’s own words do', async () => {
    const [owner, site] = [await makeAccount(world), `${world.name('site')}.example`];
    const id = await upload(owner, `They sent me to https://${site}/pay`);
    await submitReport(
      actAs(world, owner),
      makeSubmission(world, { evidence: 'See the letter', evidenceIds: [id] }),
    );
    const second = await submitReport(
      await actAsNew(world),
      makeSubmission(world, { evidence: `It was ${site}` }),
    );
    expect(second).toMatchObject({ joined: false });
    expect(await find('domain', site)).toMatchObject({ reports: 2, reporters: 2, state: 'confirmed' });
  });

  test('of another member in a cluster is a mention and joins no report', async () => {
    const [{ clusterId }, site] = [await makeCluster(world), `${world.name('site')}.example`];
    await upload(await makeAccount(world), `They sent me to https://${site}/pay`, { clusterId });
    expect(await find('domain', site)).toMatchObject({ mentions: 1, reports: 0, clusters: 0 });
    const report = makeSubmission(world, { evidence: `It was ${site}` });
    expect(await submitReport(await actAsNew(world), report)).toMatchObject({ joined: false });
  });

  test('has no mention of what its owner calls their own, nor of their account’s e-mail', async () => {
    const [owner, site] = [await makeAccount(world), `${world.name('site')}.example`];
    const id = await upload(owner, `To ${owner.email}: go to ${site}. My phone is +1 202 555 0143.`);
    expect(await namedBy(id)).toEqual([site]);
  });
});

describe('a report', () => {
  test('has no mention of its reporter’s e-mail', async () => {
    const [reporter, site] = [await makeAccount(world), `${world.name('site')}.example`];
    const evidence = `They wrote to ${reporter.email.toUpperCase()} from boss@${site}`;
    await submitReport(actAs(world, reporter), makeSubmission(world, { evidence }));
    expect(await find('email', reporter.email)).toBeUndefined();
    expect(await find('email', `boss@${site}`)).toMatchObject({ reports: 1 });
  });
});

describe('a piece', () => {
  test('is a mention that joins no report, and refutes what it names when it is disputed', async () => {
    const [{ clusterId }, site] = [await makeCluster(world), `${world.name('site')}.example`];
    const { contribution } = await contributePiece(await actAsNew(world), {
      clusterId,
      layer: 2,
      content: `The shop is https://${site}/buy`,
      type: 'text',
      confidence: 50,
    });
    expect(await find('domain', site)).toMatchObject({
      mentions: 1,
      reports: 0,
      clusters: 0,
      refutations: 0,
    });
    const report = makeSubmission(world, { evidence: `It was ${site}` });
    expect(await submitReport(await actAsNew(world), report)).toMatchObject({ joined: false });
    const review = (verdict: 'confirm' | 'dispute') => ({
      contributionId: contribution.id,
      verdict,
      note: '',
    });
    await reviewContribution(await actAsNew(world, 'analyst'), review('dispute'));
    expect(await find('domain', site)).toMatchObject({ refutations: 1 });
    world.clock.advanceSeconds(1);
    await reviewContribution(await actAsNew(world, 'analyst'), review('confirm'));
    expect(await find('domain', site)).toMatchObject({ refutations: 0 });
  });
});

describe('a warning', () => {
  test('is one mention, however often it is published', async () => {
    const site = `${world.name('site')}.example`;
    const [source] = await world.db.select().from(harvestSource).limit(1);
    if (!source) throw new Error('there is no source');
    const entry: PublishedEntry = {
      externalId: world.name('entry'),
      title: `Warning about ${site}`,
      summary: `People lost money at ${site}.`,
      url: null,
      publishedAt: world.clock.now(),
    };
    const store = () =>
      transact(world.ctx, 'platform', async (tx) => {
        await recordAudit(tx, { action: 'test.stored', entityType: 'test', entityId: site });
        return storeEntries(
          tx,
          source,
          [entry, { ...entry, externalId: `${entry.externalId}-again` }].map(describeEntry),
        );
      });
    expect(await store()).toMatchObject({ newEntries: 1 });
    expect(await store()).toMatchObject({ newEntries: 0 });
    expect(await find('domain', site)).toMatchObject({ mentions: 1, reports: 0, rarity: null });
  });
});
