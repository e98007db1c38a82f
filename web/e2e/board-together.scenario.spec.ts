import { expect, test } from './fixtures/actors.ts';
import { openAlone, openPair } from './pages/puzzle-team.ts';

test('what somebody chooses on the board is outlined with their name for the others, until they choose nothing', async ({
  newContext,
  newActor,
}) => {
  const [ana, ben] = (await openPair({ newContext, newActor })).pages;
  await ana.addCard('A wallet');
  await expect(ben.card('A wallet')).toBeVisible();
  // A new card is chosen by who added it.
  const outline = ben.page.getByTestId('peer-selection');
  await expect(outline).toHaveText('Ana Alder');
  await expect(ana.page.getByTestId('peer-selection')).toHaveCount(0);
  await ana.page.locator('.react-flow').press('Escape');
  await expect(outline).toHaveCount(0);
});

test('a frame is named on the spot and lands where the board is free, and the keys go on with the board', async ({
  newContext,
  newActor,
}) => {
  const [ana, ben] = (await openPair({ newContext, newActor })).pages;
  const { page } = ana;
  await ana.addCard('A wallet');
  await page.locator('.react-flow').press('Escape');
  await page.getByRole('button', { name: 'Group in a frame' }).click();
  await expect(page.getByRole('textbox', { name: 'Title of the frame' })).toBeFocused();
  await page.keyboard.type('Where the money went');
  await page.keyboard.press('Enter');
  await expect(ben.page.getByText('Where the money went').first()).toBeVisible();
  await expect(ben.page.getByText('The board as a list (1 card, 1 frame, 0 lines)')).toBeVisible();
  const [card, frame] = [
    await ana.node('A wallet').boundingBox(),
    await page.locator('.react-flow__node-frame').boundingBox(),
  ];
  if (!card || !frame) throw new Error('the card and the frame are on the page');
  const isApart =
    card.x + card.width <= frame.x ||
    frame.x + frame.width <= card.x ||
    card.y + card.height <= frame.y ||
    frame.y + frame.height <= card.y;
  expect(isApart, 'the frame covers no card').toBe(true);
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: 'What does the card say?' })).toBeFocused();
});

test('after a rectangle of choices the keys of the board still work', async ({ newContext, newActor }) => {
  const ana = await openAlone({ newContext, newActor });
  const { page } = ana;
  await ana.addCard('A wallet');
  await page.getByRole('button', { name: 'Show as much as fits' }).click();
  await page.getByRole('button', { name: 'Select several by dragging (or hold Shift)' }).click();
  const canvas = await page.getByTestId('rf__wrapper').boundingBox();
  if (!canvas) throw new Error('the board is on the page');
  await page.mouse.move(canvas.x + 8, canvas.y + 8);
  await page.mouse.down();
  await page.mouse.move(canvas.x + canvas.width - 60, canvas.y + canvas.height - 60, { steps: 8 });
  await page.mouse.up();
  const chosen = page.locator('.react-flow__node.selected');
  await expect(chosen).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(chosen).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: 'What does the card say?' })).toBeFocused();
});

test('two people who write on one card lose no words: the later ones go back to their writer', async ({
  newContext,
  newActor,
}) => {
  const [ana, ben] = (await openPair({ newContext, newActor })).pages;
  await ana.addCard('A wallet');
  await ben.card('A wallet').click();
  await expect(ana.page.getByTestId('peer-selection').getByText('Ben Birch is writing')).toBeVisible();
  await ana.card('A wallet').click();
  const [anas, bens] = [ana, ben].map(({ page }) => page.getByRole('textbox', { name: 'Text of the card' }));
  await bens?.fill('A wallet on Tron');
  await bens?.press('Enter');
  await anas?.fill('A wallet that eleven people named');
  await anas?.press('Enter');
  await expect(ana.toast('Somebody else wrote on this card meanwhile')).toBeVisible();
  await expect(ana.page.getByLabel('Text of a new card')).toHaveValue('A wallet that eleven people named');
  for (const one of [ana, ben]) await expect(one.card('A wallet on Tron')).toBeVisible();
});

test('whoever comes when they are called sees the part of the board that the caller sees', async ({
  newContext,
  newActor,
}) => {
  const [ana, ben] = (await openPair({ newContext, newActor })).pages;
  await ana.addCard('A wallet');
  await expect(ben.card('A wallet')).toBeVisible();
  const scale = (page: typeof ana.page) =>
    page
      .locator('.react-flow__viewport')
      .evaluate((view) => new DOMMatrix(getComputedStyle(view).transform).a);
  await ana.page.getByRole('button', { name: 'Zoom Out' }).click();
  await ana.page.getByRole('button', { name: 'Zoom Out' }).click();
  await expect.poll(() => scale(ana.page)).toBeLessThan(0.8);
  await ana.page.getByRole('button', { name: 'Bring everybody here' }).click();
  await ben.page.getByRole('button', { name: 'Go there' }).click();
  await expect
    .poll(async () => Math.abs((await scale(ben.page)) - (await scale(ana.page))))
    .toBeLessThan(0.01);
});

test('from afar cards are boxes and their lines are still drawn, and from near their words are there again', async ({
  newContext,
  newActor,
}) => {
  const ana = await openAlone({ newContext, newActor });
  const { page } = ana;
  await ana.addCard('A wallet');
  await ana.addCard('A payment');
  await ana.drawLine('A wallet', 'A payment');
  const zoomOut = page.getByRole('button', { name: 'Zoom Out' });
  while (await zoomOut.isEnabled()) await zoomOut.click();
  await expect(page.locator('.react-flow__node-far')).toHaveCount(2);
  await expect(page.locator('.react-flow__edge-path')).toHaveCount(1);
  await page.getByRole('button', { name: 'Show the board, as much as can be read' }).click();
  await expect(ana.card('A payment')).toBeVisible();
  await expect(page.locator('.react-flow__edge-path')).toHaveCount(1);
});

test('the board stands still when somebody deletes the card that is held at its edge', async ({
  newContext,
  newActor,
}) => {
  const [ana, ben] = (await openPair({ newContext, newActor })).pages;
  const { page } = ana;
  await ben.addCard('A wallet');
  await ben.openBoardList();
  const card = await ana.node('A wallet').boundingBox();
  const canvas = await page.getByTestId('rf__wrapper').boundingBox();
  if (!card || !canvas) throw new Error('the card and the board are on the page');
  /** How far the view moves within ten frames, in pixels. */
  const moved = () =>
    page.locator('.react-flow__viewport').evaluate(async (view) => {
      const at = () => new DOMMatrix(getComputedStyle(view).transform).e;
      const before = at();
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
      return Math.abs(at() - before);
    });
  await page.mouse.move(card.x + 40, card.y + card.height - 10);
  await page.mouse.down();
  await page.mouse.move(canvas.x + canvas.width - 4, canvas.y + canvas.height / 2, { steps: 12 });
  expect(await moved(), 'the view follows a card at the edge').toBeGreaterThan(5);
  // A place that Ana sends in the very moment of a deletion brings the card back: he deletes it until it is gone for both.
  const remove = ben.page.getByRole('button', { name: 'Remove : A wallet' });
  const removeAgain = async () => {
    await remove.evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click();
    });
    return (await ana.node('A wallet').count()) + (await ben.node('A wallet').count());
  };
  await expect.poll(removeAgain, { intervals: [150] }).toBe(0);
  await expect.poll(moved, 'nothing is in the hand any more').toBe(0);
  await page.mouse.up();
  expect(await moved()).toBe(0);
});

test('who closes the notice of a deletion leaves it to the others', async ({ newContext, newActor }) => {
  const [ana, ben] = (await openPair({ newContext, newActor })).pages;
  await ana.addCard('A wallet');
  await expect(ben.card('A wallet')).toBeVisible();
  await ana.openBoardList();
  await ana.removeFromList('A wallet');
  await expect(ben.deleted.getByText('Card deleted by')).toBeVisible();
  await ben.deleted.getByRole('button', { name: 'Close the notice' }).click();
  await expect(ben.deleted.getByText('Card deleted by')).toHaveCount(0);
  await ana.deleted.getByRole('button', { name: /^Undo/u }).click();
  await expect(ben.card('A wallet')).toBeVisible();
});
