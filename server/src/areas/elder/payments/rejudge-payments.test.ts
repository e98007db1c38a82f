import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { payment } from '../../../db/schema/elder.ts';
import {
  actAs,
  actAsNew,
  makeAccount,
  makeSubmission,
  type TestAccount,
} from '../../../testing/factories.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { decideIndicator } from '../../indicators/decide-indicator.ts';
import { submitReport } from '../../reports/submit-report.ts';
import { listOwnAlerts } from '../alerts/list-alerts.ts';
import { makePayment, makeRiskyPayment } from '../testing/payments.ts';
import { handIn, makeElder } from '../testing/people.ts';
import { decideOwnPayment } from './decide-payment.ts';

let world: World;
let elder: TestAccount;
let site: string;
beforeEach(async () => {
  world = await createWorld();
  elder = await makeElder(world);
  site = `${world.name('pay')}.example`;
});

const report = async () =>
  submitReport(
    await actAsNew(world),
    makeSubmission(world, { evidence: `They sent me to https://${site}/login` }),
  );
const alerts = async () => (await listOwnAlerts(actAs(world, elder), { limit: 50, show: 'all' })).alerts;
const find = async (id = '') => (await world.db.select().from(payment).where(eq(payment.id, id)))[0];
const toSite = () => makePayment(world, { payee: 'Web Shop', description: `order at ${site}` });

describe('a payment that names what is reported', () => {
  test('is blocked at once where it is confirmed and the points suffice', async () => {
    await report();
    await report();
    const [paid] = await handIn(world, elder, makeRiskyPayment(world, { description: `fee, see ${site}` }));
    expect(paid).toMatchObject({ status: 'blocked' });
    expect(paid?.reasons[0]).toMatchObject({ rule: 'known-scam', points: 60 });
    expect(paid?.reasons[0]?.sentence).toContain(site.replaceAll('.', '[.]'));
  });

  test('of yesterday becomes an alert the moment a second person reports it', async () => {
    await report();
    const [paid] = await handIn(world, elder, toSite());
    expect(paid?.status).toBe('cleared');
    world.clock.advanceSeconds(86_400 + 3_600);
    await report();
    await world.drain();
    expect(await find(paid?.id)).toMatchObject({ status: 'flagged', points: 75 });
    expect(await alerts()).toMatchObject([{ level: 'critical', transaction: { id: paid?.id } }]);
    await world.drain();
    expect(await alerts()).toHaveLength(1);
  });

  test('that had raised an alert before raises it anew as critical, and is unread again', async () => {
    await report();
    const [paid] = await handIn(
      world,
      elder,
      makePayment(world, {
        amount: 90_000,
        payee: 'New Desk',
        channel: 'crypto',
        description: `order at ${site}`,
      }),
    );
    expect(paid?.status).toBe('flagged');
    const [before] = await alerts();
    expect(before).toMatchObject({ level: 'high' });
    await report();
    await world.drain();
    expect(await alerts()).toMatchObject([{ alertId: before?.alertId, level: 'critical', seenAt: null }]);
    expect(await find(paid?.id)).toMatchObject({ status: 'blocked' });
  });

  test('only loses its reason when an analyst contests the indicator; what was decided stays', async () => {
    await report();
    await report();
    const [paid] = await handIn(world, elder, makeRiskyPayment(world, { description: `fee, see ${site}` }));
    await decideOwnPayment(actAs(world, elder), { paymentId: paid?.id ?? '', decision: 'block' });

    await decideIndicator(await actAsNew(world, 'analyst'), {
      type: 'domain',
      value: site,
      decision: 'contested',
      note: 'A real shop',
    });
    await world.drain();
    const after = await find(paid?.id);
    expect(after).toMatchObject({ status: 'blocked', decision: 'block' });
    expect(JSON.stringify(after?.reasons)).not.toContain('known-scam');
  });
});

test('a bank account counts only once an analyst confirmed it, whoever reports it', async () => {
  const iban = 'DE89370400440532013000';
  const reporters = [await makeAccount(world), await makeAccount(world)];
  for (const who of reporters)
    await submitReport(actAs(world, who), makeSubmission(world, { evidence: `Pay to IBAN ${iban} at once` }));
  const toAccount = () => makePayment(world, { payee: 'Somebody', description: `IBAN ${iban}` });
  const [before] = await handIn(world, elder, toAccount());
  expect(before?.reasons.map(({ rule }) => rule)).not.toContain('known-scam');
  await decideIndicator(await actAsNew(world, 'analyst'), {
    type: 'iban',
    value: iban,
    decision: 'confirmed',
    note: 'Seen in two reports',
  });
  await world.drain();
  expect(await find(before?.id)).toMatchObject({ status: 'flagged' });
  const [after] = await handIn(world, elder, toAccount());
  expect(after?.reasons.map(({ rule }) => rule)).toContain('known-scam');
});
