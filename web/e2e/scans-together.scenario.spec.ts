import { expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';
import { foundCluster, joinCluster } from './pages/found-cluster.ts';

test('two people press Force Scan Now at once and watch one scan; a third window follows it', async ({
  newContext,
  actor,
}) => {
  await foundCluster(await newContext());
  const people = [await actor('analyst'), await actor('agent2')];
  const watcher = await actor('agent3');
  const runs: Promise<string>[] = [];
  for (const { page } of [...people, watcher]) {
    await page.goto('/auto-detector');
    await expect(page.getByText('Victim reports').first()).toBeVisible();
    await expect(page.getByText('STANDBY')).toBeVisible();
  }
  for (const { page } of people)
    runs.push(
      page
        .waitForResponse((answer) => answer.url().endsWith('/api/detection/run-scan'))
        .then(async (answer) => ((await answer.json()) as { runId: string }).runId),
    );
  await Promise.all(people.map(({ page }) => page.getByRole('button', { name: 'Force Scan Now' }).click()));
  const [one, other] = await Promise.all(runs);
  expect(one, 'the scan of the second press').toBe(other);
  for (const { page } of people) await expect(page.getByText('Scan Complete').first()).toBeVisible();
  await expect(watcher.page.getByText('Auto-Detection Complete').first()).toBeVisible();
  for (const { page } of [...people, watcher]) {
    await expect(page.getByText('STANDBY')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Last Scan Results' })).toBeVisible();
  }
  await expectAccessible(watcher.page, 'the auto detector');
  await expectNoSidewaysScroll(watcher.page, 'the auto detector');
});

test('an analyst’s word on a detection is in another’s open window at once', async ({
  newContext,
  actor,
}) => {
  const cluster = await foundCluster(await newContext());
  const [ana, ben] = [await actor('analyst'), await actor('analyst')];
  // A second report of the same party joins, and the scan finds it.
  await joinCluster(await newContext(), cluster);
  const scanned = await ana.context.request.post('/api/detection/run-scan');
  expect(scanned.ok()).toBe(true);
  for (const { page } of [ana, ben]) await page.goto('/auto-detector');
  const right = (page: typeof ana.page) => page.getByRole('button', { name: /^Right: / }).first();
  await expect(right(ben.page)).toHaveAttribute('aria-pressed', 'false');
  await right(ana.page).click();
  await expect(right(ana.page)).toHaveAttribute('aria-pressed', 'true');
  await expect(right(ben.page)).toHaveAttribute('aria-pressed', 'true');
});

test('a harvest that an admin starts is followed in a member’s window', async ({ actor, newActor }) => {
  const [admin, member] = [await actor('admin'), await newActor('Nia North')];
  for (const { page } of [admin, member]) {
    await page.goto('/global-harvest');
    await expect(page.getByRole('checkbox', { name: /FTC Consumer Alerts/u })).toBeVisible();
  }
  await expect(member.page.getByRole('button', { name: 'Run Full Harvest' })).toBeDisabled();
  const seen = member.page.getByText(/^Harvest under way: /u).waitFor();
  await admin.page.getByRole('button', { name: 'Run Full Harvest' }).click();
  await seen;
  await expect(admin.page.getByText('Harvest Complete').first()).toBeVisible();
  await expect(member.page.getByText(/^Harvest under way: /u)).toHaveCount(0);
  for (const { page } of [admin, member]) {
    await expectAccessible(page, 'the harvester');
    await expectNoSidewaysScroll(page, 'the harvester');
  }
});
