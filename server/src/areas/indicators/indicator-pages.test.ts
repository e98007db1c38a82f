import type { IndicatorRecord, ListedIndicator, SeenIn } from '@fap/shared/indicators/contract.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntry } from '../../db/schema/platform.ts';
import { report } from '../../db/schema/reports.ts';
import { actAsNew, makeAccount, makeCluster, makeSubmission } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { submitReport } from '../reports/submit-report.ts';
import { decideIndicator } from './decide-indicator.ts';
import { indicatorId } from './indicator-id.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
  cookie = await server.signIn(await makeAccount(server.world, 'analyst'));
});
afterAll(() => server.stop());

const newSite = () => `${server.world.name('site')}.example`;
const makeSite = async (site = newSite()) => {
  server.world.clock.advanceSeconds(1);
  const { clusterId } = await makeCluster(server.world, {
    evidence: `They sent me to https://${site}/login`,
  });
  return { site, clusterId, id: indicatorId({ type: 'domain', value: site }) };
};
const decide = async (type: 'domain' | 'phone', value: string, decision: 'confirmed' | 'contested' | null) =>
  decideIndicator(await actAsNew(server.world, 'analyst'), {
    type,
    value,
    decision,
    note: `It is ${decision}`,
  });
async function get<Body>(path: string): Promise<Body> {
  const answer = await server.send('GET', path, { cookie });
  expect(answer.status, answer.text).toBe(200);
  return answer.json<Body>();
}
const list = (query = '') => get<ListedIndicator[]>(`/api/indicators?${query}`);
const auditOf = (action: string) =>
  server.world.db.select().from(auditEntry).where(eq(auditEntry.action, action));

test('the index is listed newest first, page by page, and by type, state and decision', async () => {
  const [older, newer] = [await makeSite(), await makeSite()];
  await decide('domain', older.site, 'contested');
  const all = (await list('type=domain')).map(({ value }) => value);
  expect(all.indexOf(newer.site)).toBeGreaterThanOrEqual(0);
  expect(all.indexOf(newer.site)).toBeLessThan(all.indexOf(older.site));

  const first = await server.send('GET', '/api/indicators?type=domain&limit=1', { cookie });
  const next = /<([^>]+)>; rel="next"/u.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const [second] = await get<ListedIndicator[]>(next);
  expect(second?.value).toBe(all[1]);

  const contested = await list('state=contested&decided=yes');
  expect(contested).toContainEqual(
    expect.objectContaining({
      id: older.id,
      defanged: older.site.replaceAll('.', '[.]'),
      known: expect.objectContaining({ reports: 1, state: 'contested' }),
    }),
  );
  expect(contested.some(({ value }) => value === newer.site)).toBe(false);
  expect((await list('decided=no')).some(({ value }) => value === older.site)).toBe(false);
});

test('a number is listed and exported only once it is confirmed, and answers who has its id before', async () => {
  const value = '+442079460817';
  await makeCluster(server.world, { evidence: 'Call +44 20 7946 0817 now' });
  const isListed = async () => (await list('type=phone')).some((one) => one.value === value);
  const isExported = async () =>
    (await server.send('GET', '/api/exports/indicators?type=phone', { cookie })).text.includes(value);
  expect([await isListed(), await isExported()]).toEqual([false, false]);
  const record = await get<IndicatorRecord>(`/api/indicators/${indicatorId({ type: 'phone', value })}`);
  expect(record).toMatchObject({ value, known: { reports: 1 } });
  await decide('phone', value, 'confirmed');
  expect([await isListed(), await isExported()]).toEqual([true, true]);
});

test('an indicator shows every decision with its reason, and each look is recorded', async () => {
  const { id, site } = await makeSite();
  for (const decision of ['confirmed', 'contested', null] as const) await decide('domain', site, decision);
  const record = await get<IndicatorRecord>(`/api/indicators/${id}`);
  expect(record.decisions.map(({ decision, note }) => [decision, note])).toEqual([
    [null, 'It is null'],
    ['contested', 'It is contested'],
    ['confirmed', 'It is confirmed'],
  ]);
  expect((await auditOf('indicator.opened')).filter(({ entityId }) => entityId === id)).toHaveLength(1);
  const unknown = indicatorId({ type: 'domain', value: 'nobody-named-this.example' });
  expect((await server.send('GET', `/api/indicators/${unknown}`, { cookie })).status).toBe(404);
});

test('what names it is listed newest first; a report closed to analysts is not told apart', async () => {
  const { id, site, clusterId } = await makeSite();
  const ctx = await actAsNew(server.world);
  server.world.clock.advanceSeconds(1);
  const second = await submitReport(ctx, makeSubmission(server.world, { evidence: `It was ${site}` }));
  const seen = () => get<SeenIn[]>(`/api/indicators/${id}/seen-in`);
  expect(await seen()).toMatchObject([
    { kind: 'report', cluster: { id: clusterId } },
    { kind: 'report', cluster: { id: clusterId } },
  ]);
  await server.world.db
    .update(report)
    .set({ consentAnalysts: false })
    .where(eq(report.reporterId, ctx.actor.accountId ?? ''));
  const [newest, oldest] = await seen();
  expect(second.clusterId).toBe(clusterId);
  expect(newest?.sourceId).toBeNull();
  expect(oldest?.sourceId).not.toBeNull();
});

test('the CSV is defanged and recorded', async () => {
  const { site } = await makeSite();
  const before = (await auditOf('table.exported')).length;
  const answer = await server.send('GET', '/api/exports/indicators?type=domain', { cookie });
  expect(answer.headers.get('content-disposition')).toMatch(/filename="indicators-[\d-]+\.csv"/u);
  expect(answer.text).toContain(`"domain","${site.replaceAll('.', '[.]')}"`);
  expect(answer.text).not.toContain(site);
  expect(await auditOf('table.exported')).toHaveLength(before + 1);
});

test('the STIX bundle has what is confirmed, with the same id each time and a later version after a decision', async () => {
  const [confirmed, mentioned] = [await makeSite(), await makeSite()];
  await decide('domain', confirmed.site, 'confirmed');
  type Bundle = { type: string; id: string; objects: { id: string; pattern: string; modified: string }[] };
  const load = () => get<Bundle>('/api/indicators.stix.json?type=domain');
  const bundle = await load();
  expect(bundle).toMatchObject({ type: 'bundle', id: expect.stringMatching(/^bundle--[\da-f-]{36}$/u) });
  const find = ({ objects }: Bundle, site: string) => objects.find(({ pattern }) => pattern.includes(site));
  const object = find(bundle, confirmed.site);
  expect(object?.pattern).toBe(`[domain-name:value = '${confirmed.site}']`);
  expect(find(bundle, mentioned.site)).toBeUndefined();
  server.world.clock.advanceSeconds(1);
  await decide('domain', confirmed.site, 'confirmed');
  const later = find(await load(), confirmed.site);
  expect(later?.id).toBe(object?.id);
  expect((later?.modified ?? '') > (object?.modified ?? '')).toBe(true);
});

test('a bundle without objects is still valid', async () => {
  const bundle = await get<object>('/api/indicators.stix.json?type=sha1');
  expect(Object.keys(bundle)).toEqual(['type', 'id']);
});
