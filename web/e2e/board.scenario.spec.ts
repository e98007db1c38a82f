import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/actors.ts';
import { expectAccessible } from './pages/accessibility.ts';
import { foundCluster } from './pages/found-cluster.ts';
import { pledgeZeroTouch } from './pages/puzzle-api.ts';
import { CHANNEL_MOVE, PuzzlePage } from './pages/puzzle-page.ts';
import { openAlone, openPair } from './pages/puzzle-team.ts';

/** The canvas, scrolled into view, and a point on it as shares of its width and height. */
async function canvasOf(
  page: Page,
): Promise<{ at: (x: number, y: number) => [number, number]; canvas: Locator }> {
  const canvas = page.getByTestId('rf__wrapper');
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('the board has no place on the page');
  return { canvas, at: (x, y) => [box.x + box.width * x, box.y + box.height * y] };
}

/** Draws a rectangle over the board with Shift held. */
async function selectAround(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  await page.keyboard.down('Shift');
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 8 });
  await page.mouse.up();
  await page.keyboard.up('Shift');
}

const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Board tools' }).getByRole('button', { name });

test('a double click or N writes a card in place; undo and redo take the own steps back and forth', async ({
  newContext,
  newActor,
}) => {
  const [ana, ben] = (await openPair({ newContext, newActor })).pages;
  const { page } = ana;
  await expect(tool(page, 'Undo your last step')).toBeDisabled();
  const { canvas, at } = await canvasOf(page);
  await page.mouse.dblclick(...at(0.3, 0.3));
  await page.keyboard.type('Where it began');
  await expect(ben.card('Where it began'), 'nobody sees a card without words').toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(ben.card('Where it began')).toBeVisible();
  await expect(canvas).toBeFocused();
  await page.mouse.move(...at(0.6, 0.6));
  await page.keyboard.press('n');
  await page.keyboard.type('Given up');
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await page.keyboard.type('By the key');
  await page.keyboard.press('Enter');
  await expect(ben.card('By the key')).toBeVisible();
  await expect(ben.card('Given up')).toHaveCount(0);

  await ben.addCard('Of Ben');
  await expect(ana.card('Of Ben')).toBeVisible();
  await tool(page, 'Undo your last step').click();
  await expect(ben.card('By the key')).toHaveCount(0);
  await tool(page, 'Redo your last step').click();
  await expect(ben.card('By the key')).toBeVisible();
  await expect(tool(page, 'Redo your last step')).toBeDisabled();
  await tool(page, 'Undo your last step').click();
  await tool(page, 'Undo your last step').click();
  await expect(ben.card('Where it began')).toHaveCount(0);
  await expect(tool(page, 'Undo your last step'), 'Ben’s step is not Ana’s to undo').toBeDisabled();
  await expect(ben.card('Of Ben')).toBeVisible();
});

test('a pinned piece shows its status as it changes, and opens in place', async ({
  newContext,
  newActor,
}) => {
  const { pages } = await openPair({ newContext, newActor }, ({ context }) => pledgeZeroTouch(context));
  const [ana, ben] = pages;
  await ana.chooseLayer(CHANNEL_MOVE);
  await ana.sendPiece('They asked to go on in another messenger.');
  const piece = ana.piece('They asked to go on in another messenger.');
  await piece.getByRole('button', { name: 'Pin to board' }).click();
  const card = ben.node('They asked to go on in another messenger.');
  await expect(card).toContainText('5 Channel move and isolation');
  await card.getByRole('button', { name: /^Open for review\. Open the piece/u }).click();
  const open = ben.page.getByRole('dialog', { name: 'Piece on this card' });
  await expect(open).toContainText('Open for review');
  await expect(open).toContainText('Ana Alder');
  await expect(open).toContainText('They asked to go on in another messenger.');
  await expectAccessible(ben.page, 'a piece opened on the board');

  await piece.getByRole('button', { name: /^Withdraw/u }).click();
  await ana.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Withdraw/u })
    .click();
  await expect(open, 'the open piece follows').toContainText('Withdrawn');
  await ben.page.keyboard.press('Escape');
  await expect(card, 'the card does not say what nobody may read any more').toHaveCount(0);
  const chip = ben.page.getByRole('button', { name: /^Withdrawn\. Open the piece/u });
  await chip.click();
  await open.getByRole('button', { name: 'Open the layer' }).click();
  await expect(ben.page.getByRole('form', { name: `Add a piece to ${CHANNEL_MOVE.name}` })).toBeVisible();
});

test('lines say what they mean, and anybody can change it', async ({ newContext, newActor }) => {
  const [ana, ben] = (await openPair({ newContext, newActor })).pages;
  await ana.addCard('The invoice');
  await ana.addCard('The payment');
  await ana.openBoardList();
  await ana.page.getByLabel('What the line says').selectOption({ label: 'proves' });
  await ana.drawLine('The invoice', 'The payment');
  await ben.openBoardList();
  await expect(ben.line('The invoice', 'The payment')).toContainText('(proves)');
  const drawn = (page: PuzzlePage) => page.page.locator('.react-flow__edge').filter({ visible: true });
  await expect(drawn(ben)).toContainText('proves');
  await ben.page
    .getByLabel('Kind of the line The invoice → The payment')
    .selectOption({ label: 'contradicts' });
  await expect(drawn(ana)).toContainText('contradicts');
  await ana.page.getByRole('button', { name: 'Remove line' }).click();
  await expect(drawn(ben)).toHaveCount(0);
});

/** Waits until something no longer glides. */
async function settled(thing: Locator): Promise<void> {
  let before = '';
  await expect
    .poll(async () => {
      const now = JSON.stringify(await thing.boundingBox());
      const isStill = now === before;
      before = now;
      return isStill;
    })
    .toBe(true);
}

test('several cards are selected, copied, moved, grouped and arranged, each as one step', async ({
  newContext,
  newActor,
}) => {
  const [ana, ben] = (await openPair({ newContext, newActor })).pages;
  const { page } = ana;
  // Room for three cards in a row.
  await page.getByRole('button', { name: 'Hide pieces' }).click();
  for (const text of ['One', 'Two', 'Three']) await ana.addCard(text);
  await ana.drawLine('One', 'Two');
  await page.getByText(/^The board as a list/u).click();
  await ana.dragCard('Three', 20, 60);
  const { canvas } = await canvasOf(page);
  await canvas.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+v');
  await ben.openBoardList();
  const copies = (text: string) => ben.page.getByRole('button', { name: `Edit card: ${text}`, exact: true });
  for (const text of ['One', 'Two', 'Three']) await expect(copies(text)).toHaveCount(2);
  await expect(ben.line('One', 'Two'), 'the line between them comes along').toHaveCount(2);
  await page.keyboard.press('Control+z');
  for (const text of ['One', 'Two', 'Three']) await expect(copies(text)).toHaveCount(1);

  await tool(page, 'Align').click();
  await expect(page.getByRole('menuitem', { name: 'Top edges' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await canvas.focus();
  const { at } = await canvasOf(page);
  await selectAround(page, at(0.01, 0.01), at(0.99, 0.95));
  const chosen = page.locator('.react-flow__node.selected');
  await expect.poll(() => chosen.count(), { message: 'the cards in the rectangle' }).toBeGreaterThan(1);
  await canvas.focus();
  await page.keyboard.press('Control+a');
  await expect(chosen).toHaveCount(3);
  const places = () => Promise.all(['One', 'Two', 'Three'].map((text) => ben.placeOfCard(text)));
  const before = await places();
  await tool(page, 'Align').click();
  await page.getByRole('menuitem', { name: 'Top edges' }).click();
  const topOf = (place: string) => place.split(',')[1];
  await expect.poll(async () => new Set((await places()).map(topOf)).size).toBe(1);
  await tool(page, 'Undo your last step').click();
  await expect.poll(places).toEqual(before);

  await canvas.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(places).not.toEqual(before);
  await page.keyboard.press('Control+z');
  await expect.poll(places).toEqual(before);

  await tool(page, 'Group in a frame').click();
  const frame = (puzzle: PuzzlePage) => puzzle.page.getByRole('group', { name: 'Frame: Group' });
  await expect(frame(ben)).toBeAttached();
  await page.getByRole('button', { name: 'Show the board, as much as can be read' }).click();
  await expect(frame(ana)).toBeInViewport();
  await settled(frame(ana));
  const title = frame(ana).getByText('Group', { exact: true });
  const box = await title.boundingBox();
  if (!box) throw new Error('the frame has no place on the page');
  await page.mouse.move(box.x + 5, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + 65, box.y + 68, { steps: 8 });
  await page.mouse.up();
  await expect
    .poll(async () => new Set([...(await places()), ...before]).size, { message: 'all three came along' })
    .toBe(6);
  await tool(page, 'Undo your last step').click();
  await expect.poll(places).toEqual(before);
  await tool(page, 'Undo your last step').click();
  await expect(frame(ben)).toHaveCount(0);

  await tool(page, 'Arrange').click();
  await page.getByRole('menuitem', { name: 'Along the lines' }).click();
  await expect.poll(places).not.toEqual(before);
  await tool(page, 'Undo your last step').click();
  await expect.poll(places).toEqual(before);
});

test('the board is saved as PNG, SVG and PDF', async ({ newContext, newActor }) => {
  const ana = await openAlone({ newContext, newActor });
  const { page } = ana;
  await ana.addCard('On paper');
  for (const [name, starts] of [
    ['As PNG', '\u0089PNG'],
    ['As SVG', '<svg'],
    ['As PDF', '%PDF-1.4'],
  ] as const) {
    await tool(page, 'Export').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString('latin1').startsWith(starts), name).toBe(true);
  }
});

test('on a touch screen a finger scrolls the page over the board until the board is chosen, and two zoom it', async ({
  newContext,
  newActor,
}) => {
  const { clusterId } = await foundCluster(await newContext());
  const { page, context } = await newActor('Ana Alder');
  const devices = await context.newCDPSession(page);
  await devices.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const ana = new PuzzlePage(page);
  await ana.open(clusterId);
  const pane = page.locator('.react-flow__pane');
  await expect(pane).toHaveCSS('touch-action', 'auto');
  await page.getByRole('button', { name: 'Move the board' }).click();
  await expect(pane).toHaveCSS('touch-action', 'none');
  const scale = () =>
    page.locator('.react-flow__viewport').evaluate((element) => new DOMMatrix(element.style.transform).a);
  const before = await scale();
  const { at } = await canvasOf(page);
  const [x, y] = at(0.5, 0.4);
  const fingers = (apart: number) => [-apart, apart].map((dx, id) => ({ x: x + dx, y, id }));
  await devices.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
  for (const apart of [45, 60, 75])
    await devices.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  await devices.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(scale, { message: 'two fingers zoom' }).toBeGreaterThan(before * 1.3);
  await page.getByLabel('Text of a new card').click();
  await expect(
    page.getByRole('button', { name: 'Scroll the page' }),
    'its field belongs to the board',
  ).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('button', { name: 'Move the board' })).toBeVisible();
});
