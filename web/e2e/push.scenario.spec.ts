import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';

const PHONE = { width: 390, height: 844 };

/** A push service on this machine that counts what it is sent. */
async function startPushService() {
  const sent: { path: string; encoding: string | undefined; bytes: number }[] = [];
  const server = createServer(async (request, response) => {
    let bytes = 0;
    for await (const chunk of request) bytes += (chunk as Buffer).byteLength;
    sent.push({ path: request.url ?? '', encoding: request.headers['content-encoding'], bytes });
    response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/device`,
    sent,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Has the browser subscribe at our push service: the one of its maker is not reachable from a test. */
const subscribeAt = (page: Page, endpoint: string) =>
  page.addInitScript((address) => {
    let current: object | null = null;
    const encode = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    PushManager.prototype.getSubscription = async () => current as PushSubscription | null;
    PushManager.prototype.subscribe = async (options) => {
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
        'deriveBits',
      ]);
      const p256dh = encode(await crypto.subtle.exportKey('raw', pair.publicKey));
      const auth = encode(crypto.getRandomValues(new Uint8Array(16)).buffer);
      current = {
        endpoint: address,
        options,
        toJSON: () => ({ endpoint: address, keys: { p256dh, auth } }),
        unsubscribe: async () => {
          current = null;
          return true;
        },
      };
      return current as PushSubscription;
    };
  }, endpoint);

test('a phone turns notices on, its push service gets one encrypted, and its worker shows it', async ({
  browser,
  baseURL,
  actor,
}) => {
  const service = await startPushService();
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    serviceWorkers: 'allow',
    viewport: PHONE,
    permissions: ['notifications'],
  });
  const form = {
    email: `push-${crypto.randomUUID()}@demo.test`,
    password: 'a long enough one',
    // A name of its own: once she has a role, nobody may take a name like hers.
    displayName: 'Petra Pine',
  };
  expect((await context.request.post('/api/signup', { form, maxRedirects: 0 })).status()).toBe(303);
  const page = await context.newPage();
  await subscribeAt(page, service.url);
  await page.goto('/account');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.getByRole('button', { name: 'Show notices on this device' }).click();
  await expect(page.getByRole('button', { name: 'Stop notices on this device' })).toBeVisible();
  await expectAccessible(page, 'the account with notices on');
  await expectNoSidewaysScroll(page, 'the account with notices on');

  const { page: adminPage } = await actor('admin');
  await adminPage.goto(`/admin?q=${form.email}`);
  await adminPage.getByRole('button', { name: 'Change roles of Petra Pine' }).click();
  const dialog = adminPage.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /Law enforcement|Police/iu }).click();
  await dialog.getByLabel('Reason').fill('She joined the police unit');
  await dialog.getByRole('button', { name: 'Change roles' }).click();
  await expect.poll(() => service.sent.length, { timeout: 30_000 }).toBe(1);
  expect(service.sent[0]).toMatchObject({ path: '/device', encoding: 'aes128gcm' });

  // The browser decrypts what its service hands on; the tests of the server decrypt the same bytes. From there on it is real.
  const devTools = await context.newCDPSession(page);
  const registrationId = await new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
    void devTools.send('ServiceWorker.enable');
  });
  const data = JSON.stringify({
    title: 'Your roles changed',
    text: 'You are now: police officer.',
    tag: 'roles',
  });
  const origin = new URL(page.url()).origin;
  const shown = () =>
    page.evaluate(async () => {
      const { getNotifications } = await navigator.serviceWorker.ready.then((registration) => ({
        getNotifications: () => registration.getNotifications(),
      }));
      return (await getNotifications()).map(({ title, body }) => ({ title, body }));
    });
  // Again while nothing is shown: on a busy machine the worker may be starting anew. The tag makes it one notice.
  await expect(async () => {
    await devTools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    expect(await shown()).toEqual([{ title: 'Your roles changed', body: 'You are now: police officer.' }]);
  }).toPass({ timeout: 30_000 });

  await page.getByRole('button', { name: 'Stop notices on this device' }).click();
  await expect(page.getByRole('button', { name: 'Show notices on this device' })).toBeVisible();
  await context.close();
  await service.stop();
});
