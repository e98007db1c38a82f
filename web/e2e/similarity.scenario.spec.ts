import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';
import { foundCluster, sitesOf, uniqueName } from './pages/found-cluster.ts';

async function openInterceptor(page: Page): Promise<void> {
  await page.goto('/similarity-interceptor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cluster Similarity Interceptor');
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a script with the same two websites joins their cluster with its evidence', async ({
  newActor,
  newContext,
}) => {
  const founded = await foundCluster(await newContext());
  const { domain } = founded;
  const { page } = await newActor('Vera Willow');
  await openInterceptor(page);
  await page.getByLabel('Website URL').fill(`https://${domain}/login`);
  // One site alone is no match.
  await page.getByLabel('Script text').fill(`They sent me to ${sitesOf(founded)}`);
  await button(page, 'Check Similarity').click();
  await expect(page.getByText(/names the same party as/u)).toBeVisible();
  await expect(page.getByText(domain.replace('www.', 'Domain ').replace('.com', '[.]com'))).toBeVisible();
  await expectAccessible(page, 'a match');
  // Clusters of other scenarios may have similar texts; only this one names both sites.
  await page
    .getByRole('listitem')
    .filter({ hasText: 'It names something only one party is known to use.' })
    .getByRole('button', { name: 'Join Cluster' })
    .click();
  await expect(page.getByText('Your evidence is in this cluster.')).toBeVisible();
  await page.goto('/evidence');
  await expect(page.getByText('similarity-submission.txt').first()).toBeVisible();
});

test('an unknown script opens a prefilled report, and a reload loses nothing', async ({ newActor }) => {
  const { page } = await newActor('Vera Willow');
  const script = `The ${uniqueName('heron')} heron recites arithmetic beside a lighthouse.`;
  await openInterceptor(page);
  await page.getByLabel('Script text').fill(script);
  await page.getByLabel('Name they used').fill('Keeper Nine');
  await page.reload();
  await button(page, 'Check Similarity').click();
  await expect(page.getByText('No known cluster is like this.')).toBeVisible();
  await button(page, 'Create New Cluster').click();
  await expect(page).toHaveURL(/\/build-cluster$/u);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel(/Anything else that shows what happened/u)).toHaveValue(script);
});

test('a script can be checked and cleared by keyboard alone', async ({ newActor }) => {
  const { page } = await newActor('Ana Alder');
  await openInterceptor(page);
  await page.getByLabel('Script text').focus();
  await page.keyboard.type(`Nobody ever said ${uniqueName('quietly')} before.`);
  await page.getByLabel('Payment').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Clear Results')).toBeVisible();
  await button(page, 'Clear Results').press('Enter');
  await expect(button(page, 'Clear Results')).toBeHidden();
  await expectAccessible(page, 'the form');
  await expectNoSidewaysScroll(page, 'the form');
});
