import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAccount, type TestAccount } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { codeOf, makeFactor } from './testing/make-factor.ts';

let server: TestServer;
let account: TestAccount;
beforeAll(async () => {
  server = await startTestServer();
  account = await makeAccount(server.world);
});
afterAll(() => server.stop());

const SCREEN = '/puzzle/cluster-002?mode=contribute&layer=5';
const DEEP = '/puzzle/cluster-002?layer=9&piece=piece-x1&comment=comment-y2';
const HOSTILE = ['//evil.test', '/\\evil.test', 'https://evil.test', 'https:', '/\t/evil.test', '/api/login'];
const page = async (path: string, next: string) =>
  (await server.send('GET', `${path}?next=${encodeURIComponent(next)}`)).text;
const signIn = (next: string, password = account.password) =>
  server.send('POST', '/api/login', { form: { email: account.email, password, next } });

test('sign-in leads to the requested screen, also after a wrong password', async () => {
  expect(await page('/api/login', SCREEN)).toContain(
    'name="next" value="/puzzle/cluster-002?mode=contribute&amp;layer=5"',
  );
  const refused = await signIn(SCREEN, 'not the password');
  expect(refused.status).toBe(401);
  expect(refused.text).toContain('value="/puzzle/cluster-002?mode=contribute&amp;layer=5"');
  const answer = await signIn(SCREEN);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, SCREEN]);
});

test('sign-in with a code of an authenticator app leads to the requested screen, also after a wrong code', async () => {
  const person = await makeAccount(server.world);
  const secret = await makeFactor(server.world, person.id);
  server.world.clock.advanceMinutes(1);
  const asked = await server.send('POST', '/api/login', {
    form: { email: person.email, password: person.password, next: DEEP },
  });
  const kept = `name="next" value="${DEEP.replaceAll('&', '&amp;')}"`;
  expect(asked.text).toContain(kept);
  const token = /name="token" value="([\w-]+)"/u.exec(asked.text)?.[1] ?? '';
  const enter = (code: string) =>
    server.send('POST', '/api/login/code', { form: { token, code, next: DEEP } });
  expect((await enter('000000')).text).toContain(kept);
  const answer = await enter(codeOf(server.world, secret));
  expect([answer.status, answer.headers.get('location')]).toEqual([303, DEEP]);
});

test('going from sign-in to sign-up keeps the requested screen', async () => {
  expect(await page('/api/login', SCREEN)).toContain(`/api/signup?next=${encodeURIComponent(SCREEN)}`);
  expect(await page('/api/signup', SCREEN)).toContain('name="next"');
  const form = {
    email: `${server.world.name('next')}@people.test`.toLowerCase(),
    password: 'a password of tests',
    displayName: 'Nora Next',
    next: SCREEN,
  };
  const answer = await server.send('POST', '/api/signup', { form });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, SCREEN]);
});

test('somebody already signed in is redirected at once', async () => {
  const cookie = await server.signIn(account);
  for (const path of ['/api/login', '/api/signup']) {
    const answer = await server.send('GET', `${path}?next=${encodeURIComponent(SCREEN)}`, { cookie });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, SCREEN]);
  }
});

test('no link to the sign-in page leads to another site', async () => {
  const cookie = await server.signIn(account);
  for (const next of HOSTILE) {
    expect((await signIn(next)).headers.get('location'), JSON.stringify(next)).toBe('/');
    const path = `/api/login?next=${encodeURIComponent(next)}`;
    expect((await server.send('GET', path, { cookie })).headers.get('location')).toBe('/');
    expect(await page('/api/login', next)).not.toMatch(/evil|name="next"/u);
  }
});

test('a missing file answers 404, an unknown path the app’s page', async () => {
  for (const path of ['/assets/x.js', '/foo.png', '/x.php', '/.env', '/clusters/app.js.map', '/wp-login.PHP'])
    expect((await server.send('GET', path)).status, path).toBe(404);
  for (const path of ['/clusters', '/no/such/screen', '/evidence/0190-abc'])
    expect([200, 503], path).toContain((await server.send('GET', path)).status);
});
