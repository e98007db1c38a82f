import type { IndicatorType } from '@fap/shared/indicators/indicator-types.ts';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { account } from '../../db/schema/auth.ts';
import { actAs, actAsNew, makeAccount, makeSubmission, type TestAccount } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { decideIndicator } from '../indicators/decide-indicator.ts';
import { submitReport } from '../reports/submit-report.ts';
import { ANSWER_MS } from './routes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const check = (value: string) => server.send('POST', '/api/help/check', { json: { value } });
const isKnown = async (value: string) => {
  const answer = await check(value);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ isKnown: boolean }>().isKnown;
};

const makePeople = (count: number) =>
  Promise.all(Array.from({ length: count }, () => makeAccount(server.world)));
async function reportBy(people: readonly TestAccount[], evidence: string): Promise<void> {
  for (const person of people)
    await submitReport(actAs(server.world, person), makeSubmission(server.world, { evidence }));
}
const change = (people: readonly TestAccount[], values: Partial<typeof account.$inferInsert>) =>
  server.world.db
    .update(account)
    .set(values)
    .where(
      inArray(
        account.id,
        people.map(({ id }) => id),
      ),
    );
const decide = async (type: IndicatorType, value: string, decision: 'confirmed' | 'contested' | null) =>
  decideIndicator(await actAsNew(server.world, 'analyst'), {
    type,
    value,
    decision,
    note: 'Tried by a test',
  });

const newSite = () => `${server.world.name('site')}.example`;
async function reportedSite(people: readonly TestAccount[]): Promise<string> {
  const site = newSite();
  await reportBy(people, `They sent me to https://${site}/login`);
  return site;
}

describe('a site', () => {
  it('is known once five people reported it, however it is written', async () => {
    const site = await reportedSite(await makePeople(5));
    const defanged = site.replaceAll('.', '[.]');
    for (const value of [
      site,
      ` ${site.toUpperCase()} `,
      `https://${site}/other?page=1`,
      `hxxps://${defanged}/`,
    ])
      expect(await isKnown(value), value).toBe(true);
  });

  it('is not known with four people, nor with five reports of one', async () => {
    const people = await makePeople(4);
    expect(await isKnown(await reportedSite(people))).toBe(false);
    const [one] = people as [TestAccount];
    expect(await isKnown(await reportedSite([one, one, one, one, one]))).toBe(false);
  });

  it('is not known once an analyst contests it', async () => {
    const site = await reportedSite(await makePeople(5));
    await decide('domain', site, 'contested');
    expect(await isKnown(site)).toBe(false);
    await decide('domain', site, null);
    expect(await isKnown(site)).toBe(true);
  });

  it('everybody uses is never known', async () => {
    await reportBy(await makePeople(5), 'They wrote from https://www.paypal.com/ and gmail.com');
    for (const value of ['paypal.com', 'https://www.paypal.com/', 'somebody@gmail.com'])
      expect(await isKnown(value), value).toBe(false);
  });
});

describe('five accounts of one person', () => {
  it('count for nothing while they are new and unconfirmed, and two weeks later they do', async () => {
    const puppets = await makePeople(5);
    await change(puppets, { confirmedAt: null, createdAt: server.world.clock.now() });
    const site = await reportedSite(puppets);
    expect(await isKnown(site)).toBe(false);
    const fifteenDaysAgo = new Date(server.world.clock.now().getTime() - 15 * 24 * 60 * 60 * 1000);
    await change(puppets, { createdAt: fifteenDaysAgo });
    expect(await isKnown(site)).toBe(true);
  });

  it('count as one when their addresses reach one mailbox', async () => {
    const puppets = await makePeople(5);
    const mark = server.world.name('me');
    for (const [index, puppet] of puppets.entries())
      await change([puppet], { email: `${index % 2 ? mark : mark.toUpperCase()}+${index}@people.test` });
    expect(await isKnown(await reportedSite(puppets))).toBe(false);
  });

  it('no longer count once one is suspended', async () => {
    const people = await makePeople(5);
    const site = await reportedSite(people);
    expect(await isKnown(site)).toBe(true);
    await change(people.slice(0, 1), { suspendedAt: server.world.clock.now(), suspendedReason: 'A test' });
    expect(await isKnown(site)).toBe(false);
  });
});

describe('what may be a person’s own', () => {
  const CASES = [
    ['phone', '+442079460958', 'Call +44 20 7946 0958 now', ['+44 20 7946 0958', '+44 (0)20 7946-0958']],
    [
      'email',
      'refunds@desk-of-tests.example',
      'Write to refunds@desk-of-tests.example',
      ['Refunds@Desk-Of-Tests.example'],
    ],
  ] as const;

  it.each(CASES)(
    'a %s is known only after an analyst confirmed it',
    async (type, value, evidence, written) => {
      await reportBy(await makePeople(6), evidence);
      for (const one of written) expect(await isKnown(one), one).toBe(false);
      await decide(type, value, 'confirmed');
      for (const one of written) expect(await isKnown(one), one).toBe(true);
    },
  );
});

test('a wallet is known in its own notation', async () => {
  const wallet = '0x52908400098527886E0F7030069857D2E4169EE7';
  await reportBy(await makePeople(5), `I sent the coins to ${wallet}`);
  expect(await isKnown(wallet)).toBe(true);
  expect(await isKnown(wallet.toLowerCase())).toBe(true);
  expect(await isKnown(`${wallet.slice(0, -1)}8`)).toBe(false);
});

test('several values at once, accounts and cards are not answered', async () => {
  const iban = 'DE89370400440532013000';
  const site = newSite();
  const other = newSite();
  await reportBy(await makePeople(5), `The account is IBAN ${iban}. The sites are ${site} and ${other}.`);
  await decide('iban', iban, 'confirmed');
  expect(await isKnown(site)).toBe(true);
  for (const value of [iban, '4111 1111 1111 1111', `${site} ${other} ${newSite()}`])
    expect(await isKnown(value), value).toBe(false);
});

test('unknown, reported by four and not understood have the same answer, no sooner than the others', async () => {
  const four = await reportedSite(await makePeople(4));
  const five = await reportedSite(await makePeople(5));
  const times: number[] = [];
  const ask = async (value: string) => {
    const startedAt = performance.now();
    const answer = await check(value);
    times.push(performance.now() - startedAt);
    const headers = [...answer.headers.keys()].filter((name) => name !== 'content-security-policy').sort();
    return { status: answer.status, text: answer.text, headers };
  };
  const unknown = await ask(newSite());
  expect(unknown.text).toBe('{"isKnown":false}');
  expect(await ask(four)).toEqual(unknown);
  expect(await ask('no value at all')).toEqual(unknown);
  expect((await ask(five)).headers).toEqual(unknown.headers);
  // A timer may fire a millisecond early by another clock.
  for (const time of times) expect(time).toBeGreaterThan(ANSWER_MS - 5);
});

test('an empty or endless value is refused', async () => {
  for (const value of ['', '   ', 'x'.repeat(501)]) expect((await check(value)).status).toBe(400);
});

describe('with the limits of a real installation', () => {
  let strict: TestServer;
  beforeAll(async () => {
    strict = await startTestServer({ LIMITS_FACTOR: '1', TRUST_PROXY: '1' });
  });
  afterAll(() => strict.stop());

  it('trying numbers in bulk is stopped with the seconds to wait; another network is still served', async () => {
    const ask = (index: number, from: string) =>
      strict.send('POST', '/api/help/check', {
        json: { value: `+44 20 7946 ${1000 + index}` },
        headers: { 'x-forwarded-for': from },
      });
    const answers = await Promise.all(Array.from({ length: 25 }, (_, index) => ask(index, '198.51.100.7')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    for (const answer of refused) {
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answer.text).toContain('Too many checks');
    }
    expect((await ask(0, '203.0.113.9')).status).toBe(200);
  });
});
