import { expect, test } from './fixtures/actors.ts';
import { expectAccessible } from './pages/accessibility.ts';
import { foundCluster, joinCluster, reportOnBoth } from './pages/found-cluster.ts';

test('an analyst merges two clusters and undoes it; a member sees both changes live', async ({
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
  await expect(watched.getByRole('region', { name: 'Merges', exact: true })).toBeHidden();

  await page.goto(`/cluster-detail/${own.clusterId}`);
  const merges = page.getByRole('region', { name: 'Merges', exact: true });
  await merges.getByLabel('Merge into').fill(into.clusterId);
  await merges.getByLabel('Reason').fill('The same desk in both chat logs');
  await merges.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(merges).toContainText('is merged into');
  await expectAccessible(page, 'a merged cluster');
  await expect(victims).toContainText('2');
  await expect(watched.getByRole('region', { name: 'Merges', exact: true })).toContainText(
    'Only analysts can read the reason.',
  );
  await expect(watched.locator('main')).not.toContainText('The same desk in both chat logs');

  await merges.getByRole('button', { name: 'Split off' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Only the hoster is the same');
  await dialog.getByRole('button', { name: 'Split off' }).click();
  await expect(merges).toContainText('was split from');
  await expect(merges.getByLabel('Merge into')).toBeVisible();
  await expect(victims).toContainText('1');
});

test('an analyst removes a report that joined wrongly, and no merge of the two is proposed', async ({
  actor,
  newContext,
}) => {
  const cluster = await foundCluster(await newContext());
  await joinCluster(await newContext(), cluster);
  const { page } = await actor('analyst');
  await page.goto(`/cluster-detail/${cluster.clusterId}`);
  const victims = page.locator('dl > div').filter({ has: page.getByText('Victims', { exact: true }) });
  await expect(victims).toContainText('2');
  const reports = page.getByRole('table', { name: 'Reports and why they are here' });
  await expect(reports.getByRole('row')).toHaveCount(3);
  await expect(reports).toContainText('It started the cluster');
  await expect(reports).toContainText(cluster.domain.slice(4, -4));

  await page.getByRole('button', { name: 'Remove from cluster: Report 2' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('It only names the same hoster');
  await dialog.getByRole('button', { name: 'Remove from cluster' }).click();
  await expect(victims).toContainText('1');
  await expect(reports.getByRole('row'), 'the list stays, as the way to the report').toHaveCount(2);
  const merges = page.getByRole('region', { name: 'Merges', exact: true });
  await expect(merges).toContainText('It only names the same hoster');
  await expect(page.getByRole('region', { name: 'Proposed merges' })).toBeHidden();
  await expectAccessible(page, 'a cluster after a report was removed');
});

test('two clusters of the same party are proposed to analysts live and can be merged there', async ({
  actor,
  newContext,
}) => {
  const first = await foundCluster(await newContext());
  const second = await foundCluster(await newContext());
  const { page } = await actor('analyst');
  await page.goto(`/cluster-detail/${first.clusterId}`);
  await expect(page.getByRole('region', { name: 'Merges', exact: true })).toBeVisible();
  const proposed = page.getByRole('region', { name: 'Proposed merges' });
  await expect(proposed).toBeHidden();
  // A report that names both parties joins one cluster and shows that they belong together.
  await reportOnBoth(await newContext(), first, second);
  await expect(proposed).toContainText('both name');
  await expect(proposed).toContainText(second.domain.slice(4, -4));
  await expectAccessible(page, 'a proposed merge');

  await page
    .getByRole('link', { name: /clusters/iu })
    .first()
    .click();
  await expect(page).toHaveURL(/\/clusters$/u);
  await page.getByRole('button', { name: /^Proposed merges/ }).click();
  const list = page.getByRole('dialog', { name: 'Proposed merges' });
  await expect(list).toContainText(second.domain.slice(4, -4));
  await expectAccessible(page, 'the list of proposed merges');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/cluster-detail/${first.clusterId}$`, 'u'));

  await proposed.getByRole('button', { name: /^Merge / }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('One victim was sent from one site to the other');
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Merges', exact: true })).toContainText('is merged into');
  await expect(proposed).toBeHidden();
});
