import { expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';

test('a token reads what it may, downloads it, and ends at once when its owner ends it', async ({
  actor,
  request,
}) => {
  const { page } = await actor('analyst');
  await page.goto('/account');
  const name = `Script ${Date.now()}`;
  await page.getByRole('button', { name: 'Make a token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the token').fill(name);
  await dialog.getByLabel('Your password').fill('demo-pass-2026');
  await expectAccessible(page, 'a token being made');
  await expectNoSidewaysScroll(page, 'a token being made');
  await dialog.getByRole('button', { name: 'Make the token' }).click();
  await expect(page.locator(':focus')).toContainText('Your new token, shown once');
  const token = (await page.getByText(/^fap_user_/u).textContent()) ?? '';
  const get = (path: string) => request.get(path, { headers: { authorization: `Bearer ${token}` } });
  expect((await get('/api/clusters')).status()).toBe(200);
  expect((await get('/api/exports/clusters?format=csv')).headers()['content-type']).toContain('text/csv');
  expect((await get('/api/indicators')).status()).toBe(403);
  await page.getByRole('button', { name: `End ${name}` }).click();
  await expect(page.getByRole('button', { name: `End ${name}` })).toBeHidden();
  expect((await get('/api/clusters')).status()).toBe(401);
});

test('an analyst adds a webhook, sends a test, and sees that it did not arrive', async ({ actor }) => {
  const { page } = await actor('analyst');
  await page.goto('/webhooks');
  const name = `Newsroom ${Date.now()}`;
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Who receives it').fill(name);
  // Nobody listens there.
  await dialog.getByLabel('Address').fill('http://127.0.0.1:9/hook');
  await dialog.getByRole('checkbox', { name: /Press summaries, once/u }).check();
  await dialog.getByRole('button', { name: 'Add the webhook' }).click();
  await expect(page.locator(':focus')).toContainText('shown once');
  await expectAccessible(page, 'the webhooks');
  await expectNoSidewaysScroll(page, 'the webhooks');
  await page.getByRole('button', { name: `Send a test to ${name}` }).click();
  await page.getByRole('region', { name }).getByRole('link', { name: 'What was sent' }).click();
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('Last attempts').first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectAccessible(page, 'what was sent');
  await expectNoSidewaysScroll(page, 'what was sent');
});

test('a list is downloaded with the filters that are set', async ({ actor }) => {
  const { page } = await actor('admin');
  await page.goto('/admin?tab=audit&action=account.');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV: audit trail' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^audit-[\d-]{10}\.csv$/u);
});
