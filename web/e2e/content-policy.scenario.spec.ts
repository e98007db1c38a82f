import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/actors.ts';
import { foundCluster } from './pages/found-cluster.ts';

/** What the browser refused because of the content security policy. */
function watchRefusals(page: Page): string[] {
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/iu.test(message.text())) refusals.push(message.text());
  });
  return refusals;
}

test('no page needs a style that its policy refuses: dialogs, menus, board and notes included', async ({
  newActor,
  newContext,
}) => {
  const { clusterId } = await foundCluster(await newContext());
  const { page } = await newActor('Ana Alder');
  const refusals = watchRefusals(page);
  await page.goto(`/puzzle/${clusterId}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('button', { name: /hunt this piece/iu })
    .first()
    .click();
  await page.getByRole('textbox').first().fill('A piece that asks for the pledge');
  await page.keyboard.press('Escape');
  for (const path of ['/', '/api/login', '/api/docs', '/vault', '/ai-interrogator', '/build-cluster']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(refusals).toEqual([]);
});
