import { expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';
import { foundCluster, uniqueName } from './pages/found-cluster.ts';
import { contribute, review } from './pages/puzzle-api.ts';

test('one earns and is decided on, the other sees the leaderboard move; what is taken back is gone at once', async ({
  actor,
  newActor,
  newContext,
}) => {
  test.slow();
  const name = `Nell ${uniqueName('agent')}`;
  const earning = await newActor(name);
  const watching = await newActor(`Watt ${uniqueName('agent')}`);
  const analyst = await actor('analyst');
  const { clusterId } = await foundCluster(await newContext());

  await earning.page.goto('/agent');
  await watching.page.goto('/agent?view=top');
  const board = watching.page.getByRole('region', { name: 'Leaderboard' });
  await expect(board.getByRole('listitem').first()).toBeVisible();

  await test.step('XP rises on the open page when a piece is sent elsewhere', async () => {
    await expect(earning.page.getByRole('link', { name: '0 XP: show the list' })).toBeVisible();
    const piece = await contribute(earning.context, {
      clusterId,
      layer: 12,
      content: `They moved it on within an hour, says ${name}.`,
    });
    await expect(earning.page.getByRole('link', { name: '50 XP: show the list' })).toBeVisible();
    await review(analyst.context, piece.id, 'confirm');
    await expect(
      earning.page.getByRole('link', { name: '1 accepted pieces: show the list' }).first(),
    ).toBeVisible();
    await expect(earning.page.getByRole('region', { name: 'Badges' })).toContainText('Money movement');
  });

  const row = board.getByRole('listitem').filter({ hasText: name });
  await test.step('nobody else sees it before it is chosen', async () => {
    await expect(
      earning.page.getByRole('region', { name: 'Leaderboard' }).getByText('You, seen by you alone'),
    ).toBeVisible();
    await expect(row).toHaveCount(0);
    // The box shows what the server has answered, a moment later.
    await earning.page.getByRole('checkbox', { name: /^My place/u }).click();
    await expect(row).toContainText('1 accepted, 0 disputed');
  });

  await test.step('a second accepted piece moves the place of the other’s open page', async () => {
    const scoreOf = async () => Number(/(\d+)score/u.exec((await row.textContent()) ?? '')?.[1]);
    const before = await scoreOf();
    const second = await contribute(earning.context, {
      clusterId,
      layer: 13,
      content: `Their site went dark the next day, says ${name}.`,
    });
    await review(analyst.context, second.id, 'confirm');
    await expect(row).toContainText('2 accepted');
    expect(await scoreOf()).toBeGreaterThan(before);
  });

  await test.step('the number opens its rows, and the profile holds nothing else', async () => {
    await row.getByRole('link', { name: /^2 accepted pieces/u }).click();
    await expect(watching.page.getByRole('heading', { level: 1 })).toHaveText('Accepted pieces');
    await expect(watching.page.getByRole('link', { name: 'Layer 13, Exit and cover-up' })).toBeVisible();
    await expectAccessible(watching.page, 'the rows of a figure');
    await watching.page.getByRole('link', { name }).click();
    await expect(watching.page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(watching.page.getByText('Rank', { exact: true })).toHaveCount(0);
    await expectAccessible(watching.page, 'a profile');
  });

  await test.step('taken back, it is gone from the other’s open page', async () => {
    await earning.page.getByRole('checkbox', { name: /^My place/u }).click();
    await expect(watching.page.getByRole('heading', { level: 1 })).toHaveText('No such profile');
  });

  await test.step('the dashboard is accessible and fits a phone', async () => {
    await expectAccessible(earning.page, 'the agents’ dashboard');
    await expectNoSidewaysScroll(earning.page, 'the agents’ dashboard');
  });
});

test('a team is founded, asked, and grows on the lead’s open page', async ({ newActor }) => {
  const lead = await newActor('Lena Lead');
  const asking = await newActor('Asa Ask');
  const letters = uniqueName('x').replaceAll('-', '');
  const team = `Readers of ${letters}`.slice(0, 40);
  await lead.page.goto('/agent/teams');
  await lead.page.getByRole('button', { name: 'Found a team' }).click();
  await lead.page.getByRole('textbox', { name: 'Name of the team' }).fill(team);
  await lead.page.getByRole('button', { name: 'Found the team' }).click();
  await expect(lead.page.getByRole('heading', { level: 1 })).toHaveText(team);

  await asking.page.goto('/agent/teams');
  await asking.page.getByRole('link', { name: team }).click();
  await asking.page.getByRole('button', { name: 'Ask to join' }).click();
  await expect(asking.page.getByRole('button', { name: 'Take back your question' })).toBeVisible();
  // Strangers see neither the lead nor who asked.
  await expect(asking.page.getByText('Lena Lead')).toHaveCount(0);

  await lead.page.getByRole('button', { name: 'Let in Asa Ask' }).click();
  const members = lead.page.getByRole('region', { name: 'Members' });
  await expect(members.getByRole('listitem')).toHaveCount(2);
  await expect(asking.page.getByText('Lena Lead')).toBeVisible();
  await expectAccessible(lead.page, 'a team');

  await lead.page.getByRole('button', { name: 'Leave the team' }).click();
  await expect(asking.page.getByRole('region', { name: 'Members' }).getByRole('listitem')).toHaveText([
    /Asa Ask.*You.*Leads/u,
  ]);
});
