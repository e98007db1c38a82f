import { type Actor, expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';
import { uniqueName } from './pages/found-cluster.ts';

/** Accounts whose reports count at once; with seven a cluster’s priority is critical. */
const REPORTERS = ['agent11', 'agent12', 'agent13', 'agent14', 'agent15', 'agent16', 'agent17'];

/** Somebody reports the scheme of this name. */
async function report({ context }: Actor, name: string): Promise<string> {
  const answer = await context.request.post('/api/clusters', {
    data: {
      scamName: `Scheme ${name}`,
      scamType: 'investment_coaching',
      description: `The ${name} desk promised ${name} profits and then locked the ${name} balance.`,
      contactMethod: 'email',
      dateOccurred: '2026-02-11',
      amountInvolved: '$90,000',
      scamPersonas: `Mentor ${name}`,
      evidence: `They sent me to https://www.${name}.com/login and took the money at https://www.${name}.net/pay`,
      consentVault: true,
    },
  });
  expect(answer.status(), 'the report').toBe(201);
  return ((await answer.json()) as { clusterId: string }).clusterId;
}

test('reports raise an alert: cards, alerts and the Live Monitor of somebody else change without reload', async ({
  actor,
}) => {
  test.slow();
  const name = uniqueName('command');
  const scheme = `Scheme ${name}`;
  const [first, ...others] = await Promise.all(REPORTERS.map(actor));
  if (!first) throw new Error('nobody reports');
  const { page: watched } = await actor('analyst');
  const { page: admin, displayName: adminName } = await actor('admin');
  await watched.goto('/dashboard');
  await admin.goto('/dashboard');
  const numberOf = (label: string) =>
    watched.getByRole('link', { name: new RegExp(`^[\\d,]+ ${label}: show the list$`, 'u') });
  const countOf = async (label: string) =>
    Number((await numberOf(label).textContent())?.replaceAll(',', '') ?? Number.NaN);
  await expect(numberOf('Scam Clusters')).toBeVisible();
  const before = { clusters: await countOf('Scam Clusters'), people: await countOf('Victims Protected') };
  await watched.getByRole('button', { name: 'Live Monitor' }).click();
  const feed = watched.getByRole('region', { name: 'Live feed' });
  await expect(feed.getByText('Live', { exact: true })).toBeVisible();

  await test.step('the first report: one more cluster, and a line in the feed', async () => {
    await report(first, name);
    await expect.poll(() => countOf('Scam Clusters')).toBeGreaterThan(before.clusters);
    await expect(
      feed.getByRole('listitem').filter({ hasText: scheme }).filter({ hasText: 'A report started' }).first(),
    ).toBeVisible();
  });

  const alerts = (page: typeof watched) => page.getByRole('region', { name: 'Critical Alerts' });
  const row = (page: typeof watched) => alerts(page).getByRole('listitem').filter({ hasText: scheme });
  await test.step('the seventh: a critical alert, and the threat is active', async () => {
    for (const reporter of others) await report(reporter, name);
    await expect(row(watched)).toContainText('CRITICAL');
    await expect(row(watched)).toContainText('Nobody has taken this yet.');
    await expect(watched.getByRole('region', { name: 'Threat level' })).toContainText('THREAT ACTIVE');
    await expect(
      feed.getByRole('listitem').filter({ hasText: scheme }).filter({ hasText: 'alert' }).first(),
    ).toBeVisible();
    await expect
      .poll(() => countOf('Victims Protected'))
      .toBeGreaterThanOrEqual(before.people + REPORTERS.length);
  });

  await test.step('an admin takes it, and the analyst sees who', async () => {
    await row(admin)
      .getByRole('button', { name: /^Take it/u })
      .click();
    await expect(row(admin)).toContainText('You have this');
    await expect(row(watched)).toContainText(`Taken by ${adminName}`);
    await expect(row(watched).getByRole('button')).toHaveCount(0);
  });

  await test.step('the number opens its rows, the newest first', async () => {
    await expectAccessible(watched, 'the Command Center');
    await expectNoSidewaysScroll(watched, 'the Command Center');
    await numberOf('Scam Clusters').click();
    await expect(watched.getByRole('heading', { level: 1 })).toHaveText('Scam Clusters');
    await expect(watched.getByRole('link', { name: scheme })).toBeVisible();
    await expectAccessible(watched, 'the rows of a figure');
    await watched.getByRole('link', { name: scheme }).click();
    await expect(watched.getByRole('heading', { level: 1 })).toHaveText(scheme);
  });
});

test('a case that somebody opens appears with its alert, and its title is hidden from strangers', async ({
  actor,
}) => {
  const { page: watched } = await actor('analyst');
  const { page: stranger } = await actor('agent1');
  const owner = await actor('victim');
  await watched.goto('/dashboard');
  await stranger.goto('/dashboard');
  const cases = (page: typeof watched) => page.getByRole('region', { name: 'Recent Cases' });
  await expect(cases(watched).getByRole('listitem').first()).toBeVisible();
  await expect(cases(stranger).getByRole('listitem').first()).toBeVisible();
  const words = uniqueName('case');
  const title = `${words} for ${owner.email}`;
  const answer = await owner.context.request.post('/api/cases', {
    data: { title, description: 'Opened while others watch.', scamType: 'romance', riskLevel: 'high' },
  });
  expect(answer.status()).toBe(201);
  await expect(cases(watched)).toContainText(title);
  await expect(watched.getByRole('region', { name: 'Critical Alerts' })).toContainText(title);
  await expect(cases(stranger)).toContainText(words);
  await expect(stranger.getByText(owner.email)).toHaveCount(0);
});
