import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';
import { foundCluster, sitesOf } from './pages/found-cluster.ts';

const CHAT = [
  'Me: is this a scam?',
  'Agent: Do not worry, this is the standard procedure. Call me at +1 415 555 2671.',
  'Agent: Pay the release fee before 5 pm today and tell nobody.',
];

test('a playbook quotes the other side with exhibits, without personal data, and survives a reload', async ({
  newContext,
  actor,
}) => {
  const founded = await foundCluster(await newContext());
  const { clusterId, domain } = founded;
  const reporter = await newContext();
  await foundCluster(reporter, { scamPersonas: `A mentor of https://${domain}/vip` });
  const second = await reporter.request.post('/api/clusters', {
    data: {
      scamName: 'The same desk',
      scamType: 'investment_coaching',
      description: 'When I asked for a refund, they stopped answering.',
      contactMethod: 'email',
      dateOccurred: '2026-02-12',
      amountInvolved: '$300',
      scamPersonas: 'Agent',
      evidence: [...CHAT, `Agent: log in at ${sitesOf(founded)}`].join('\n'),
      consentVault: true,
    },
  });
  expect(await second.json()).toMatchObject({ clusterId });

  const { page } = await actor('analyst');
  await page.goto('/playbook-detonator');
  await page.getByLabel('Cluster ID').fill(clusterId);
  await page.getByRole('button', { name: 'Detonate Playbook' }).click();
  await expect(page.getByRole('heading', { name: `Playbook of ${clusterId}` })).toBeVisible();
  await page.getByRole('tab', { name: 'Objections' }).click();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText('This is the normal procedure')).toBeVisible();
  await expect(panel.getByText('Not enough data: fewer than 5 asks').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Decision Trees' }).click();
  await expect(panel.getByText('They stop answering')).toBeVisible();
  await expect(page.locator('main')).not.toContainText('is this a scam');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`playbook-${clusterId}.csv`);
  const table = await readFile(await download.path(), 'utf8');
  expect(table).toContain('"Sets a deadline"');
  expect(table).not.toContain('555 2671');

  await page.reload();
  await expect(panel.getByText('They stop answering')).toBeVisible();
  for (const tab of ['Decision Trees', 'Pressure', 'Objections', 'Entry Scripts']) {
    await page.getByRole('tab', { name: tab }).click();
    await expectAccessible(page, tab);
    await expectNoSidewaysScroll(page, tab);
  }
});
