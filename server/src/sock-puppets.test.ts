import { afterAll, beforeAll, expect, test } from 'vitest';
import { submitReport } from './areas/clusters/index.ts';
import { makeAccount, makeCluster, submissionOf } from './testing/factories.ts';
import type { TestResponse } from './testing/send-request.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const PASSWORD = 'a password of tests';
const DAY_MINUTES = 24 * 60;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** A stranger who signs up like anybody and reports to a cluster. */
async function puppet(site: string, amountInvolved: string): Promise<string> {
  const email = `${server.world.name('puppet')}@people.test`;
  const form = { email, password: PASSWORD, displayName: server.world.name('Somebody') };
  await server.send('POST', '/api/signup', { form });
  const cookie = await server.signIn({ ...form, id: '', roles: [] });
  const json = submissionOf(server.world, {
    evidence: `They sent me to ${site}`,
    contactMethod: 'website',
    amountInvolved,
  });
  const { status } = await server.send('POST', '/api/clusters', { cookie, json });
  expect(status).toBe(201);
  return cookie;
}

const LOSS = '$7,391';
/** Everything but the description: how a scheme began is a fact of the scheme, told when it is founded. */
const told = (answer: TestResponse) => JSON.stringify({ ...answer.json<object>(), description: '' });

test('four sock puppets beside one victim read neither the loss nor the way of contact, fresh or aged', async () => {
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
  for (let index = 0; index < 4; index += 1) cookies.push(await puppet(site, '$1'));
  const fresh = await read();
  expect(fresh.impact).toMatchObject({ cents: 0 });
  expect(fresh.detail.json()).toMatchObject({
    profiles: [{ victims: null }, { victims: null }, { victims: null }, { victims: null }],
  });
  expect(told(fresh.detail)).not.toMatch(/7[,.]?391|739100|phone call/iu);

  server.world.clock.advanceMinutes(15 * DAY_MINUTES);
  // Counts are made when a report comes in; this one is the sixth and moves nothing by itself.
  await submitReport(
    {
      ...server.world.ctx,
      actor: { ...server.world.ctx.actor, accountId: (await makeAccount(server.world)).id },
    },
    submissionOf(server.world, { evidence: site, contactMethod: 'website', amountInvolved: '$1' }),
  );
  const aged = await read();
  // Five count now, and what they lost together is told as a band.
  expect(aged.impact).toMatchObject({ cents: 500_000 });
  expect(told(aged.detail)).not.toMatch(/7[,.]?391|739100/u);
  const { profiles } = aged.detail.json<{ profiles: { id: string; victims: number | null }[] }>();
  expect(profiles.find(({ id }) => id === 'phone')?.victims).toBeNull();
});
