import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';
import { foundCluster } from './pages/found-cluster.ts';
import { tabTo } from './pages/tab-to.ts';

const TECH_ALARM = '/cluster/CLUSTER-010-TEC/subtype/tec-alarm';
const TABS = ['Overview', 'Variants', 'Scammer Roles', 'ReconDog Protection'];

async function openSubtype(page: Page): Promise<void> {
  await page.goto(TECH_ALARM);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alarm on the Screen');
}

/** The value of a term in a description list. */
const fact = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');

test('another person’s report is counted on the page of its scam type', async ({ newActor, newContext }) => {
  const { page } = await newActor('Vera Willow');
  await foundCluster(await newContext(), { scamType: 'tech_support' });
  await openSubtype(page);
  const victims = Number((await fact(page, 'Victims').textContent())?.replaceAll(',', ''));
  expect(victims).toBeGreaterThan(0);
  await foundCluster(await newContext(), { scamType: 'tech_support' });
  await page.reload();
  await expect(fact(page, 'Victims')).toHaveText((victims + 1).toLocaleString('en-US'));
  await expect(fact(page, 'Last activity')).toHaveText('just now');
});

test('every tab is reachable by keyboard and by its URL', async ({ newActor }) => {
  const { page } = await newActor('Vera Willow');
  await openSubtype(page);
  await tabTo(page.getByRole('tab', { name: 'Overview' }));
  for (const name of TABS.slice(1)) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name, selected: true })).toBeFocused();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole('tab', { name: 'ReconDog Protection', selected: true })).toBeVisible();
  await tabTo(page.getByRole('link', { name: 'Check a message' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/scan-toolkit$/u);
});

test('a sub-type is accessible and fits a phone, tab by tab; an unknown one says so and links on', async ({
  newActor,
}) => {
  const { page } = await newActor('Ana Alder');
  await openSubtype(page);
  for (const name of TABS) {
    await page.getByRole('tab', { name }).click();
    await expectAccessible(page, name);
    await expectNoSidewaysScroll(page, name);
  }

  await page.goto('/cluster/CLUSTER-000-XXX/subtype/none');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cluster Sub-Type Not Found');
  await expect(page.getByText('The requested cluster branch could not be located')).toBeVisible();
  await expectAccessible(page, 'a missing sub-type');
  await page.getByRole('link', { name: 'Return to Clusters' }).click();
  await expect(page).toHaveURL(/\/clusters$/u);
});

test('says when it is offline, and loads on reconnect', async ({ newActor }) => {
  const { page, context } = await newActor('Vera Willow');
  await page.route('**/api/catalogue/**', (route) => route.abort('internetdisconnected'));
  await page.goto(TECH_ALARM);
  await expect(page.getByText('as soon as you’re online again')).toBeVisible();
  await expectAccessible(page, 'a sub-type that could not be loaded');
  await page.unroute('**/api/catalogue/**');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alarm on the Screen');
});
