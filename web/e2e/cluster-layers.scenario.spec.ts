import { expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';
import { foundCluster, uniqueName } from './pages/found-cluster.ts';
import { contribute } from './pages/puzzle-api.ts';
import { TRUST_BUILDING } from './pages/puzzle-page.ts';

test('who only reads a cluster’s page sees a layer fill while somebody else works on it', async ({
  actor,
  newActor,
  newContext,
}) => {
  const { clusterId } = await foundCluster(await newContext());
  const { page } = await newActor('Rita Reed');
  await page.goto(`/cluster-detail/${clusterId}`);
  const layer = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: '6 Trust building', exact: true }) });
  await expect(layer).toContainText('missing, no piece yet');
  const author = await actor('agent1');
  await contribute(author.context, {
    clusterId,
    layer: TRUST_BUILDING.layer,
    content: 'He sent a good-morning picture every day for weeks',
  });
  await expect(layer, 'the open page, without a reload').toContainText('partial, 2 confirmations to go');
  await expectAccessible(page, 'a cluster with its wheel of layers');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, 'a cluster with its wheel of layers');
  await layer.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/puzzle/${clusterId}\\?.*layer=6`, 'u'));
});

const WALLET = '1BoatSLRHtKNngkdXEeobR76b53LETtpyT';

test('the money’s path is drawn from what reports name, and is a table for the keyboard', async ({
  newActor,
  newContext,
}) => {
  const { page } = await newActor('Mona Reed');
  const { clusterId } = await foundCluster(await newContext(), {
    evidence: `They wrote: "Pay the release fee in bitcoin to ${WALLET} today." See ${uniqueName('pay')}.example`,
  });
  await page.goto(`/cluster-detail/${clusterId}`);
  await expect(page.getByText('1 of 1 report names a way of paying, a wallet or a transfer.')).toBeVisible();
  await expect(page.getByText('No report names where the money went next.')).toBeVisible();
  const summary = page.getByText('Show as a table');
  await summary.focus();
  await page.keyboard.press('Enter');
  const table = page.getByRole('table', { name: 'What reports name together' });
  await expect(
    table.getByRole('row', { name: /Cryptocurrency.*Payment address 1BoatS…tpyT \(BTC\).*1/u }),
  ).toBeVisible();
});
