import { expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';
import { openDevice, startPushService, turnNoticesOn } from './pages/push-service.ts';
import { getUser } from './pages/puzzle-api.ts';

const PHONE = { width: 390, height: 844 };

test('a phone turns notices on, its push service gets one encrypted, and its worker shows it', async ({
  browser,
  baseURL,
  actor,
}) => {
  const service = await startPushService();
  // A name of its own: once she has a role, nobody may take a name like hers.
  const { context, page } = await openDevice(browser, baseURL, 'Petra Pine', PHONE);
  await turnNoticesOn(page, service.url);
  await expectAccessible(page, 'the account with notices on');
  await expectNoSidewaysScroll(page, 'the account with notices on');

  const { id } = await getUser(context);
  const changed = await (await actor('admin')).context.request.put(`/api/admin/accounts/${id}/roles`, {
    data: { roles: ['leo'], reason: 'She joined the police unit' },
  });
  expect(changed.status(), 'she has the role').toBe(200);
  await expect.poll(() => service.sent.length).toBe(1);
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
  }).toPass();

  await page.getByRole('button', { name: 'Stop notices on this device' }).click();
  await expect(page.getByRole('button', { name: 'Show notices on this device' })).toBeVisible();
  await context.close();
  await service.stop();
});
