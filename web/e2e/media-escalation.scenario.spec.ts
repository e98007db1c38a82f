import type { BrowserContext } from '@playwright/test';
import { type Actor, expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';
import { uniqueName } from './pages/found-cluster.ts';
import { contribute, review } from './pages/puzzle-api.ts';

/** Accounts whose reports count at once. */
const REPORTERS = ['agent11', 'agent12', 'agent13', 'agent14', 'agent15'];

/** Five people report the same party; the name is what one of them called it. */
async function reportByFive(actor: (name: string) => Promise<Actor>) {
  const name = uniqueName('desk');
  const scamName = `Scheme ${name}`;
  let clusterId = '';
  for (const reporter of REPORTERS) {
    const { context } = await actor(reporter);
    const answer = await context.request.post('/api/clusters', {
      data: {
        scamName,
        scamType: 'investment_coaching',
        description: `The ${name} desk promised ${name} profits and then locked the ${name} balance.`,
        contactMethod: 'email',
        dateOccurred: '2026-02-11',
        scamPersonas: `Mentor ${name}`,
        evidence: `They sent me to https://www.${name}.com/login and took the money at https://www.${name}.net/pay`,
        consentVault: true,
      },
    });
    expect(answer.status(), 'the report').toBe(201);
    ({ clusterId } = (await answer.json()) as { clusterId: string });
  }
  return clusterId;
}

/** An agent works out layers, and an analyst confirms each. */
async function complete(
  { agent, analyst }: { agent: BrowserContext; analyst: BrowserContext },
  clusterId: string,
  layers: readonly number[],
) {
  for (const layer of layers) {
    const piece = await contribute(agent, {
      clusterId,
      layer,
      content: `What is known about ${uniqueName('layer')}`,
    });
    await review(analyst, piece.id, 'confirm');
  }
}

test('a cluster reaches 90 %: the proposal appears live, two people approve it, and everybody can take the text along', async ({
  actor,
}) => {
  test.slow();
  const clusterId = await reportByFive(actor);
  const { context: agent, page: watched } = await actor('agent1');
  const { context: analyst, page: first } = await actor('analyst');
  const { page: second } = await actor('admin');
  await complete({ agent, analyst }, clusterId, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  for (const page of [watched, first, second]) {
    await page.goto('/media-escalation');
    await expect(page.getByRole('heading', { level: 1, name: 'Media Escalation' })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Closest to 90 %' }).getByRole('listitem').first(),
    ).toBeVisible();
  }
  await expectAccessible(watched, 'media escalations before a cluster reaches 90 %');
  await expectNoSidewaysScroll(watched, 'media escalations before a cluster reaches 90 %');
  const cardOn = (page: typeof watched) =>
    page.getByRole('region').filter({ has: page.locator(`h2 a[href="/cluster-detail/${clusterId}"]`) });
  await expect(cardOn(first)).toBeHidden();

  await complete({ agent, analyst }, clusterId, [13]);
  for (const page of [watched, first, second])
    await expect(cardOn(page).getByText('Proposed', { exact: true })).toBeVisible();
  await expect(cardOn(first)).toContainText(
    'At least 5 people reported the same scam in at least 5 reports.',
  );
  await expect(cardOn(watched)).toContainText('Analysts and admins decide this.');
  await expect(cardOn(watched)).not.toContainText('At least 5 people reported the same scam');
  await expectAccessible(first, 'a proposed media escalation');

  await cardOn(first)
    .getByRole('button', { name: /^Approve/u })
    .click();
  await expect(cardOn(first)).toContainText('A second person is needed.');
  await expect(cardOn(first).getByRole('button', { name: /^Approve/u })).toBeDisabled();
  await expect(cardOn(second)).toContainText('Approvals: 1 of 2');
  await expect(cardOn(watched).getByText('Approved once')).toBeVisible();

  await cardOn(second)
    .getByRole('button', { name: /^Approve/u })
    .click();
  for (const page of [watched, first, second])
    await expect(cardOn(page).getByText('Approved', { exact: true })).toBeVisible();
  await expect(cardOn(watched)).toContainText('Nothing is sent anywhere by itself');
  const [download] = await Promise.all([
    watched.waitForEvent('download'),
    cardOn(watched).getByRole('button', { name: 'Download as text' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^press-summary-.+\.txt$/u);
  await expectAccessible(watched, 'an approved media escalation');
  await expectNoSidewaysScroll(watched, 'an approved media escalation');
});
