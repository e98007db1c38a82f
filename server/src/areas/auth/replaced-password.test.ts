import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAccount } from '../../testing/factories.ts';
import { newestMail } from '../../testing/newest-mail.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const NEW_PASSWORD = 'another password';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** The token in the newest message to an address, which is a minute younger than the one before. */
async function mailedToken(to: string): Promise<string> {
  const message = await newestMail(server, to);
  server.world.clock.advanceMinutes(1);
  return /token=([\w-]+)/u.exec(message?.body ?? '')?.[1] ?? '';
}
const confirmAddress = (token: string) => server.send('POST', '/api/email/confirm', { form: { token } });
const canSignIn = async (email: string, password: string) =>
  (await server.send('POST', '/api/login', { form: { email, password } })).status === 303;

it('voids what somebody who knew the old one had begun: another address, and the end of the account', async () => {
  const owner = await makeAccount(server.world);
  const cookie = await server.signIn(owner);
  const currentPassword = owner.password;
  const foreign = `${server.world.name('foreign')}@people.test`;
  await server.send('PUT', '/api/account/email', { cookie, json: { currentPassword, email: foreign } });
  const link = await mailedToken(foreign);
  const begun = await server.send('POST', '/api/account/erasure', {
    cookie,
    json: { currentPassword, code: '' },
  });
  const { token } = begun.json<{ token: string }>();
  await server.send('POST', '/api/password/forgot', { form: { email: owner.email } });
  const form = { token: await mailedToken(owner.email), password: NEW_PASSWORD };
  expect((await server.send('POST', '/api/password/reset', { form })).status).toBe(303);
  const ended = await server.send('POST', '/api/account/erasure/confirm', {
    json: { token, alsoPieces: false },
  });
  // Without two secrets there would be nothing to refuse.
  expect(new Set([link, token, '']).size).toBe(3);
  expect([(await confirmAddress(link)).status, ended.status]).toEqual([400, 400]);
  expect(await canSignIn(owner.email, NEW_PASSWORD)).toBe(true);
});

it('leaves the link that confirms the address the account has', async () => {
  const owner = await makeAccount(server.world);
  const cookie = await server.signIn(owner);
  const json = { currentPassword: owner.password };
  await server.send('PUT', '/api/account/email', { cookie, json: { ...json, email: owner.email } });
  const link = await mailedToken(owner.email);
  const changed = await server.send('PUT', '/api/account/password', {
    cookie,
    json: { ...json, password: NEW_PASSWORD },
  });
  expect(changed.status).toBe(200);
  expect((await confirmAddress(link)).status).toBe(200);
});
