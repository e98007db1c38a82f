import { expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';
import { foundCluster, uniqueName } from './pages/found-cluster.ts';
import { OperationPage } from './pages/operation-page.ts';

test('an operation that one admin starts is followed in another’s window and played again afterwards', async ({
  newContext,
  actor,
}) => {
  const { clusterId } = await foundCluster(await newContext());
  const [ada, eve] = [await actor('admin'), await actor('admin')];
  const started = await ada.context.request.post('/api/admin/recondogs/trigger', {
    data: { clusterId, reconDogTargets: ['memoryrebuilder', 'networkninja', 'apiauditor'], priority: 'low' },
  });
  const { operationId } = (await started.json()) as { operationId: string };
  const watched = new OperationPage(eve.page);
  await eve.page.goto(`/recondogs/operations/${operationId}`);
  await expect(eve.page.getByRole('heading', { name: '100% done' })).toBeVisible();
  await expect(eve.page.getByRole('heading', { name: 'Replay' })).toBeVisible();
  await expect(watched.lane('Memory Rebuilder')).toContainText('Examined');

  // Nine steps or more: queued, taken and over for each unit, in the order in which they were told.
  const steps = await watched.countSteps();
  expect(steps).toBeGreaterThanOrEqual(9);
  await watched.scrubTo(3);
  for (const unit of ['Memory Rebuilder', 'Network Ninja', 'API Auditor'])
    await expect(watched.lane(unit)).toContainText('Queued');
  await watched.scrubTo(1);
  await expect(watched.lanes.getByText('Not sent yet')).toHaveCount(2);
  await eve.page.getByRole('button', { name: 'Replay' }).click();
  await expect(eve.page.getByText(`Step ${steps} of ${steps}`)).toBeVisible();
  await expect(watched.lane('Network Ninja')).toContainText('Examined in part');

  await expectAccessible(eve.page, 'an operation');
  await expectNoSidewaysScroll(eve.page, 'an operation');
});

test('a member asks for a unit in the command room, and the admin’s open window shows the request and sends it', async ({
  newContext,
  newActor,
  actor,
}) => {
  const { clusterId } = await foundCluster(await newContext());
  const [member, admin] = [await newActor('Mia Moss'), await actor('admin')];
  await admin.page.goto('/recondogs');
  await expect(admin.page.getByRole('heading', { name: 'ReconDogs (20/20)' })).toBeVisible();

  await member.page.goto('/recondogs?unit=cryptoguardian');
  await member.page.getByRole('button', { name: 'Deploy to New Cluster' }).click();
  const dialog = member.page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Cluster' }).fill(clusterId);
  await member.page.getByRole('option').filter({ hasText: clusterId }).click();
  await dialog.getByRole('button', { name: 'Ask for ECHO' }).click();
  await expect(member.page.getByText('Waiting for an admin').first()).toBeVisible();

  const queue = admin.page.getByRole('region', { name: /^Requests for units/u });
  const row = queue.getByRole('listitem').filter({ hasText: 'Mia Moss' });
  await expect(row).toContainText('Crypto Guardian for');
  await row.getByRole('button', { name: /^Deploy/u }).click();
  await expect(row).toHaveCount(0);
  const own = member.page.getByRole('region', { name: 'Your requests' });
  await expect(own.getByText('Sent', { exact: true })).toBeVisible();
  await own.getByRole('link', { name: /^Open the operation/u }).click();
  await expect(member.page.getByText('Asked for')).toBeVisible();
  await expect(member.page.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  for (const [{ page }, name] of [
    [member, 'the operation of a member'],
    [admin, 'the command room'],
  ] as const) {
    await expectAccessible(page, name);
    await expectNoSidewaysScroll(page, name);
  }
});

test('a victim’s unit starts at once on the cluster of their own report', async ({ newActor }) => {
  const victim = await newActor('Vic Vale');
  const mark = uniqueName('desk');
  const answer = await victim.context.request.post('/api/clusters', {
    data: {
      scamName: `Scheme ${mark}`,
      scamType: 'investment_coaching',
      description: `The ${mark} desk promised ${mark} profits and then locked the ${mark} balance.`,
      contactMethod: 'email',
      dateOccurred: '2026-02-11',
      scamPersonas: `Mentor ${mark}`,
      evidence: `They sent me to https://www.${mark}.com/login`,
      consentVault: true,
    },
  });
  expect(answer.status()).toBe(201);
  await victim.page.goto('/recondogs?unit=memoryrebuilder');
  await victim.page.getByRole('button', { name: 'Deploy to New Cluster' }).click();
  // The own case is chosen already.
  await expect(victim.page.getByRole('dialog').getByRole('combobox', { name: 'Cluster' })).not.toHaveValue(
    '',
  );
  await victim.page.getByRole('button', { name: 'Ask for ALPHA' }).click();
  const own = victim.page.getByRole('region', { name: 'Your requests' });
  await expect(own.getByText('Sent', { exact: true })).toBeVisible();
});
