import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAsNew, makeAccount, makeCluster } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { decideIndicator } from '../indicators/decide-indicator.ts';
import { listProposals } from './list-proposals.ts';
import { mergeClusters } from './merge-clusters.ts';
import { splitCluster } from './split-cluster.ts';

const IBAN = 'GB29NWBK60161331926819';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Two clusters that have nothing in common but a bank account. */
async function makePair(iban: string): Promise<{ one: string; other: string }> {
  const { world } = server;
  const made = async (description: string, evidence: string) =>
    (await makeCluster(world, { description, evidence })).clusterId;
  const pair = {
    one: await made(
      'A mentor in a chat group showed me profits on a trading page, and then my balance was locked.',
      `They sent me to ${world.name('oak')}.example and I paid to ${iban}`,
    ),
    other: await made(
      'Somebody rang, said my parcel was held at customs, and wanted a fee before Friday.',
      `The form at ${world.name('elm')}.example asked for a transfer; the number was ${iban}`,
    ),
  };
  await server.settle();
  return pair;
}

const proposed = async ({ one, other }: { one: string; other: string }) =>
  (await listProposals(server.world.ctx, { limit: 500 })).items.filter(({ cluster, into }) =>
    [cluster.id, into.id].every((id) => id === one || id === other),
  );

test('two clusters that name one bank account are proposed to analysts, by its last four characters, until it is contested', async () => {
  const pair = await makePair(IBAN);
  expect(pair.one).not.toBe(pair.other);
  expect(await proposed(pair)).toMatchObject([{ percent: null, identifiers: ['iban …6819'] }]);

  const member = await server.signIn(await makeAccount(server.world));
  const analyst = await server.signIn(await makeAccount(server.world, 'analyst'));
  const ask = (cookie: string) => server.send('GET', '/api/clusters/merge-proposals', { cookie });
  expect((await ask(member)).status).toBe(403);
  const told = await ask(analyst);
  expect(told.text).toContain('…6819');
  expect(told.text).not.toContain(IBAN);
  const relatives = await server.send('GET', `/api/cluster-mutations/${pair.one}`, { cookie: member });
  expect(relatives.text).not.toContain(pair.other);

  const deciding = await actAsNew(server.world, 'analyst');
  await decideIndicator(deciding, {
    type: 'iban',
    value: IBAN,
    decision: 'contested',
    note: 'A bank of all',
  });
  expect(await proposed(pair)).toEqual([]);
});

test('split pairs are not proposed again', async () => {
  const pair = await makePair('DE89370400440532013000');
  expect(await proposed(pair)).toHaveLength(1);
  const analyst = await actAsNew(server.world, 'analyst');
  const reason = 'Named by both, as the payer’s own';
  await mergeClusters(analyst, { clusterId: pair.one, intoClusterId: pair.other, reason });
  expect(await proposed(pair)).toEqual([]);
  server.world.clock.advanceMinutes(1);
  await splitCluster(analyst, { clusterId: pair.one, reason });
  expect(await proposed(pair)).toEqual([]);
});

test.each(['FR1420041010050500013M02606', 'NL91ABNA0417164300', 'BE68539007547034', 'AT611904300234573201'])(
  'of two decisions at one moment parting holds (%s)',
  async (iban) => {
    const pair = await makePair(iban);
    expect(await proposed(pair)).toHaveLength(1);
    const analyst = await actAsNew(server.world, 'analyst');
    const reason = 'Decided twice within a millisecond';
    await mergeClusters(analyst, { clusterId: pair.one, intoClusterId: pair.other, reason });
    await splitCluster(analyst, { clusterId: pair.one, reason });
    expect(await proposed(pair)).toEqual([]);
  },
);
