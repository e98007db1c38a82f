import { expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';
import { foundCluster } from './pages/found-cluster.ts';
import { contribute, review } from './pages/puzzle-api.ts';
import { CHANNEL_MOVE, PuzzlePage, TARGET_SOURCING, TRUST_BUILDING } from './pages/puzzle-page.ts';

test('somebody follows another person from layer to layer, and everybody can be called', async ({
  actor,
  newContext,
}) => {
  const { clusterId } = await foundCluster(await newContext());
  const [ana, ben] = [await actor('agent1'), await actor('agent2')];
  const [hers, his] = [new PuzzlePage(ana.page), new PuzzlePage(ben.page)];
  await hers.open(clusterId, TARGET_SOURCING);
  await his.open(clusterId);
  await hers.person(ben.displayName).click();
  await ana.page.getByRole('menuitem', { name: 'Follow' }).click();
  await expect(ana.page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  await his.chooseLayer(TRUST_BUILDING);
  const form = (page: PuzzlePage, { name }: { name: string }) =>
    page.page.getByRole('form', { name: `Add a piece to ${name}` });
  await expect(form(hers, TRUST_BUILDING), 'her page goes where he goes').toBeVisible();
  // The board, too: what he looks at comes to the middle of hers.
  for (const label of ['The first card', 'The second card']) await his.addCard(label);
  await expect(hers.node('The first card')).toBeVisible();
  const placeIn = (page: PuzzlePage) =>
    page.page.locator('.react-flow__viewport').evaluate((element) => element.style.transform);
  const board = ben.page.getByTestId('rf__wrapper');
  const box = await board.boundingBox();
  const [before, hisBefore] = [await placeIn(hers), await placeIn(his)];
  await ben.page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 120);
  await ben.page.mouse.wheel(0, 160);
  await expect.poll(() => placeIn(his), 'his own board moves').not.toBe(hisBefore);
  await expect.poll(() => placeIn(hers), 'her board moves with his').not.toBe(before);
  await hers.chooseLayer(CHANNEL_MOVE);
  await his.chooseLayer(TARGET_SOURCING);
  await expect(form(hers, CHANNEL_MOVE), 'who chooses a layer follows nobody any more').toBeVisible();

  await his.page.getByRole('button', { name: 'Bring everybody here' }).click();
  const call = ana.page.getByText(`${ben.displayName} asks everybody to come to ${TARGET_SOURCING.name}.`);
  await expect(call).toBeVisible();
  await expect(form(hers, CHANNEL_MOVE), 'nobody is moved by a call').toBeVisible();
  await ana.page.getByRole('button', { name: 'Go there' }).click();
  await expect(form(hers, TARGET_SOURCING)).toBeVisible();
  await expect(call).toHaveCount(0);
});

test('a completed layer is seen at once in the window of somebody who only watches', async ({
  actor,
  newContext,
}) => {
  const { clusterId } = await foundCluster(await newContext());
  const [author, one, two] = [await actor('agent1'), await actor('agent2'), await actor('agent3')];
  const watching = new PuzzlePage((await actor('agent4')).page);
  await watching.open(clusterId);
  const { id: contributionId } = await contribute(author.context, {
    clusterId,
    layer: TRUST_BUILDING.layer,
    content: 'He wrote every morning for six weeks before he spoke of money',
  });
  for (const { context } of [one, two]) await review(context, contributionId, 'confirm');
  await expect(
    watching.page.getByText(`${TRUST_BUILDING.name} is complete, with a piece of ${author.displayName}.`),
  ).toBeVisible();
});

test('panels fold and stay folded after a reload, by keyboard too', async ({ actor, newContext }) => {
  const { clusterId } = await foundCluster(await newContext());
  const { page } = await actor('agent1');
  const puzzle = new PuzzlePage(page);
  await puzzle.open(clusterId);
  await expectAccessible(page, 'the workspace');
  const height = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(height, 'the workspace fills the window and the page does not scroll').toBeLessThanOrEqual(0);
  const heightOfNotes = async () => (await puzzle.notes.boundingBox())?.height ?? 0;
  const board = page.getByTestId('rf__wrapper');
  const boardHeight = async () => (await board.boundingBox())?.height ?? 0;
  expect(await boardHeight(), 'the board has more than half of the window').toBeGreaterThan(720 / 2);
  await expect(page.getByRole('button', { name: 'Show notes' }), 'notes begin as one line').toBeVisible();
  await puzzle.notes.click();
  await expect(page.getByRole('toolbar', { name: 'Format' }), 'writing opens the drawer').toBeVisible();
  await page.keyboard.type('Written in the drawer.');
  await page.getByRole('button', { name: 'Hide notes' }).click();
  await expect(page.getByRole('toolbar', { name: 'Format' })).toBeHidden();
  expect(await heightOfNotes()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Show notes' }).click();
  const divider = page.getByRole('separator', { name: 'Width of the layers' });
  const before = (await divider.boundingBox())?.x ?? 0;
  await divider.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await divider.boundingBox())?.x ?? 0).toBeGreaterThan(before);
  const moved = (await divider.boundingBox())?.x ?? 0;
  await page.reload();
  await expect(page.getByLabel('Text of a new card')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hide notes' }), 'the drawer stays open').toBeVisible();
  expect(Math.abs(((await divider.boundingBox())?.x ?? 0) - moved), 'the width is remembered').toBeLessThan(
    4,
  );

  await page.getByRole('button', { name: 'Hide pieces' }).click();
  await expect(page.getByText('Newest pieces')).toBeHidden();
  await puzzle.hunt(TRUST_BUILDING);
  await expect(puzzle.pieceText, 'hunting unfolds the panel it leads to').toBeFocused();
  await expect(puzzle.pieceText).toBeInViewport();
});

test('on a phone the parts are one tap apart, and hunting lands in the field', async ({
  actor,
  newContext,
}) => {
  const { clusterId } = await foundCluster(await newContext());
  const { page } = await actor('agent1');
  await page.setViewportSize({ width: 360, height: 740 });
  const puzzle = new PuzzlePage(page);
  await page.goto(`/puzzle/${clusterId}`);
  await puzzle.hunt(TRUST_BUILDING);
  await expect(puzzle.pieceText).toBeFocused();
  await expect(puzzle.pieceText).toBeInViewport();
  await expectNoSidewaysScroll(page, 'the pieces');
  const parts = page.getByRole('navigation', { name: 'Parts of the puzzle' });
  await puzzle.pieceText.fill('Typed before looking at the board');
  for (const [name, shown] of [
    ['Board', page.getByLabel('Text of a new card')],
    ['Notes', puzzle.notes],
    ['Layers', page.getByRole('list', { name: 'Layers' })],
  ] as const) {
    await parts.getByRole('button', { name }).click();
    await expect(shown).toBeVisible();
    await expectNoSidewaysScroll(page, name);
    await expectAccessible(page, name);
  }
  await parts.getByRole('button', { name: 'Pieces' }).click();
  await expect(puzzle.pieceText).toHaveValue('Typed before looking at the board');
});
