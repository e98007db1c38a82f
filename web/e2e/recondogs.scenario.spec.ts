import { expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';
import { ControlPanel } from './pages/control-panel.ts';
import { foundCluster } from './pages/found-cluster.ts';

test('another admin’s window shows two triggered units running and ending, with their findings', async ({
  newContext,
  actor,
}) => {
  const { clusterId, domain } = await foundCluster(await newContext());
  const [ada, eve] = [
    new ControlPanel((await actor('admin')).page),
    new ControlPanel((await actor('admin')).page),
  ];
  await ada.open(clusterId);
  await eve.open(clusterId);
  await expect(eve.operations.getByText('No unit has been sent to this cluster yet.')).toBeVisible();
  const states = await eve.watchStates('Network Ninja');
  let loads = 0;
  eve.page.on('load', () => {
    loads += 1;
  });

  await ada.choose('Memory Rebuilder');
  await ada.choose('Network Ninja');
  await ada.priority.selectOption('high');
  await ada.page.getByRole('button', { name: 'Trigger selected (2)' }).click();
  await expect(ada.page.getByText('2 ReconDogs triggered with high priority').first()).toBeVisible();

  for (const panel of [ada, eve]) {
    await expect(panel.operations.getByText('2 units, high priority')).toBeVisible();
    await expect(panel.operations.getByText(/^100% done/u)).toBeVisible();
    await expect(panel.unit('Memory Rebuilder').getByText('Examined', { exact: true })).toBeVisible();
    await expect(panel.unit('Network Ninja').getByText('Examined in part')).toBeVisible();
    await expect(panel.unit('Network Ninja').getByText('Ready')).toBeVisible();
    await expect(panel.unit('API Auditor').getByText('Examined')).toHaveCount(0);
  }
  expect((await states()).join(), 'the states of the unit before its end').toMatch(/Queued|Running/u);

  await eve
    .unit('Network Ninja')
    .getByRole('button', { name: /^2 findings/u })
    .click();
  await expect(eve.unit('Network Ninja')).toContainText(
    `domain ${domain.replace('www.', '').replaceAll('.', '[.]')}`,
  );
  await expect(eve.unit('Network Ninja')).toContainText('Cites Report 1, characters');
  expect(loads, 'reloads of the other window').toBe(0);

  await expectAccessible(eve.page, 'the control panel');
  await expectNoSidewaysScroll(eve.page, 'the control panel');
});

test('a member sees units and echo nodes but cannot deploy', async ({ newActor, newContext }) => {
  const { clusterId } = await foundCluster(await newContext());
  const panel = new ControlPanel((await newActor('Ana Alder')).page);
  await panel.open(clusterId);
  await expect(panel.echoNodes.getByText('Active').first()).toBeVisible();
  await expect(panel.echoNodes.getByText(/^\d+ ms$/u).first()).toBeVisible();
  for (const name of [/^Deploy all/u, /^Trigger selected/u, /dossier/u])
    await expect(panel.page.getByRole('button', { name })).toBeDisabled();
  await expectAccessible(panel.page, 'the control panel of a member');
});
