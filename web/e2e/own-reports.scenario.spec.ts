import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';
import { uniqueName } from './pages/found-cluster.ts';

const consent = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });

test('a victim reads, corrects, closes and withdraws a report while an analyst and a volunteer watch', async ({
  newActor,
  actor,
}) => {
  const vera = await newActor('Vera Willow');
  const { page } = vera;
  const mark = uniqueName('desk');
  const quote = `Pay the release fee today at https://www.${mark}.com/pay`;
  await page.goto('/evidence');
  await page.locator('input[type=file]').setInputFiles({
    name: 'letter.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(`My name is Vera Willow. They wrote: "${quote}"`),
  });
  await expect(page.getByText('1 of 1 uploaded')).toBeVisible();
  await page.getByRole('link', { name: 'letter.txt' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'letter.txt' })).toBeVisible();
  const evidencePath = new URL(page.url()).pathname;
  const sent = await vera.context.request.post('/api/clusters', {
    data: {
      scamName: `Scheme ${mark}`,
      scamType: 'investment_coaching',
      description: `The ${mark} desk promised profits and then locked the balance.`,
      contactMethod: 'email',
      dateOccurred: '2026-02-11',
      scamPersonas: `Mentor ${mark}`,
      evidence: `They wrote: "${quote}"`,
      evidenceAuthor: 'other-side',
      consentVault: true,
      evidenceIds: [evidencePath.split('/').at(-1)],
    },
  });
  expect(sent.status(), await sent.text()).toBe(201);
  const { clusterId } = (await sent.json()) as { clusterId: string };

  await page.getByRole('button', { name: /account of Vera Willow/u }).click();
  await page.getByRole('menuitem', { name: 'My reports' }).click();
  await page.getByRole('link', { name: `Scheme ${mark}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Scheme ${mark}` })).toBeVisible();
  await expect(page.getByText(/^R-\w{4}-\w{4}-\w{4}$/u).first()).toBeVisible();
  await expectAccessible(page, 'one’s own report');
  await expectNoSidewaysScroll(page, 'one’s own report');
  await page.locator('input[type=file]').setInputFiles({
    name: 'second.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('They sent this a day later'),
  });
  await page.getByRole('button', { name: 'Add this file' }).click();
  await expect(page.getByRole('link', { name: 'second.txt' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add this file' }), 'nothing waits to be sent').toBeHidden();
  const reportPath = new URL(page.url()).pathname;

  const omar = await newActor('Omar Oak');
  await omar.page.goto(reportPath);
  await expect(omar.page.getByText('You have no such report')).toBeVisible();
  await omar.page.goto(evidencePath);
  await expect(omar.page.getByText(/Pay the release fee/u).first()).toBeVisible();

  const analyst = await actor('analyst');
  await analyst.page.goto(evidencePath);
  await expect(analyst.page.getByRole('link', { name: 'Open the original' })).toBeVisible();
  await consent(page, /Analysts may read my report and open my files/u).click();
  await expect(analyst.page.getByRole('link', { name: 'Open the original' })).toBeHidden();
  await page.getByText(/All steps/u).click();
  await expect(
    page.getByText('You turned off “Analysts may read my report and open my files”'),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Correct it' }).click();
  await page.getByLabel('Personas').fill('A mentor and a banker');
  await page.getByRole('button', { name: 'Save the correction' }).click();
  await expect(page.getByText('Version 2. Only this one counts.')).toBeVisible();

  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByLabel(/Why\?/u).fill('I no longer want it used');
  await page.getByRole('button', { name: 'Withdraw the report' }).click();
  await expect(omar.page.getByText(/Pay the release fee/u)).toHaveCount(0);
  await expect(page.getByText('Your reason: I no longer want it used')).toBeVisible();
  const puzzle = await omar.context.request.get(`/api/puzzle/${clusterId}`);
  expect(await puzzle.text()).not.toContain('release fee');

  await page.getByRole('button', { name: 'Restore the report' }).click();
  await expect(page.getByRole('button', { name: 'Correct it' })).toBeVisible();
});
