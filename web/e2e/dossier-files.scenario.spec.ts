import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';
import { foundCluster } from './pages/found-cluster.ts';
import { readZip } from './pages/read-zip.ts';

test('a bag that one analyst asks for in the background is ready on another’s screen, and holds the dossier', async ({
  actor,
  newContext,
}) => {
  const { clusterId } = await foundCluster(await newContext());
  const [asks, watches] = [await actor('analyst'), await actor('admin')];
  for (const { page } of [asks, watches]) await page.goto(`/dossier/${clusterId}`);
  const files = (page: typeof asks.page) => page.getByRole('region', { name: 'In the background' });
  await expect(files(watches.page).getByText('Not written yet.')).toHaveCount(2);
  await files(asks.page).getByRole('button', { name: 'Write it: Evidence bag' }).click();
  const link = files(watches.page).getByRole('link', { name: 'Download Evidence bag' });
  await expect(link).toBeVisible();
  await expect(files(asks.page).getByRole('link', { name: 'Download Evidence bag' })).toBeVisible();
  const [download] = await Promise.all([watches.page.waitForEvent('download'), link.click()]);
  const bag = readZip(await readFile(await download.path()));
  expect([...bag.keys()].map((path) => path.replace(/^[^/]+\//u, ''))).toEqual(
    expect.arrayContaining(['bagit.txt', 'data/dossier.json', 'manifest-sha256.txt']),
  );
  await expectAccessible(watches.page, 'a dossier with a file that is ready');
  await expectNoSidewaysScroll(watches.page, 'a dossier with a file that is ready');
});
