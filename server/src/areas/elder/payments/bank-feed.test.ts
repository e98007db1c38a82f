import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bankToken } from '../../../db/schema/elder.ts';
import { actAs, type TestAccount } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { listOwnAlerts } from '../alerts/list-alerts.ts';
import { makePayment, makeRiskyPayment } from '../testing/payments.ts';
import { makeElder } from '../testing/people.ts';
import { listOwnTokens, makeBankToken, revokeBankToken } from './bank-tokens.ts';

let server: TestServer;
let elder: TestAccount;
beforeAll(async () => {
  server = await startTestServer();
  elder = await makeElder(server.world);
});
afterAll(() => server.stop());

const send = (token: string | null, transactions: unknown[]) =>
  server.send('POST', '/api/elder/bank-feed', {
    ...(token === null ? {} : { headers: { authorization: `Bearer ${token}` } }),
    json: { transactions },
  });

describe('a bank’s feed', () => {
  test('hands payments of its elder in, and they raise alerts', async () => {
    const { world } = server;
    const { token } = await makeBankToken(actAs(world, elder), 'First Example Bank');
    const answer = await send(token, [makeRiskyPayment(world)]);
    expect(answer.status).toBe(201);
    expect(answer.json()).toMatchObject({ results: [{ status: 'intercepted' }] });
    expect((await listOwnAlerts(actAs(world, elder), { limit: 5, show: 'all' })).alerts).not.toEqual([]);
    expect(await listOwnTokens(actAs(world, elder))).toMatchObject([{ lastUsedAt: expect.any(String) }]);
  });

  test('does nothing else with its token', async () => {
    const { world } = server;
    const { token } = await makeBankToken(actAs(world, elder), 'Another Bank');
    const headers = { authorization: `Bearer ${token}` };
    for (const [method, path] of [
      ['GET', '/api/auth/user'],
      ['GET', '/api/elder/protection-status'],
      ['GET', '/api/elder/transaction-monitoring'],
      ['GET', '/api/elder/alerts'],
      ['POST', '/api/elder/deactivate'],
    ] as const)
      expect((await server.send(method, path, { headers })).status, path).toBe(401);
  });

  test('is refused without a token, with another, and from the moment it is revoked', async () => {
    const { world } = server;
    const { id, token } = await makeBankToken(actAs(world, elder), 'Third Bank');
    for (const wrong of [null, '', 'x', `${token}x`, token.slice(0, -1), 'fap_bank_']) {
      const answer = await send(wrong, [makePayment(world)]);
      expect([answer.status, answer.json().message], String(wrong)).toEqual([401, 'Unauthorized']);
    }
    await revokeBankToken(actAs(world, elder), id);
    expect((await send(token, [makePayment(world)])).status).toBe(401);
  });

  test('is kept as a hash, and shown once', async () => {
    const { world } = server;
    const other = await makeElder(world);
    const { id, token } = await makeBankToken(actAs(world, other), 'Fourth Bank');
    const [row] = await world.db.select().from(bankToken).where(eq(bankToken.id, id));
    expect(JSON.stringify(row)).not.toContain(token);
    expect(JSON.stringify(await listOwnTokens(actAs(world, other)))).not.toContain(token);
    await expect(revokeBankToken(actAs(world, elder), id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
