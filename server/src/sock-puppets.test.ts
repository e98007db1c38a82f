import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { submitReport } from './areas/reports/index.ts';
import { account } from './db/schema/auth.ts';
import { pollUntil } from './platform/runtime/poll-until.ts';
import { makeAccount, makeCluster, makeSubmission } from './testing/factories.ts';
import type { TestResponse } from './testing/send-request.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const PASSWORD = 'a password of tests';
const WORK_LIMIT_MS = 20_000;
const DAY_MINUTES = 24 * 60;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Signs up a sock puppet and submits a report that joins the cluster of the site; gives its cookie. */
async function signUpPuppet(site: string, amountInvolved: string): Promise<string> {
  const email = `${server.world.name('puppet')}@people.test`;
  const form = { email, password: PASSWORD, displayName: server.world.name('Somebody') };
  await server.send('POST', '/api/signup', { form });
  const cookie = await server.signIn({ ...form, id: '', roles: [] });
  const json = makeSubmission(server.world, {
    evidence: `They sent me to ${site}`,
    contactMethod: 'website',
    amountInvolved,
  });
  const { status } = await server.send('POST', '/api/clusters', { cookie, json });
  expect(status).toBe(201);
  return cookie;
}

const LOSS = '$7,391';
/** An answer without the description: the founder's account of the scheme is public. */
const withoutDescription = (answer: TestResponse) =>
  JSON.stringify({ ...answer.json<object>(), description: '' });

test('four sock puppets beside one victim learn neither the loss nor the contact method, with new or aged accounts', async () => {
  const made = await makeCluster(server.world, { contactMethod: 'phone', amountInvolved: LOSS });
  const site = made.submission.evidence;
  const cookies: string[] = [];
  const read = async () => {
    const cookie = cookies.at(-1) ?? '';
    const detail = await server.send('GET', `/api/clusters/${made.clusterId}`, { cookie });
    const active = await server.send('GET', '/api/clusters/active', { cookie });
    const own = active
      .json<{ id: string; financialImpact: unknown }[]>()
      .find(({ id }) => id === made.clusterId);
    return { detail, impact: own?.financialImpact };
  };
  for (let index = 0; index < 4; index += 1) cookies.push(await signUpPuppet(site, '$1'));
  const fresh = await read();
  expect(fresh.impact).toMatchObject({ cents: 0 });
  expect(fresh.detail.json()).toMatchObject({
    profiles: [{ victims: null }, { victims: null }, { victims: null }, { victims: null }],
  });
  expect(withoutDescription(fresh.detail)).not.toMatch(/7[,.]?391|739100|phone call/iu);

  server.world.clock.advanceMinutes(15 * DAY_MINUTES);
  // Counts are updated when a report arrives; this sixth one changes no count by itself.
  await submitReport(
    {
      ...server.world.ctx,
      actor: { ...server.world.ctx.actor, accountId: (await makeAccount(server.world)).id },
    },
    makeSubmission(server.world, { evidence: site, contactMethod: 'website', amountInvolved: '$1' }),
  );
  const aged = await read();
  // Five count now, and the sum of their losses is shown as a band.
  expect(aged.impact).toMatchObject({ cents: 500_000 });
  expect(withoutDescription(aged.detail)).not.toMatch(/7[,.]?391|739100/u);
  const { profiles } = aged.detail.json<{ profiles: { id: string; victims: number | null }[] }>();
  expect(profiles.find(({ id }) => id === 'phone')?.victims).toBeNull();
});

/** Sorts an answer: rows of the same time come in any order, and either of the two clusters may be the other's parent. */
function sortAnswer(answer: TestResponse): string {
  const sorted = (list: unknown) =>
    Array.isArray(list) ? list.map((one) => JSON.stringify({ ...one, id: '' })).sort() : list;
  const { contributions, activity, relatives: _, ...rest } = answer.json();
  return JSON.stringify({ ...rest, contributions: sorted(contributions), activity: sorted(activity) });
}

/** All public answers about a cluster, as text. */
async function getPublicAnswers(clusterId: string, cookie: string, site: string): Promise<string> {
  const requests = [
    ['GET', `/api/clusters/${clusterId}`],
    ['GET', `/api/cluster-dna/${clusterId}`],
    ['GET', `/api/cluster-mutations/${clusterId}`],
    ['GET', `/api/puzzle/${clusterId}`],
    ['POST', '/api/analysis/detonate-playbook', { clusterId }],
    ['POST', '/api/clusters/similarity-check', { scriptText: site, websiteUrl: site }],
  ] as const;
  const answers: string[] = [];
  for (const [method, path, json] of requests) {
    const answer = await server.send(method, path, { cookie, ...(json ? { json } : {}) });
    expect(answer.status, `${path}: ${answer.text}`).toBe(200);
    answers.push(sortAnswer(answer));
  }
  // Ids and times differ each time; ids of clusters are kept.
  return (
    answers
      .join('\n')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/gu, '<time>')
      .replace(/[0-9a-f]{64}/gu, '<hash>')
      .replace(/FAP-1-[A-Z2-7]{16}-\d\d/gu, '<chain>')
      // Here all accounts are confirmed; sums of unconfirmed ones are tested above.
      .replace(/"cents":\d+/gu, '<sum>')
      .replace(/"id":\d+/gu, '<id>')
      .replace(/\b(?:contribution|piece|event|entry)-[a-z2-9]{16}\b/gu, '<id>')
  );
}

const NEVER_PAYS = 'A desk that never pays.';
/** Two victims who describe the same scheme, with different personal details. */
const VICTIMS = [
  {
    contactMethod: 'phone',
    amountInvolved: '$7,391',
    description:
      'My sister Fenella sold the harmonium in Piddletrenthide, and I gave them GB29 NWBK 6016 1331 9268 19.',
  },
  {
    contactMethod: 'dating_app',
    amountInvolved: '$912,400',
    description:
      'My uncle Leopold pawned the telescope in Mevagissey, and I gave them GB82 WEST 1234 5698 7654 32.',
  },
] as const;

test('no answer reveals the loss, contact method, account or words of one victim among four sock puppets', async () => {
  // Two equal clusters with different victims; the puppets guess everything that the first victim wrote.
  const pages: string[] = [];
  for (const victim of VICTIMS) {
    const site = `${server.world.name('scheme')}.example`;
    const pay = site.replace('scheme', 'paying');
    const evidence = `They sent me to https://${site}/ and https://${pay}/`;
    // A cluster's title and description come from its founder, so the founder is neither victim.
    const founded = await makeCluster(server.world, { evidence, description: NEVER_PAYS });
    const as = async (changes: object) => {
      server.world.clock.advanceMinutes(1);
      const { id } = await makeAccount(server.world);
      // A plain sign-up is not confirmed.
      await server.world.db.update(account).set({ confirmedAt: null }).where(eq(account.id, id));
      const ctx = { ...server.world.ctx, actor: { ...server.world.ctx.actor, accountId: id } };
      await submitReport(
        ctx,
        makeSubmission(server.world, { evidence, description: NEVER_PAYS, ...changes }),
      );
    };
    await as(victim);
    for (let index = 0; index < 3; index += 1) await as(VICTIMS[0]);
    await server.settle();
    const reader = await server.signIn(await makeAccount(server.world));
    for (const kind of ['cluster-dna', 'cluster-mutations']) {
      const path = `/api/${kind}/${founded.clusterId}`;
      const isComputed = ({ text }: TestResponse) => text.includes('"reports":5,');
      const ask = () => server.send('GET', path, { cookie: reader });
      const computed = await pollUntil(ask, isComputed, WORK_LIMIT_MS);
      expect(isComputed(computed), computed.text.slice(0, 500)).toBe(true);
    }
    const page = await getPublicAnswers(founded.clusterId, reader, `https://${site}/ https://${pay}/`);
    pages.push(
      page
        .replaceAll(founded.clusterId, '<cluster>')
        .replaceAll(site, '<site>')
        .replaceAll(pay, '<pay>')
        .replaceAll(site.replaceAll('.', '[.]'), '<site>')
        .replaceAll(pay.replaceAll('.', '[.]'), '<pay>'),
    );
  }
  expect(pages[0]).toBe(pages[1]);
}, 60_000);
