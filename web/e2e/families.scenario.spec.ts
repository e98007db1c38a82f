import { expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';
import { foundCluster } from './pages/found-cluster.ts';
import { tabTo } from './pages/tab-to.ts';

const TABS = ['Family Tree', 'Migrations', 'Similarity', 'Triggers'];

test('the tree can be walked down to a cluster with the keyboard alone', async ({ newActor }) => {
  const { page } = await newActor('Vera Willow');
  await page.goto('/cluster-map');
  const romance = page.getByRole('treeitem', { name: /Romance Family/u });
  await tabTo(romance);
  await expect(romance).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowRight');
  await expect(romance).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowRight');
  const first = page.getByRole('treeitem', { level: 2 }).first();
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/selected=/u);
  await page.reload();
  await expect(page.getByText('Connection strength')).toBeVisible();
});

test('search and filter are kept in the URL, and both views of a family open and close', async ({
  newActor,
}) => {
  const { page } = await newActor('Vera Willow');
  await page.goto('/cluster-map');
  await page.getByRole('searchbox', { name: 'Search' }).fill('Romance Family');
  await expect(page.getByRole('treeitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Dormant' }).click();
  await expect(page).toHaveURL(/filter=dormant/u);
  await page.getByRole('button', { name: 'View Evolution Timeline' }).click();
  const timeline = page.getByRole('dialog', { name: /Evolution of/u });
  await expect(timeline.getByText('First seen').first()).toBeVisible();
  await expectAccessible(page, 'the timeline');
  await page.keyboard.press('Escape');
  await expect(timeline).toBeHidden();
  await page.getByRole('button', { name: 'Analyze Connections' }).click();
  await expect(page.getByRole('dialog', { name: /Connections of/u })).toBeVisible();
  await expectAccessible(page, 'the connections');
});

test('a new cluster appears without a reload, but not while live update is off', async ({
  newActor,
  newContext,
}) => {
  const { page } = await newActor('Vera Willow');
  await page.goto('/cluster-map');
  const employment = page.getByRole('treeitem', { name: /Employment Family/u });
  const count = async () => Number(/(\d+)/u.exec((await employment.textContent()) ?? '')?.[1]);
  await expect(employment).toBeVisible();
  const live = page.getByRole('button', { name: 'Live Update' });
  await expect(live).toHaveAttribute('aria-pressed', 'true');
  const before = await count();
  await foundCluster(await newContext(), { scamType: 'job_scam' });
  await expect.poll(count).toBeGreaterThan(before);
  await live.click();
  await expect(page.getByText('Live update is off')).toBeVisible();
});

test('an analysis survives a reload, is accessible and fits a phone; an unknown cluster says so', async ({
  newActor,
}) => {
  const { page } = await newActor('Ana Alder');
  await page.goto('/cluster-mutation');
  const run = page.getByRole('button', { name: 'Run Analysis' });
  await expect(run).toBeDisabled();
  await page.getByRole('combobox', { name: 'Cluster ID' }).fill('cluster-010');
  await run.click();
  await expect(page.getByRole('heading', { name: 'Offshore Engineer Lost Crane' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Offshore Engineer Lost Crane' })).toBeVisible();
  for (const name of TABS) {
    await page.getByRole('tab', { name }).click();
    await expectAccessible(page, name);
    await expectNoSidewaysScroll(page, name);
  }

  await page.goto('/cluster-mutation?cluster=cluster-of-nobody');
  await expect(page.getByText('We can’t find a cluster with this id.')).toBeVisible();
  await expect(run, 'it can be corrected').toBeEnabled();
});

test('the family tree is accessible in light and dark and fits a phone', async ({ newActor }) => {
  const { page } = await newActor('Ana Alder');
  await page.goto('/cluster-map');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./u);
  await expectAccessible(page, 'the families, none chosen');
  await expectNoSidewaysScroll(page, 'the families, none chosen');
  await page.getByRole('treeitem').first().click();
  await expectAccessible(page, 'the families');
  await expectNoSidewaysScroll(page, 'the families');
});
