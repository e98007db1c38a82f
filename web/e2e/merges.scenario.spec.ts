import { expect, test } from './fixtures/actors.ts';
import { expectAccessible } from './pages/accessibility.ts';
import { foundCluster } from './pages/found-cluster.ts';

test('an analyst merges two clusters and takes it back; who watches the other one sees both', async ({
  actor,
  newActor,
  newContext,
}) => {
  const own = await foundCluster(await newContext());
  const into = await foundCluster(await newContext());
  const { page } = await actor('analyst');
  const { page: watched } = await newActor('Vera Willow');
  await watched.goto(`/cluster-detail/${into.clusterId}`);
  const victims = watched.locator('dl > div').filter({ has: watched.getByText('Victims', { exact: true }) });
  await expect(victims).toContainText('1');
  await expect(watched.getByRole('region', { name: 'Merges' })).toBeHidden();

  await page.goto(`/cluster-detail/${own.clusterId}`);
  const merges = page.getByRole('region', { name: 'Merges' });
  await merges.getByLabel('Merge into').fill(into.clusterId);
  await merges.getByLabel('Reason').fill('The same desk in both chat logs');
  await merges.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(merges).toContainText('is merged into');
  await expectAccessible(page, 'a merged cluster');
  await expect(victims).toContainText('2');
  await expect(watched.getByRole('region', { name: 'Merges' })).toContainText(
    'The same desk in both chat logs',
  );

  await merges.getByRole('button', { name: 'Split off' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Only the hoster is the same');
  await dialog.getByRole('button', { name: 'Split off' }).click();
  await expect(merges).toContainText('was split from');
  await expect(merges.getByLabel('Merge into')).toBeVisible();
  await expect(victims).toContainText('1');
});
