import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures/actors.ts';
import { expectAccessible } from './pages/accessibility.ts';
import { foundCluster } from './pages/found-cluster.ts';

test('an analyst looks a site up, confirms it with a reason, sees where it was named and takes it along as STIX', async ({
  actor,
  newContext,
}) => {
  const { domain, clusterId } = await foundCluster(await newContext());
  const site = domain.replace(/^www\./u, '');
  const defanged = site.replaceAll('.', '[.]');
  const { page } = await actor('analyst');
  await page.goto('/indicators');
  await page.getByLabel('Values').fill(`hxxps://www[.]${defanged}/login\nno indicator at all`);
  await page.getByRole('button', { name: 'Look up' }).click();
  const answers = page.getByRole('list', { name: 'Answers' });
  await expect(answers).toContainText('This is no indicator that we can read.');
  await expectAccessible(page, 'the index of indicators');
  await answers.getByRole('link', { name: defanged, exact: true }).click();

  await expect(page.getByRole('list', { name: 'Sources' }).getByRole('link')).toHaveAttribute(
    'href',
    `/cluster-detail/${clusterId}`,
  );
  await page.getByRole('button', { name: 'Confirm' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Seen in two chat logs');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('list', { name: 'Decisions' })).toContainText('Seen in two chat logs');
  await expectAccessible(page, 'an indicator');

  await page.goto('/indicators?type=domain');
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: /STIX/u }).click();
  const bundle = await readFile(await (await saved).path(), 'utf8');
  expect(bundle).toContain(`[domain-name:value = '${site}']`);
});

test('somebody who is no analyst finds no way in', async ({ newActor }) => {
  const { page } = await newActor('Vera Willow');
  await page.goto('/indicators');
  await expect(page.getByText('This page is for analysts')).toBeVisible();
  await page.getByRole('button', { name: /account of Vera Willow/u }).click();
  await expect(page.getByRole('menuitem', { name: 'My reports' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Indicators' })).toBeHidden();
});
