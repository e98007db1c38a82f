import { type Actor, expect, test } from './fixtures/actors.ts';
import { activate, becomeGuardian, pay } from './pages/elder-people.ts';
import { startPushService, subscribeAt } from './pages/push-service.ts';

test('an alert reaches a guardian’s device while the page is closed, until access ends', async ({
  browser,
  baseURL,
  actor,
  newActor,
}) => {
  const [elder, admin] = [await newActor('Ines Linde'), await actor('admin')];
  const service = await startPushService();
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    serviceWorkers: 'allow',
    permissions: ['notifications'],
  });
  const form = {
    email: `push-${crypto.randomUUID()}@demo.test`,
    password: 'a long enough one',
    displayName: 'Gero Linde',
  };
  expect((await context.request.post('/api/signup', { form, maxRedirects: 0 })).status()).toBe(303);
  const page = await context.newPage();
  await activate(elder);
  await becomeGuardian(elder, { context, page, email: form.email } as Actor, admin);
  await subscribeAt(page, service.url);
  await page.goto('/account');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.getByRole('button', { name: 'Show notices on this device' }).click();
  await expect(page.getByRole('button', { name: 'Stop notices on this device' })).toBeVisible();
  await page.close();

  await pay(elder, 'Western Release Desk');
  await expect.poll(() => service.sent.length, { timeout: 10_000 }).toBe(1);
  expect(service.sent[0]).toMatchObject({ path: '/device', encoding: 'aes128gcm' });

  await elder.page.goto('/elder-shield');
  await elder.page.getByRole('button', { name: 'End guardian access: Gero Linde' }).click();
  await expect(elder.page.getByRole('button', { name: 'End guardian access: Gero Linde' })).toBeHidden();
  // That their access ended is a notice, too; the payment after it is none.
  await expect.poll(() => service.sent.length, { timeout: 10_000 }).toBe(2);
  await pay(elder, 'Eastern Release Desk');
  await expect(elder.page.getByRole('button', { name: /Eastern Release Desk/u })).toBeVisible();
  await elder.page.waitForTimeout(2_000);
  expect(service.sent).toHaveLength(2);
  await context.close();
  await service.stop();
});
