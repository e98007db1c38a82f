import { expect, test } from './fixtures/actors.ts';
import { activate, becomeUnseenGuardian, pay } from './pages/elder-people.ts';
import { openDevice, startPushService, turnNoticesOn } from './pages/push-service.ts';

test('an alert reaches a guardian’s device while the page is closed, until access ends', async ({
  browser,
  baseURL,
  actor,
  newActor,
}) => {
  const [elder, admin] = [await newActor('Ines Linde'), await actor('admin')];
  const service = await startPushService();
  const device = await openDevice(browser, baseURL, 'Gero Linde');
  const { context, page } = device;
  await activate(elder);
  await becomeUnseenGuardian(elder, device, admin);
  await turnNoticesOn(page, service.url);
  await page.close();

  await pay(elder, 'Western Release Desk');
  await expect.poll(() => service.sent.length).toBe(1);
  expect(service.sent[0]).toMatchObject({ path: '/device', encoding: 'aes128gcm' });

  await elder.page.goto('/elder-shield');
  await elder.page.getByRole('button', { name: 'End guardian access: Gero Linde' }).click();
  await expect(elder.page.getByRole('button', { name: 'End guardian access: Gero Linde' })).toBeHidden();
  // That their access ended is a notice, too; the payment after it is none.
  await expect.poll(() => service.sent.length).toBe(2);
  await pay(elder, 'Eastern Release Desk');
  await expect(elder.page.getByRole('button', { name: /Eastern Release Desk/u })).toBeVisible();
  await elder.page.waitForTimeout(2_000);
  expect(service.sent).toHaveLength(2);
  await context.close();
  await service.stop();
});
