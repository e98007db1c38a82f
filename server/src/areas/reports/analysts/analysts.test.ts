import type { Role } from '@fap/shared/auth/capabilities.ts';
import type { AnalystView } from '@fap/shared/reports/analyst-contract.ts';
import { reportTopic } from '@fap/shared/reports/events.ts';
import type { Conversation } from '@fap/shared/reports/messages.ts';
import type { OwnReport } from '@fap/shared/reports/own-contract.ts';
import type { Submission } from '@fap/shared/reports/submission.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { account } from '../../../db/schema/auth.ts';
import { notice } from '../../../db/schema/notices.ts';
import { auditEntry } from '../../../db/schema/platform.ts';
import { report } from '../../../db/schema/reports.ts';
import { CANARIES, findCanaries, makeCanaryReport } from '../../../testing/canaries.ts';
import { actAs, makeAccount, type TestAccount } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { submitReport } from '../submit-report.ts';
import { findReportId } from '../testing/find-report-id.ts';

const REASON = 'To ask the telephone company';
const QUESTION = 'Which bank did you use?';
const ANSWER = 'The savings bank in Quillwater';
const CARE = {
  rail: 'crypto',
  paidAt: '2026-03-01T10:00:00.000Z',
  goesOn: true,
  ageBand: '60-plus',
} as const;

let server: TestServer;
let owner: TestAccount;
let analyst: TestAccount;
let cookies: Record<'owner' | 'analyst' | 'other' | Role, string>;
let id: string;
let submission: Submission;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  const { world } = server;
  owner = { ...(await makeAccount(world)), displayName: CANARIES.name };
  await world.db.update(account).set({ displayName: CANARIES.name }).where(eq(account.id, owner.id));
  analyst = await makeAccount(world, 'analyst');
  cookies = {
    owner: await server.signIn(owner),
    analyst: await server.signIn(analyst),
    other: await server.signIn(await makeAccount(world, 'analyst')),
    member: await server.signIn(await makeAccount(world)),
    leo: await server.signIn(await makeAccount(world, 'leo')),
    admin: await server.signIn(await makeAccount(world, 'admin')),
  };
  submission = makeCanaryReport(world, { scamName: world.name('read by analysts'), care: CARE });
  await submitReport(actAs(world, owner), submission);
  id = await findReportId(world, submission);
});

type Person = keyof typeof cookies;
const get = (path: string, as: Person) => server.send('GET', path, { cookie: cookies[as] });
const call = (method: string, path: string, json: unknown, as: Person) =>
  server.send(method, path, { cookie: cookies[as], json });
const view = (as: Person = 'analyst') => get(`/api/reports/${id}/analyst-view`, as);
const reveal = (detail: string, as: Person = 'analyst', reason = REASON) =>
  call('POST', `/api/reports/${id}/reveals`, { detail, reason }, as);
const send = (words: string, as: Person) => call('POST', `/api/reports/${id}/messages`, { words }, as);
const own = async () => (await get(`/api/reports/${id}`, 'owner')).json<OwnReport>();
const setConsent = (consent: string, isGiven: boolean) =>
  call('PUT', `/api/reports/${id}/consents`, { consent, isGiven }, 'owner');
const countAudit = (action: string) =>
  server.world.db.$count(auditEntry, and(eq(auditEntry.entityId, id), eq(auditEntry.action, action)));
const noticesOf = async (accountId: string) => {
  await server.settle();
  const rows = await server.world.db.select().from(notice).where(eq(notice.accountId, accountId));
  return rows.map(({ kind }) => kind);
};
const phoneOf = async () => {
  const { hidden } = (await view()).json<AnalystView>();
  const phone = hidden.find((name) => name.startsWith('PHONE'));
  if (!phone) throw new Error(`no number is hidden: ${hidden.join(' ')}`);
  return phone;
};

describe('the words of a report', () => {
  test('are read by analysts with personal details hidden, and what the reporter said for the advice', async () => {
    const answer = await view();
    expect(answer.status, answer.text).toBe(200);
    const { told, hidden } = answer.json<AnalystView>();
    expect(told?.words.description).toContain('release fee');
    expect(told?.care).toEqual(CARE);
    expect(hidden.length).toBeGreaterThan(3);
    const { name, email, phone, iban, card, routing, paper, wallet } = CANARIES;
    for (const detail of [name, email, phone, iban, card, routing, paper, wallet])
      expect(answer.text).not.toContain(detail);
  });

  test('stand on a page with the number that the report has in its cluster', async () => {
    const { world } = server;
    // Reports of one moment are numbered in the order of their ids, which is chance.
    world.clock.advanceSeconds(1);
    const another = makeCanaryReport(world, { scamName: world.name('a second report') });
    await submitReport(actAs(world, await makeAccount(world)), another);
    const secondId = await findReportId(world, another);
    const [first] = await world.db.select().from(report).where(eq(report.id, id));
    await world.db
      .update(report)
      .set({ clusterId: first?.clusterId ?? null })
      .where(eq(report.id, secondId));
    const exhibits = await Promise.all(
      [id, secondId].map(async (one) => (await get(`/api/reports/${one}/analyst-view`, 'analyst')).json()),
    );
    expect(exhibits).toMatchObject([{ exhibit: 'Report 1' }, { exhibit: 'Report 2' }]);
  });

  test.each<Person>(['member', 'leo', 'owner'])('are no such page for: %s', async (as) => {
    for (const answer of [await view(as), await reveal('PHONE_1', as)]) {
      expect(answer.status).toBe(403);
      expect(findCanaries(answer.text)).toEqual([]);
    }
    expect(await countAudit('report.read')).toBe(0);
  });

  test('once read are a step of the path and of the custody, once for each look', async () => {
    await view();
    await view();
    await view('admin');
    expect(await countAudit('report.read')).toBe(2);
    const { path, versions } = await own();
    expect(path.filter(({ kind }) => kind === 'read')).toHaveLength(2);
    const reading = await get(`/api/evidence/${versions[0]?.statement?.id}/reading`, 'owner');
    expect(reading.text).toContain('Read in its report');
    server.world.clock.advanceMinutes(31);
    await view();
    expect(await countAudit('report.read')).toBe(3);
  });

  test('are closed without the consent, with nothing recorded and nothing revealed', async () => {
    const phone = await phoneOf();
    await setConsent('analysts', false);
    const before = await countAudit('report.read');
    for (const as of ['analyst', 'admin'] as const) {
      const answer = await view(as);
      expect(answer.json()).toMatchObject({ told: null, hidden: [], amount: null });
      expect(findCanaries(answer.text)).toEqual([]);
      expect(answer.text).not.toContain('release fee');
      expect((await reveal(phone, as)).status).toBe(403);
    }
    expect(await countAudit('report.read')).toBe(before);
    expect(await countAudit('report.revealed')).toBe(0);
  });

  test('of a withdrawn report are nowhere', async () => {
    const phone = await phoneOf();
    await call('POST', `/api/reports/${id}/withdraw`, { reason: '' }, 'owner');
    for (const answer of [await view(), await reveal(phone), await send(QUESTION, 'analyst')])
      expect(answer.status, answer.text).toBe(404);
  });
});

describe('a detail', () => {
  test('is shown to the one who asked, with a reason that the reporter reads, and a notice', async () => {
    const phone = await phoneOf();
    const shown = await reveal(phone);
    expect(shown.status, shown.text).toBe(200);
    const { told, hidden } = shown.json<AnalystView>();
    expect(hidden).not.toContain(phone);
    expect(told?.words.scamPersonas.replace(/\D/gu, '')).toContain('14155552671');
    expect((await view('other')).json<AnalystView>().hidden).toContain(phone);
    const step = (await own()).path.find(({ kind }) => kind === 'revealed');
    expect(step).toMatchObject({ detail: phone, reason: REASON });
    expect(await noticesOf(owner.id)).toContain('report-revealed');
    // Again changes nothing.
    expect((await reveal(phone)).status).toBe(200);
    expect(await countAudit('report.revealed')).toBe(1);
  });

  test('that is none is refused, and so is a look without a reason', async () => {
    expect((await reveal('PHONE_99')).status).toBe(404);
    expect((await reveal(await phoneOf(), 'analyst', 'why')).status).toBe(400);
    expect(await countAudit('report.revealed')).toBe(0);
  });

  test('and each look is told live to the reporter, without words; strangers may not watch', async () => {
    const phone = await phoneOf();
    const topic = reportTopic(id);
    const mine = await server.connect(cookies.owner);
    await mine.subscribe(topic);
    await reveal(phone);
    await mine.waitFor('the look', () => mine.of(topic).length > 0);
    expect(JSON.stringify(mine.of(topic))).toContain('"revealed"');
    expect(findCanaries(JSON.stringify(mine.received))).toEqual([]);
    const theirs = await server.connect(cookies.analyst);
    await theirs.subscribe(topic);
    await setConsent('analysts', false);
    await theirs.waitFor('the consent', () => JSON.stringify(theirs.of(topic)).includes('"consent"'));
    for (const as of ['member', 'leo'] as const) {
      const stranger = await server.connect(cookies[as]);
      expect(await stranger.subscribe(topic)).toMatchObject({ ok: false });
    }
  });
});

describe('the conversation', () => {
  const open = () => setConsent('contact', true);

  test('is closed until the reporter allows it, and for everybody else', async () => {
    expect((await send(QUESTION, 'analyst')).status).toBe(403);
    expect((await view()).json()).toMatchObject({ conversation: null });
    await open();
    expect((await send(ANSWER, 'owner')).status, 'nobody asked yet').toBe(409);
    for (const as of ['member', 'leo'] as const) expect((await send(QUESTION, as)).status).toBe(404);
    expect((await send('   ', 'analyst')).status).toBe(400);
  });

  test('goes from an analyst, by name and role, to the reporter and back, with notices and no words on record', async () => {
    await open();
    const asked = await send(QUESTION, 'analyst');
    expect(asked.status, asked.text).toBe(201);
    expect((await own()).conversation).toMatchObject({
      mayWrite: true,
      messages: [{ side: 'analyst', author: analyst.displayName, words: QUESTION }],
    });
    expect(await noticesOf(owner.id)).toContain('report-asked');
    expect((await send(ANSWER, 'owner')).status).toBe(201);
    const read = (await view('other')).json<AnalystView>();
    expect(read.conversation?.messages.at(-1)).toMatchObject({
      side: 'reporter',
      author: null,
      words: ANSWER,
    });
    expect(await noticesOf(analyst.id)).toContain('report-answered');
    expect((await own()).path.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['asked', 'answered']));
    const rows = await server.world.db.select().from(auditEntry).where(eq(auditEntry.entityId, id));
    for (const words of [QUESTION, ANSWER]) expect(JSON.stringify(rows)).not.toContain(words);
  });

  test('after the consent is revoked, stays for the reporter alone', async () => {
    await open();
    await send(QUESTION, 'analyst');
    await send(ANSWER, 'owner');
    await setConsent('contact', false);
    const closed = await view();
    expect(closed.json()).toMatchObject({ conversation: null });
    expect(closed.text).not.toContain('Quillwater');
    expect((await send(QUESTION, 'analyst')).status).toBe(403);
    expect((await send(ANSWER, 'owner')).status).toBe(409);
    const { messages, mayWrite } = (await own()).conversation satisfies Conversation;
    expect([messages.length, mayWrite]).toEqual([2, false]);
  });
});

test('what the reporter said for the advice is theirs, on every device', async () => {
  expect((await own()).care).toEqual(CARE);
});
