import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures/actors.ts';
import { foundCluster } from './pages/found-cluster.ts';
import { CHANNEL_MOVE, PuzzlePage } from './pages/puzzle-page.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** Expects the focus on a visible element that nothing covers, such as the sticky header. */
async function expectFocusedAndVisible(target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  const box = await target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + Math.min(height / 2, 12));
    return {
      y,
      bottom: y + Math.min(height, 60),
      isOnTop: element.contains(top),
      screen: window.innerHeight,
    };
  });
  expect(box.y, 'its top is on the screen').toBeGreaterThanOrEqual(0);
  expect(box.bottom, 'it begins above the lower edge').toBeLessThanOrEqual(box.screen);
  expect(box.isOnTop, 'nothing covers it').toBe(true);
  await expect(target).toBeInViewport();
}

test('"Hunt this piece" moves the focus into the field, at any width', async ({ newActor, newContext }) => {
  const { page } = await newActor('Hanna Hunter');
  for (const size of SIZES)
    await test.step(`${size.width} px wide`, async () => {
      // A puzzle of its own, which has no draft yet.
      const { clusterId } = await foundCluster(await newContext());
      await page.setViewportSize(size);
      const puzzle = new PuzzlePage(page);
      await puzzle.open(clusterId);
      await puzzle.hunt(CHANNEL_MOVE);
      await expectFocusedAndVisible(puzzle.pieceText);
      await page.keyboard.type('They moved her to a private chat.');
      await expect(puzzle.pieceText).toHaveValue('They moved her to a private chat.');
    });
});

test('a link opened while signed out leads to sign-in and back to the page', async ({
  newActor,
  newContext,
}) => {
  const known = await newActor('Dora Deep');
  const page = await (await newContext()).newPage();
  await page.goto('/vault?status=pending');
  await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail').fill(known.email);
  await page.getByLabel('Password').fill('a password of tests');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/vault\?status=pending$/u);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vault');
});

test('results scroll into view and get the focus', async ({ newActor }) => {
  const { page } = await newActor('Anna Answer');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/similarity-interceptor');
  await page.getByLabel('Script text').fill('Pay the release fee in gift cards today.');
  await page.getByRole('button', { name: 'Check Similarity', exact: true }).click();
  await expectFocusedAndVisible(page.getByRole('region', { name: /similar cluster/iu }));
});

test('"It happened to me" leads to steps that help', async ({ newActor }) => {
  const { page } = await newActor('Hilda Help');
  await page.goto('/');
  await page.getByRole('link', { name: /It happened to me/u }).click();
  await page.getByLabel('What happened to you?').selectOption({ index: 1 });
  await expect(page.getByRole('heading', { name: 'If this is happening to you' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Where to report it' })).toBeVisible();
  await page.getByRole('link', { name: 'What to do in the first minutes' }).click();
  await expect(page).toHaveURL(/\/help$/u);
});
