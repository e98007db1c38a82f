import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/actors.ts';
import { foundCluster } from './pages/found-cluster.ts';
import { PuzzlePage, TRUST_BUILDING } from './pages/puzzle-page.ts';

/** Records what the browser refused because of the content security policy. */
function watchRefusals(page: Page): string[] {
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/iu.test(message.text())) refusals.push(message.text());
  });
  return refusals;
}

test('no page violates its content security policy, including dialogs, board and notes', async ({
  newActor,
  newContext,
}) => {
  const { clusterId } = await foundCluster(await newContext());
  const { page } = await newActor('Ana Alder');
  const refusals = watchRefusals(page);
  const puzzle = new PuzzlePage(page);
  await puzzle.open(clusterId);
  await puzzle.hunt(TRUST_BUILDING);
  await puzzle.sendPiece('A piece that asks for the pledge');
  // The dialog's library adds a style sheet that locks scrolling; it must be applied.
  const pledge = page.getByRole('dialog', { name: 'The zero-touch pledge' });
  await expect(pledge).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await page.getByRole('button', { name: 'I accept the pledge' }).click();
  // Nobody can write behind it, but a test can, and what it wrote then was gone with the dialog.
  await expect(pledge).toBeHidden();
  await puzzle.addCard('A card on the board');
  await puzzle.typeNotes('A note');
  for (const path of ['/', '/api/login', '/api/docs', '/vault', '/ai-interrogator', '/build-cluster']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(refusals).toEqual([]);
});
