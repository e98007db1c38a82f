import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';
import { uniqueName } from './pages/found-cluster.ts';
import { getUser } from './pages/puzzle-api.ts';
import { readZip } from './pages/read-zip.ts';

const PASSWORD = 'a password of tests';

/** The keys of what a browser keeps of an account. */
const keptOf = (page: Page, id: string) =>
  page.evaluate((part) => Object.keys(localStorage).filter((key) => key.includes(part)), id);

test('a person takes everything along, deletes the account, and is gone from open pages', async ({
  newActor,
  newContext,
  actor,
}) => {
  const vera = await newActor('Vera Hazel');
  const { page } = vera;
  const mark = uniqueName('desk');
  await page.goto('/evidence');
  await page.locator('input[type=file]').setInputFiles({
    name: 'letter.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(`They wrote: "Pay the release fee today at https://www.${mark}.com/pay"`),
  });
  await expect(page.getByText('1 of 1 uploaded')).toBeVisible();
  await page.getByRole('link', { name: 'letter.txt' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'letter.txt' })).toBeVisible();
  const evidencePath = new URL(page.url()).pathname;
  const sent = await vera.context.request.post('/api/clusters', {
    data: {
      scamName: `Scheme ${mark}`,
      scamType: 'investment_coaching',
      description: `The ${mark} desk promised profits and then locked my balance.`,
      contactMethod: 'email',
      dateOccurred: '2026-02-11',
      scamPersonas: `Mentor ${mark}`,
      evidence: `They sent me to https://www.${mark}.com/pay`,
      evidenceAuthor: 'other-side',
      consentVault: true,
      evidenceIds: [evidencePath.split('/').at(-1)],
    },
  });
  expect(sent.status(), await sent.text()).toBe(201);

  const elsewhere = await newContext();
  await elsewhere.request.post('/api/login', {
    form: { email: vera.email, password: PASSWORD },
    maxRedirects: 0,
  });
  const otherBrowser = await elsewhere.newPage();
  await otherBrowser.goto('/clusters');
  await expect(otherBrowser.getByRole('heading', { level: 1 })).toBeVisible();
  const analyst = await actor('analyst');
  await analyst.page.goto(evidencePath);
  await expect(analyst.page.getByText(/Pay the release fee/u).first()).toBeVisible();

  await page.getByRole('button', { name: /account of Vera Hazel/u }).click();
  await page.getByRole('menuitem', { name: 'Your account' }).click();
  const data = page.locator('#your-data');
  await data.getByLabel('Your password').fill(PASSWORD);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    data.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('my-data.zip');
  const archive = readZip(await readFile(await download.path()));
  expect(archive.get('README.txt')).toContain('Your data on the Forensic Anti-Fraud Platform');
  expect(archive.get('reports.json')).toContain(`The ${mark} desk promised profits`);
  expect(archive.get('account.json')).toContain(vera.email);
  expect([...archive].find(([name]) => name.endsWith('letter.txt'))?.[1]).toContain(mark);

  await page.getByRole('button', { name: 'Delete my account…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText(/^1 report, with all versions/u)).toBeVisible();
  await expect(dialog.getByText(/^1 file, with what we read/u)).toBeVisible();
  await expectAccessible(page, 'the dialog that deletes an account');
  await expectNoSidewaysScroll(page, 'the account page');
  const { id } = await getUser(vera.context);
  expect(await keptOf(page, id), 'the browser keeps something of the account').not.toEqual([]);
  await dialog.getByLabel(/to confirm/u).fill('delete');
  await dialog.getByRole('button', { name: 'Delete my account for good' }).click();

  await expect(page.getByRole('link', { name: 'Access Platform' }), 'the landing page').toBeVisible();
  expect(await keptOf(page, id), 'the browser has forgotten the account').toEqual([]);
  await expect(otherBrowser.getByLabel('Password'), 'the other browser is at the sign-in page').toBeVisible();
  await expect(analyst.page.getByText(/Pay the release fee/u)).toHaveCount(0);
  await page.goto('/api/login');
  await page.getByLabel('E-mail').fill(vera.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
});
