import type { Role } from '@fap/shared/auth/capabilities.ts';
import type { IndicatorAnswer } from '@fap/shared/indicators/contract.ts';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEntry, outboxEvent } from '../../db/schema/platform.ts';
import { actAsNew, makeAccount, makeCluster, makeSubmission } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { World } from '../../testing/world.ts';
import { submitReport } from '../reports/submit-report.ts';
import { type DecideIndicatorInput, decideIndicator } from './decide-indicator.ts';
import { indicatorId } from './indicator-id.ts';
import { lookupValues } from './lookup-values.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer();
  world = server.world;
});
afterAll(() => server.stop());

/** A site that one person reported. */
async function reportedSite(): Promise<string> {
  const site = `${world.name('site')}.example`;
  await makeCluster(world, { evidence: `They sent me to https://${site}/login` });
  return site;
}
const reportAgain = async (site: string) =>
  submitReport(await actAsNew(world), makeSubmission(world, { evidence: `It was ${site}` }));
const decide = async (value: string, input: Partial<DecideIndicatorInput>) =>
  decideIndicator(await actAsNew(world, 'analyst'), {
    type: 'domain',
    value,
    decision: 'confirmed',
    note: 'Seen in the chat log',
    ...input,
  });

describe('a look-up', () => {
  const ask = async (...values: string[]) => {
    const answers = await lookupValues(await actAsNew(world, 'analyst'), values);
    return answers.map(({ indicators }) => indicators);
  };

  test('answers each value in order, in any notation, with its figures', async () => {
    const site = await reportedSite();
    const [url, bare, unknown, nothing] = await ask(
      ` hxxps://${site.replaceAll('.', '[.]')}/login `,
      site,
      'www.nobody-named.example',
      'no indicator at all',
    );
    expect(url).toMatchObject([
      { type: 'url', known: { reports: 1, clusters: 1, state: 'mentioned', decision: null, rarity: 1 } },
      { type: 'domain', value: site, defanged: site.replaceAll('.', '[.]'), known: { reporters: 1 } },
    ]);
    expect(bare).toMatchObject([{ type: 'domain', value: site, known: { reports: 1 } }]);
    expect(unknown).toMatchObject([{ type: 'domain', known: null }]);
    expect(nothing).toEqual([]);
  });

  test('finds kinds that only the words beside them reveal', async () => {
    const hash = 'ab'.repeat(16);
    await makeCluster(world, { evidence: `The file has the MD5 hash ${hash}` });
    expect(await ask(hash.toUpperCase())).toMatchObject([
      [{ type: 'md5', value: hash, known: { reports: 1 } }],
    ]);
  });

  test('is recorded with ids, never with the values', async () => {
    const site = await reportedSite();
    const ctx = await actAsNew(world, 'analyst');
    await lookupValues(ctx, [site]);
    const entries = await world.db
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.actorId, ctx.actor.accountId ?? ''), ne(auditEntry.action, 'agent.pledged')));
    expect(entries).toMatchObject([
      {
        action: 'indicator.looked-up',
        after: { values: 1, found: [indicatorId({ type: 'domain', value: site })] },
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain(site);
  });
});

describe('who may ask', () => {
  const MATRIX: readonly (readonly [string, readonly Role[], number])[] = [
    ['a member', [], 403],
    ['law enforcement', ['leo'], 403],
    ['an analyst', ['analyst'], 200],
    ['an admin', ['admin'], 200],
  ];
  const calls = (value: string) =>
    [
      ['/api/indicators/look-up', { values: [value] }],
      ['/api/indicators/decide', { type: 'phone', value, decision: 'contested', note: 'Asked the carrier' }],
    ] as const;

  test.for(MATRIX)('%s', async ([, roles, status]) => {
    const phone = '+12025550143';
    await makeCluster(world, { evidence: `A man called me from ${phone}` });
    const cookie = await server.signIn(await makeAccount(world, ...roles));
    for (const [path, json] of calls(phone)) {
      expect((await server.send('POST', path, { cookie, json })).status).toBe(status);
    }
  });

  test('without the capability the answer is the same for reported and unreported values', async () => {
    const [known, unknown] = ['+12025550144', '+12025550145'];
    await makeCluster(world, { evidence: `A man called me from ${known}` });
    const cookie = await server.signIn(await makeAccount(world));
    for (const [index, [path, json]] of calls(known).entries()) {
      const [, other] = calls(unknown)[index] ?? [];
      const answers = [
        await server.send('POST', path, { cookie, json }),
        await server.send('POST', path, { cookie, json: other }),
      ].map(({ status, text }) => `${status} ${text.replace(/"requestId":"[^"]+"/u, '')}`);
      expect(answers[0]).toBe(answers[1]);
    }
  });

  test('a bank account is no oracle for members, and joins once an analyst confirmed it', async () => {
    const iban = 'DE89370400440532013000';
    const { clusterId } = await makeCluster(world, { evidence: `I was told to pay to ${iban}` });
    const cookie = await server.signIn(await makeAccount(world));
    const json = { description: 'Was this account reported?', evidence: iban };
    const preview = await server.send('POST', '/api/clusters/preview-match', { cookie, json });
    expect(preview.json()).toEqual({ match: null });
    const asked = await server.send('POST', '/api/ai/analyze', {
      cookie,
      json: { text: `Was ${iban} reported?` },
    });
    expect(asked.text).not.toContain(clusterId);
    const report = makeSubmission(world, { evidence: `They made me pay to ${iban}` });
    expect(await submitReport(await actAsNew(world), report)).toMatchObject({
      joined: false,
      matchedElements: [],
    });
    await decideIndicator(await actAsNew(world, 'analyst'), {
      type: 'iban',
      value: iban,
      decision: 'confirmed',
      note: 'Seen at the bank',
    });
    const later = makeSubmission(world, { evidence: `The transfer went to ${iban}` });
    expect(await submitReport(await actAsNew(world), later)).toMatchObject({
      joined: true,
      matchedElements: [],
    });
  });

  test('more than fifty values at once are refused', async () => {
    const cookie = await server.signIn(await makeAccount(world, 'analyst'));
    const json = { values: Array.from({ length: 51 }, (_, index) => `site-${index}.example`) };
    expect((await server.send('POST', '/api/indicators/look-up', { cookie, json })).status).toBe(400);
  });
});

describe('a decision', () => {
  test('outranks the counts until it is revoked', async () => {
    const site = await reportedSite();
    expect((await decide(site, { decision: 'contested' })).known).toMatchObject({
      state: 'contested',
      decision: { state: 'contested', note: 'Seen in the chat log' },
    });
    await reportAgain(site);
    await reportAgain(site);
    const [[now] = []] = (await lookupValues(await actAsNew(world, 'analyst'), [site])).map(
      (one) => one.indicators,
    );
    expect(now?.known).toMatchObject({ state: 'contested', reporters: 3 });
    expect((await decide(site, { decision: null, note: 'It was a mix-up' })).known).toMatchObject({
      state: 'confirmed',
      decision: null,
    });
  });

  test('that contests it keeps reports from being joined by it', async () => {
    const site = await reportedSite();
    await decide(site, { decision: 'contested' });
    expect(await reportAgain(site)).toMatchObject({ joined: false });
    await decide(site, { decision: null });
    expect(await reportAgain(site)).toMatchObject({ joined: true });
  });

  test('confirms an indicator of a single reporter, with an audit row and an event', async () => {
    const site = await reportedSite();
    await decide(site, {});
    const id = indicatorId({ type: 'domain', value: site });
    const entries = await world.db
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.entityType, 'indicator'), eq(auditEntry.entityId, id)))
      .orderBy(auditEntry.id);
    expect(entries).toMatchObject([
      {
        action: 'indicator.decided',
        before: { decision: null, state: 'mentioned' },
        after: { decision: 'confirmed', note: 'Seen in the chat log' },
      },
      { action: 'indicator.confirmed', before: { state: 'mentioned' }, after: { decision: 'confirmed' } },
    ]);
    const events = await world.db
      .select({ payload: outboxEvent.payload })
      .from(outboxEvent)
      .where(eq(outboxEvent.type, 'indicator.state.changed'));
    expect(events).toContainEqual({ payload: { indicatorId: id, from: 'mentioned', to: 'confirmed' } });
  });

  test('on a changed state is a conflict that shows the new state, and decides nothing', async () => {
    const site = await reportedSite();
    await reportAgain(site);
    const refused = await decide(site, { decision: 'contested', seenState: 'mentioned' }).catch(
      (error) => error,
    );
    expect(refused).toMatchObject({
      code: 'CONFLICT',
      data: { indicator: { known: { state: 'confirmed' } } },
    });
    const again: IndicatorAnswer = await decide(site, { decision: 'contested', seenState: 'confirmed' });
    expect(again.known).toMatchObject({ state: 'contested' });
  });

  test('of two analysts who saw the same state counts once', async () => {
    const site = await reportedSite();
    const both = await Promise.allSettled([
      decide(site, { decision: 'contested', seenState: 'mentioned' }),
      decide(site, { decision: 'confirmed', seenState: 'mentioned' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('is refused for an unknown indicator, and for a member', async () => {
    await expect(decide(`${world.name('nobody')}.example`, {})).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const site = await reportedSite();
    const input = { type: 'domain' as const, value: site, decision: 'confirmed' as const, note: 'because' };
    await expect(decideIndicator(await actAsNew(world), input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
