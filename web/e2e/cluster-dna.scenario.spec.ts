import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';
import { type FoundedCluster, foundCluster, sitesOf, uniqueName } from './pages/found-cluster.ts';
import { tabTo } from './pages/tab-to.ts';

const DETAIL_TABS = ['DNA Analysis', 'Sub-Types & Variants', 'Scammer Hierarchy', 'Victim Mapping'];
const DNA_TABS = ['DNA Overview', '6-Layer Detail', 'Family Tree'];

/** Sends another person's report of the same party, which joins the cluster. */
async function joinCluster(context: BrowserContext, founded: FoundedCluster): Promise<void> {
  const name = uniqueName('joins');
  const signUp = await context.request.post('/api/signup', {
    form: { email: `${name}@people.test`, password: 'a password of tests', displayName: 'Another reporter' },
    maxRedirects: 0,
  });
  expect(signUp.status(), 'sign-up of the other reporter').toBe(303);
  const answer = await context.request.post('/api/clusters', {
    data: {
      scamName: `The same scheme ${name}`,
      scamType: 'investment_coaching',
      description: `My mentor said I must pay today and keep it secret, then ${name} was locked.`,
      contactMethod: 'phone',
      dateOccurred: '2026-02-13',
      scamPersonas: 'A mentor',
      evidence: sitesOf(founded),
      consentVault: true,
    },
  });
  expect(await answer.json()).toMatchObject({ joined: true, clusterId: founded.clusterId });
}

const strength = (page: Page) => page.getByRole('region', { name: 'Strength', exact: true });

test('a second report updates the open cluster page and the command room without a reload', async ({
  newActor,
  newContext,
}) => {
  const { page } = await newActor('Vera Willow');
  const founded = await foundCluster(await newContext());
  await page.goto(`/cluster-detail/${founded.clusterId}`);
  await expect(strength(page)).toContainText('From 1 report,');
  await expect(strength(page)).toContainText('Not enough data');
  const room = await page.context().newPage();
  await room.goto(`/clusters?q=${founded.clusterId}`);
  const fact = room.locator('dl > div').filter({ has: room.getByText('Strength', { exact: true }) });
  await expect(fact).toContainText('Not enough data');
  await joinCluster(await newContext(), founded);
  await expect(strength(page)).toContainText('From 2 reports');
  await expect(strength(page)).toContainText(/\d+%.*Layers with data.*of 6/u);
  const domain = page.getByRole('row', { name: /Structural/u });
  await expect(domain).toContainText(
    `Website domain ${founded.domain.replace('www.', '').replaceAll('.', '[.]')}`,
  );
  await expect(domain).toContainText('Reports 1, 2');
  await expect(fact).toContainText(/\d%/u);
});

test('a cluster is chosen by keyboard, loaded only then, and reopened by its URL', async ({ newActor }) => {
  const { page } = await newActor('Ana Alder');
  const read: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/cluster-dna/')) read.push(request.url());
  });
  await page.goto('/cluster-dna');
  const choice = page.getByRole('button', { name: /Crypto Recovery Ring Alpha/u });
  await expect(choice).toBeVisible();
  await expect(page.getByText('Select a cluster')).toBeVisible();
  expect(read).toEqual([]);
  await page.getByRole('searchbox', { name: 'Search clusters' }).fill('ring alpha');
  await tabTo(choice);
  await page.keyboard.press('Enter');
  await expect(strength(page)).toContainText('Layers with data');
  await expect(page.getByRole('table', { name: 'Strength of each layer' }).getByRole('row')).toHaveCount(7);
  await page.getByRole('tab', { name: '6-Layer Detail' }).click();
  await expect(page.getByText('Website domain crypto-recovery-ring-alpha[.]example')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: '6-Layer Detail', selected: true })).toBeVisible();
  await expect(page.getByText('Website domain crypto-recovery-ring-alpha[.]example')).toBeVisible();
});

test('a cluster links to its sub-types, and a sub-type back to its family', async ({ newActor }) => {
  const { page } = await newActor('Ana Alder');
  await page.goto('/cluster-detail/cluster-001?tab=subtypes');
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: /^Open /u })
    .first()
    .click();
  await expect(page).toHaveURL(/\/cluster\/CLUSTER-001-\w+\/subtype\/[^/]+$/u);
  await page.getByRole('link', { name: /^Back to / }).click();
  await expect(page).toHaveURL(/\/cluster-detail\/CLUSTER-001-\w+$/u);
  await expect(page.getByRole('link', { name: 'Crypto Recovery Ring Alpha' })).toBeVisible();
});

test('an analyst shares and exports, and forbidden actions say why', async ({ actor, newActor }) => {
  const analyst = await actor('analyst');
  await analyst.page.goto('/cluster-detail/cluster-001');
  const download = analyst.page.waitForEvent('download');
  await analyst.page.getByRole('button', { name: 'Share Intelligence' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.stix\.json$/u);
  await analyst.page.getByRole('button', { name: 'Export Dossier' }).click();
  await expect(analyst.page).toHaveURL(/\/dossier\/cluster-001$/u);
  await expect(analyst.page.getByRole('heading', { name: 'Strike Score' })).toBeVisible();
  const { page } = await newActor('Vera Willow');
  await page.goto('/cluster-detail/cluster-001');
  for (const name of ['Export Dossier', 'Share Intelligence', 'Deploy ReconDogs'])
    await expect(page.getByRole('button', { name })).toBeDisabled();
  await expect(page.getByText('Only admins can deploy ReconDogs.')).toBeVisible();
});

test('clusters and their DNA are accessible in light and dark and fit a phone, tab by tab', async ({
  newActor,
}) => {
  // Eleven tabs.
  test.slow();
  const { page } = await newActor('Ana Alder');
  for (const [address, tabs] of [
    ['/cluster-detail/cluster-001', DETAIL_TABS],
    ['/cluster-dna?cluster=cluster-001', DNA_TABS],
    ['/cluster-detail/CLUSTER-010-TEC', DETAIL_TABS],
  ] as const) {
    await page.goto(address);
    for (const name of tabs) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByText(/^Loading/u)).toHaveCount(0);
      await expectAccessible(page, `${name} of ${address}`);
      await expectNoSidewaysScroll(page, `${name} of ${address}`);
    }
  }
});

test('an unknown cluster says so; an offline page loads on reconnect', async ({ newActor }) => {
  const { page, context } = await newActor('Vera Willow');
  await page.goto('/cluster-detail/no-such-cluster');
  await expect(page.getByText('There is no such cluster')).toBeVisible();
  await page.route('**/api/clusters/cluster-001', (route) => route.abort('internetdisconnected'));
  await page.goto('/cluster-detail/cluster-001');
  await expect(page.getByText('as soon as you’re online again')).toBeVisible();
  await page.unroute('**/api/clusters/cluster-001');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crypto Recovery Ring Alpha');
});
