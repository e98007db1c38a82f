import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures/actors.ts';
import { openPair } from './pages/puzzle-team.ts';

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('it has no place on the page');
  return box;
}

test('what somebody types on a card that another person deletes is kept for a new one', async ({
  newContext,
  newActor,
}) => {
  const [ana, ben] = (await openPair({ newContext, newActor })).pages;
  await ana.addCard('The first chat');
  await expect(ben.card('The first chat')).toBeVisible();
  await ben.page.getByRole('button', { name: 'Edit card: The first chat' }).click();
  await ben.page.getByRole('textbox', { name: 'Text of the card' }).fill('The first chat was on a Tuesday');

  await ana.openBoardList();
  await ana.removeFromList('The first chat');
  await expect(ben.page.getByText('The card you wrote on was deleted').first()).toBeVisible();
  await expect(ben.page.getByRole('textbox', { name: 'Text of a new card' })).toHaveValue(
    'The first chat was on a Tuesday',
  );
});

test('a line that is dropped anywhere on a card ends there, and one dropped beside it draws nothing', async ({
  newContext,
  newActor,
}) => {
  const [ana, ben] = (await openPair({ newContext, newActor })).pages;
  await ana.addCard('A wallet');
  await ana.addCard('A payment');
  const { page } = ana;
  // The board glides to a new card.
  await expect(async () => {
    const before = await boxOf(ana.node('A payment'));
    await page.waitForTimeout(300);
    expect(await boxOf(ana.node('A payment'))).toEqual(before);
  }).toPass();
  // Away from the edges, near which the canvas moves along with a line that is drawn.
  const canvas = await boxOf(page.getByTestId('rf__wrapper'));
  const [middle, low] = [canvas.x + canvas.width / 2, canvas.y + canvas.height - 60];
  await page.mouse.move(middle, low - 100);
  await page.mouse.down();
  await page.mouse.move(middle + 60, low, { steps: 5 });
  await page.mouse.up();
  const from = await boxOf(ana.node('A wallet').locator('.react-flow__handle[data-handleid="right"]'));
  const to = await boxOf(ana.node('A payment'));
  const drag = async (x: number, y: number) => {
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(x, y, { steps: 10 });
    await page.mouse.up();
  };
  await drag(to.x + to.width / 2, to.y + to.height + 60);
  await drag(to.x + to.width / 2, to.y + to.height / 2);
  await ben.openBoardList();
  await expect(ben.line('A wallet', 'A payment')).toHaveCount(1);
});
