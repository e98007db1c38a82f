import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures/actors.ts';
import { uniqueName } from './pages/found-cluster.ts';
import { ReportPage } from './pages/report-page.ts';

/** Says that the newest payment was so many hours ago. */
async function fillPaidAt(page: Page, hours: number): Promise<void> {
  const [day = '', time = ''] = hoursAgo(hours).split('T');
  await page.getByLabel(/^When was the newest payment/u).fill(day);
  await page.getByLabel(/^At what time/u).fill(time);
}

/** The value of a date and a time control, joined by T, so many hours ago, in the browser's time zone, which is the test's own. */
function hoursAgo(hours: number): string {
  const at = new Date(Date.now() - hours * 60 * 60 * 1000);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

test('somebody without an account finds first help from the landing page and sees the hours left', async ({
  newContext,
}) => {
  const page = await (await newContext()).newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'What to do in the first minutes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help, right now' })).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    // The page's own script comes when the page is used.
    if (!new URL(request.url()).pathname.startsWith('/assets/')) sent.push(request.url());
  });
  await page.getByLabel('How did you pay?').selectOption('wire_international');
  await page.getByLabel(/^How much was it/u).selectOption('US$ 50,000 or more');
  await fillPaidAt(page, 20);
  const clock = page.getByRole('list', { name: 'Recovery clock' });
  await expect(clock).toContainText(/5[12] hours left/u);
  await expect(clock.getByRole('link', { name: /Financial Fraud Kill Chain/u })).toBeVisible();
  expect(sent, 'the clock asks nobody').toEqual([]);
  await page.getByLabel('Country').selectOption({ label: 'United Kingdom' });
  await expect(page.getByRole('link', { name: '159', exact: true })).toHaveAttribute('href', 'tel:159');
});

/** Five people report a site. */
async function reportFiveTimes(newContext: () => Promise<BrowserContext>, site: string): Promise<void> {
  for (let count = 1; count <= 5; count += 1) {
    const { request } = await newContext();
    const form = {
      email: `new-${crypto.randomUUID()}@people.test`,
      password: 'a password of tests',
      displayName: `Reporter ${count}`,
    };
    expect((await request.post('/api/signup', { form, maxRedirects: 0 })).status()).toBe(303);
    const data = {
      scamName: `Desk ${site}`,
      scamType: 'investment_coaching',
      description: `The desk of ${site} promised profits and locked the balance.`,
      contactMethod: 'email',
      dateOccurred: '2026-02-11',
      scamPersonas: 'Mentor',
      evidence: `They sent me to https://${site}/login`,
      consentVault: true,
    };
    expect((await request.post('/api/clusters', { data })).status()).toBe(201);
  }
}

test('the check says nothing of a site that five brand-new accounts reported', async ({ newContext }) => {
  const site = `${uniqueName('desk')}.com`;
  await reportFiveTimes(newContext, site);
  const page = await (await newContext()).newPage();
  await page.goto('/help');
  for (const value of [site, `${uniqueName('nobody')}.com`]) {
    await page.getByLabel(/^Phone number, wallet/u).fill(value);
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText('We cannot say.')).toBeVisible();
  }
});

test('a deep link while signed out offers sign-in and leads back to itself', async ({ newContext }) => {
  const page = await (await newContext()).newPage();
  await page.goto('/evidence?compare=one');
  await expect(page.getByRole('heading', { level: 1, name: '404 - Page Not Found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail').fill('agent1@demo.test');
  await page.getByLabel('Password').fill('demo-pass-2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/evidence\?compare=one$/u);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/404/u);
});

test('after a report with a payment care comes first, with the clock', async ({ newActor }) => {
  const name = uniqueName('coins');
  const { page } = await newActor('Vera Willow');
  const report = new ReportPage(page);
  await report.open();
  const text = {
    scamName: `Coins ${name}`,
    description: `The ${name} desk took my coins.`,
    evidence: `They sent me to https://${name}.com`,
    personas: `Agent ${name}`,
  };
  await report.fillIn(text, []);
  await page.getByRole('button', { name: /Financial Impact/u }).click();
  await page.getByLabel(/^How did you pay/u).selectOption('crypto');
  await fillPaidAt(page, 2);
  await page.getByRole('button', { name: /Vault Consent/u }).click();
  await report.submit.click();
  const care = page.getByRole('region', { name: /take care of yourself/u });
  await expect(care).toContainText('transaction hash');
  await expect(care.getByRole('list', { name: 'Recovery clock' })).toContainText('Now: hours count');
  await expect(care).toBeFocused();
  const cluster = page.getByRole('region', { name: 'Your report starts a new cluster' });
  const [first, second] = [await care.boundingBox(), await cluster.boundingBox()];
  expect(first?.y).toBeLessThan(second?.y ?? 0);
});
