import { expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';

test('somebody new finds the practice puzzle at home, and works through it without sending anything', async ({
  newActor,
}) => {
  const { page } = await newActor('Nora Newcomer');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/')) sent.push(request.url());
  });
  await page.goto('/');
  await page.getByRole('link', { name: /Your first piece, in ten minutes/u }).click();
  await expect(page.getByRole('heading', { name: 'Practice puzzle' })).toBeVisible();
  sent.length = 0;
  await page.getByRole('radio', { name: /Payment execution/u }).check();
  await expect(page.getByText('Nobody has paid yet.')).toBeVisible();
  await expect(page.getByLabel('Your piece')).toBeHidden();
  await page.getByRole('radio', { name: /Channel move and isolation/u }).check();
  await page.getByLabel('Your piece').fill('On 16 May he asked to move to another app');
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);
  await page.getByLabel('Your piece').fill('On 16 May he asked to move to another app and tell nobody');
  const [site, gang] = await page.getByRole('button', { name: 'Dispute', exact: true }).all();
  await site?.click();
  await expect(page.getByText(/^Look again\./u)).toBeVisible();
  await gang?.click();
  await expectAccessible(page, 'practice');
  await expectNoSidewaysScroll(page, 'practice');
  // What was done survives a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Confirm', exact: true }).first().click();
  await expect(page.getByRole('link', { name: 'Choose a real puzzle' })).toBeVisible();
  expect(sent).toEqual([]);
});
