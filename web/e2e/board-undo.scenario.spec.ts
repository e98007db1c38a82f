import { expect, test } from './fixtures/actors.ts';
import { openPair } from './pages/puzzle-team.ts';

test('deleting another person’s card asks first, and everybody can undo it for a minute', async ({
  newContext,
  newActor,
}) => {
  const [ana, ben] = (await openPair({ newContext, newActor })).pages;
  await ana.addCard('The first chat');
  await ana.addCard('The private chat');
  await ana.drawLine('The first chat', 'The private chat');
  await ana.dragCard('The first chat', 30, 90);
  const place = await ana.placeOfCard('The first chat');
  await expect.poll(() => ben.placeOfCard('The first chat')).toBe(place);
  await expect(ben.node('The first chat')).toContainText('Ana Alder');

  await ben.openBoardList();
  await ben.removeFromList('The first chat');
  const question = ben.page.getByRole('dialog', { name: 'Delete the card by Ana Alder?' });
  await question.getByRole('button', { name: 'Keep' }).click();
  await expect(ben.card('The first chat')).toBeVisible();
  await ben.removeFromList('The first chat');
  await question.getByRole('button', { name: 'Delete card' }).click();

  for (const page of [ana, ben]) await expect(page.card('The first chat')).toHaveCount(0);
  await expect(ana.deleted).toContainText('Card deleted by Ben Birch “The first chat”');
  await expect(ben.deleted).toContainText('Card deleted by you “The first chat”');
  const undo = ana.deleted.getByRole('button', { name: 'Undo' });
  await undo.focus();
  await ana.page.keyboard.press('Enter');

  await expect(ben.card('The first chat')).toBeVisible();
  expect(await ben.placeOfCard('The first chat')).toBe(place);
  await expect(ben.line('The first chat', 'The private chat')).toBeVisible();
  await expect(ben.node('The first chat'), 'its author has not changed').toContainText('Ana Alder');
  for (const page of [ana, ben]) await expect(page.deleted.getByRole('listitem')).toHaveCount(0);
});

test('restoring another person’s card does not change its author', async ({ newContext, newActor }) => {
  const [ana, ben] = (await openPair({ newContext, newActor })).pages;
  await ana.addCard('Hers');
  await expect(ben.node('Hers')).toContainText('Ana Alder');
  await ana.openBoardList();
  await ana.removeFromList('Hers');
  await expect(ben.deleted).toContainText('Card deleted by Ana Alder');
  await ben.deleted.getByRole('button', { name: 'Undo' }).click();
  await expect(ana.card('Hers')).toBeVisible();
  await ben.page.reload();
  await ben.isReady();
  await expect(ben.node('Hers')).toContainText('Ana Alder');
  await ben.openBoardList();
  await ben.removeFromList('Hers');
  await expect(ben.page.getByRole('dialog', { name: 'Delete the card by Ana Alder?' })).toBeVisible();
});

test('Ctrl+Z undoes only the own steps on the board, and not while typing in a field', async ({
  newContext,
  newActor,
}) => {
  const [ana, ben] = (await openPair({ newContext, newActor })).pages;
  await ana.addCard('Of Ana');
  await ben.addCard('Of Ben');
  await expect(ben.card('Of Ana')).toBeVisible();
  await expect(ana.card('Of Ben')).toBeVisible();
  const place = await ben.placeOfCard('Of Ben');
  await ben.dragCard('Of Ben', 40, 60);
  await expect.poll(() => ana.placeOfCard('Of Ben')).not.toBe(place);

  await ben.page.keyboard.press('Control+z');
  await expect.poll(() => ana.placeOfCard('Of Ben'), { message: 'the whole drag is one step' }).toBe(place);
  await ben.openBoardList();
  await ben.removeFromList('Of Ben');
  await expect(ana.card('Of Ben')).toHaveCount(0);
  await expect(ben.page.getByRole('dialog'), 'an own card is deleted without a question').toHaveCount(0);
  await expect(ben.deleted.getByRole('button', { name: 'Undo' })).toBeFocused();
  await ben.page.keyboard.press('Control+z');
  await expect(ana.card('Of Ben')).toBeVisible();
  await ben.page.keyboard.press('Control+Shift+z');
  await expect(ana.card('Of Ben')).toHaveCount(0);
  await ben.page.keyboard.press('Control+z');
  await expect(ana.card('Of Ben')).toBeVisible();

  await ben.typeNotes('A word too many');
  await ben.page.keyboard.press('Control+z');
  await expect(ben.notes).not.toContainText('A word too many');
  await expect(ben.card('Of Ben'), 'undo in the notes does not touch the board').toBeVisible();
  await ben.page.getByLabel('Text of a new card').fill('half a thought');
  await ben.page.keyboard.press('Control+z');
  await expect(ben.card('Of Ben')).toBeVisible();
  await ana.addCard('Ana again');
  await expect(ben.card('Ana again')).toBeVisible();
  await expect(ben.card('Of Ana')).toBeVisible();
});

test('the server accepts cards that were dragged and undone offline', async ({ newContext, newActor }) => {
  const { pages, people } = await openPair({ newContext, newActor });
  const [ana, ben] = pages;
  await ben.addCard('Wanders');
  await expect(ana.card('Wanders')).toBeVisible();
  await people[1].context.setOffline(true);
  await expect(ben.offlineBanner).toBeVisible();
  await ben.dragCard('Wanders', 50, 40);
  await ben.dragCard('Wanders', -20, 30);
  await ben.page.keyboard.press('Control+z');
  await ben.dragCard('Wanders', 60, 10);
  const place = await ben.placeOfCard('Wanders');
  await people[1].context.setOffline(false);
  await expect.poll(() => ana.placeOfCard('Wanders')).toBe(place);
  await expect(ben.toast('Some changes were not saved')).toHaveCount(0);
});
