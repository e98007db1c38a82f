import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';
import { uniqueName } from './pages/found-cluster.ts';

const DEMAND = 'Pay the $900 release fee in gift cards today and tell nobody, or you will be arrested.';

async function openToolkit(page: Page): Promise<void> {
  await page.goto('/scan-toolkit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Scan Toolkit');
}

async function upload(page: Page, name: string, content: string): Promise<void> {
  const buffer = Buffer.from(content);
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer });
  await page.getByRole('button', { name: 'Upload Evidence' }).click();
}

const fileResult = (page: Page) => page.getByRole('region', { name: 'Your file' });

test('a text gets a verdict with marked words; the draft survives a reload', async ({ newActor }) => {
  const { page } = await newActor('Vera Willow');
  await openToolkit(page);
  await page.getByLabel('Text of the message').fill(DEMAND);
  await page.getByRole('button', { name: 'Analyze Text' }).click();
  const result = page.getByRole('region', { name: 'Your result' });
  await expect(result.getByText('High risk', { exact: true })).toBeVisible();
  await expect(result.locator('mark', { hasText: 'gift cards' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Text of the message')).toHaveValue(DEMAND);
  await page.getByLabel('Text of the message').fill('Hello there');
  await page.getByRole('button', { name: 'Analyze Text' }).click();
  await expect(result.getByText('Not enough text to say.')).toBeVisible();
});

test('the browser’s fingerprint of a file matches the server’s; the same file again is the same item', async ({
  newActor,
}) => {
  const { page } = await newActor('Vera Willow');
  await openToolkit(page);
  const content = `${DEMAND} ${uniqueName('case')}`;
  const sha256 = createHash('sha256').update(content).digest('hex');
  const result = fileResult(page);
  await upload(page, 'chat.txt', content);
  await expect(result.getByText(sha256)).toBeVisible();
  await expect(result.getByText(/^Matching/u)).toBeVisible();
  const link = result.getByRole('link', { name: 'Open this exhibit' });
  const address = await link.getAttribute('href');
  expect(address).toMatch(/^\/evidence\/evidence-/u);

  await page.goto('/user-scan-toolkit');
  await upload(page, 'again.txt', content);
  await expect(link).toHaveAttribute('href', address ?? '');
});

test('a file with a wrong extension is refused with a reason and stays for another try', async ({
  newActor,
}) => {
  const { page } = await newActor('Vera Willow');
  await openToolkit(page);
  await upload(page, 'letter.pdf', 'no pdf at all');
  await expect(page.getByRole('alert')).toHaveText('This file is not what its name says (.pdf)');
  await expect(page.getByText('Upload Failed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove letter.pdf' }).click();
  await upload(page, 'letter.txt', `a letter ${uniqueName('letter')}`);
  await expect(fileResult(page).getByText('letter.txt')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the scan toolkit is accessible in light and dark and fits a phone', async ({ newActor }) => {
  const { page } = await newActor('Ana Alder');
  await openToolkit(page);
  await expectAccessible(page, 'the empty page');
  await expectNoSidewaysScroll(page, 'the empty page');
  const long = `https://${'sub-domain.'.repeat(20)}example.com/${'path/'.repeat(40)}`;
  await page.getByLabel('Text of the message').fill(`${DEMAND} ${long}`);
  await page.getByRole('button', { name: 'Analyze Text' }).click();
  await expect(page.getByRole('region', { name: 'Your result' })).toBeVisible();
  await expectAccessible(page, 'a verdict');
  await expectNoSidewaysScroll(page, 'a verdict');
  await upload(page, `${'a-long-name-'.repeat(10)}.txt`, `${DEMAND} ${uniqueName('case')}`);
  await expect(fileResult(page)).toBeVisible();
  await expectAccessible(page, 'a file');
  await expectNoSidewaysScroll(page, 'a file');
});
