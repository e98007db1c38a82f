import { expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';
import { foundCluster } from './pages/found-cluster.ts';
import { contribute, getPuzzle } from './pages/puzzle-api.ts';
import { PuzzlePage, TRUST_BUILDING } from './pages/puzzle-page.ts';

test('pieces are reviewed by keyboard alone, and the author answers a dispute live', async ({
  actor,
  newContext,
}) => {
  const { clusterId } = await foundCluster(await newContext());
  const [author, reviewer] = [await actor('agent1'), await actor('agent2')];
  const claims = ['She wrote every evening for a month', 'He never showed his face in six weeks'];
  for (const content of claims)
    await contribute(author.context, { clusterId, layer: TRUST_BUILDING.layer, content });
  const page = reviewer.page;
  await page.goto(`/puzzle/${clusterId}`);
  const toReviews = page.getByRole('link', { name: 'Review one by one' });
  await expect(toReviews).toBeVisible();
  await page.getByRole('button', { name: /account of/u }).click();
  await page.getByRole('menuitem', { name: 'Ready for your review' }).click();
  await expect(page.getByRole('heading', { name: 'Ready for your review' })).toBeVisible();
  await page.goBack();
  await toReviews.click();
  const pieces = page.getByRole('list', { name: 'Pieces to review' });
  const item = (claim: string) => pieces.locator('[data-waiting]').filter({ hasText: claim });
  await expect(item(claims[0] ?? '')).toBeVisible();
  await expectAccessible(page, 'the pieces to review');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, 'the pieces to review');

  // G and C lead to the clusters, and confirm nothing on the way.
  await item(claims[0] ?? '').focus();
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(page).toHaveURL(/\/clusters$/u);
  await page.goBack();
  await expect(item(claims[0] ?? '')).toBeVisible();
  await item(claims[0] ?? '').focus();
  await page.keyboard.press('c');
  await expect(item(claims[0] ?? ''), 'a reviewed piece leaves the list').toHaveCount(0);
  await expect(pieces.locator('[data-waiting]:focus'), 'the focus goes on to the next').toHaveCount(1);
  await page.keyboard.press('k');
  await page.keyboard.press('j');
  await item(claims[1] ?? '').focus();
  await page.keyboard.press('d');
  await page.getByLabel('Reason', { exact: true }).selectOption('The source doesn’t say this');
  const why = page.getByLabel('Why do you dispute it?');
  await why.focus();
  // Letters typed into a field are text, not keys of the list.
  await page.keyboard.type('check the chat, dear author');
  await expect(why).toHaveValue('check the chat, dear author');
  await page.getByRole('button', { name: 'Dispute', exact: true }).click();
  await expect(item(claims[1] ?? '')).toHaveCount(0);
  const { contributions } = await getPuzzle(reviewer.context, clusterId);
  const verdicts = claims.map(
    (claim) => contributions.find(({ content }) => content === claim)?.reviews[0]?.verdict,
  );
  expect(verdicts).toEqual(['confirm', 'dispute']);

  await page.setViewportSize({ width: 1280, height: 720 });
  const [his, hers] = [new PuzzlePage(page), new PuzzlePage(author.page)];
  await his.open(clusterId, TRUST_BUILDING);
  await hers.open(clusterId, TRUST_BUILDING);
  const disputed = hers.piece(claims[1] ?? '');
  await expect(disputed.getByText('The source doesn’t say this')).toBeVisible();
  await disputed.getByRole('button', { name: `Answer to ${reviewer.displayName}` }).click();
  await author.page.getByLabel(`Your answer to ${reviewer.displayName}`).fill('It’s on page two of the chat');
  await disputed.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(his.piece(claims[1] ?? '').getByText('It’s on page two of the chat')).toBeVisible();
});
