import { expect, test } from './fixtures/actors.ts';
import { expectAccessible } from './pages/accessibility.ts';
import { TRUST_BUILDING } from './pages/puzzle-page.ts';
import { openPair } from './pages/puzzle-team.ts';

test('a draft handed over stands beside the other person’s own, and both become one text', async ({
  newContext,
  newActor,
}) => {
  const { pages } = await openPair({ newContext, newActor });
  const [ana, ben] = pages;
  await ana.chooseLayer(TRUST_BUILDING);
  await ana.page.getByRole('button', { name: 'I’m working on this' }).click();
  await ana.page.getByLabel('Your piece').fill('He called himself a doctor. The call came from Riga.');
  await ben.chooseLayer(TRUST_BUILDING);
  await ben.page.getByLabel('Your piece').fill('He sent a passport. He called himself a doctor.');
  await ben.page.getByRole('button', { name: 'Ask to take over' }).click();

  await ana.page.getByRole('button', { name: 'Give Ben Birch my draft' }).click();
  await expect(ben.page.getByText('Ana Alder gave you their draft of this layer')).toBeVisible();
  await ana.page.getByRole('button', { name: 'Hand over' }).click();

  await ben.page.getByRole('button', { name: 'Read it beside yours' }).click();
  const dialog = ben.page.getByRole('dialog', { name: 'Two drafts, side by side' });
  await expect(dialog.getByText('In yours')).toHaveCount(1);
  await expectAccessible(ben.page, 'two drafts');
  await dialog.getByRole('button', { name: 'Add: The call came from Riga.' }).click();
  await expect(dialog.getByLabel('Your draft')).toHaveValue(
    'He sent a passport. He called himself a doctor. The call came from Riga.',
  );
  await dialog.getByRole('button', { name: 'Put Ana Alder’s draft away' }).click();
  await expect(dialog).toBeHidden();
  await expect(ben.page.getByLabel('Your piece')).toHaveValue(/The call came from Riga\.$/u);
  await expect(ben.page.getByText('Ana Alder gave you their draft of this layer')).toBeHidden();
  // What was put away stays away, and the giver keeps their own text.
  await ben.page.reload();
  await expect(ben.page.getByLabel('Your piece')).toHaveValue(/The call came from Riga\.$/u);
  await expect(ben.page.getByText('Ana Alder gave you their draft of this layer')).toBeHidden();
  await expect(ana.page.getByLabel('Your piece')).toHaveValue(/The call came from Riga\.$/u);
});
