import { expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';
import { foundCluster } from './pages/found-cluster.ts';
import { tabTo } from './pages/tab-to.ts';

test('a typing error is told first; a chain checked by keyboard is accessible and fits a phone', async ({
  newActor,
}) => {
  const { page } = await newActor('Vera Willow');
  await page.goto('/cluster-chain?id=FAP-1-AAAAAAAAAAAAAAAA-00');
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('look for a typing error')).toBeVisible();

  await page.goto('/cluster-chain');
  const first = page.getByRole('region', { name: 'Recent Chain Activity' }).getByRole('listitem').first();
  const id = (await first.locator('code').textContent()) ?? '';
  await tabTo(page.getByRole('textbox', { name: 'ClusterChain ID' }));
  await page.keyboard.type(id);
  await page.keyboard.press('Enter');
  const result = page.getByRole('region', { name: `Result for ${id}` });
  await expect(result).toBeFocused();
  await expect(result.getByText('Everything fits')).toBeVisible();
  await expectAccessible(page, 'a checked chain');
  await expectNoSidewaysScroll(page, 'a checked chain');
});

test('what others hand in appears without a reload', async ({ newActor, newContext }) => {
  const { page } = await newActor('Vera Willow');
  await page.goto('/cluster-chain');
  const activity = page.getByRole('region', { name: 'Recent Chain Activity' });
  await expect(activity.getByRole('listitem').first()).toBeVisible();
  const { clusterId } = await foundCluster(await newContext());
  await expect(activity.locator(`a[href="/cluster-detail/${clusterId}"]`).first()).toBeVisible();
});
