import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';
import { foundCluster } from './pages/found-cluster.ts';

const BEGINNING = 'An ad on social media led me to a man who called me Dear Vera.';

/** Answers every question: the first with a text, the others with their first option or "I don't know". */
async function answerAll(page: Page): Promise<void> {
  const main = page.locator('main');
  await main.getByRole('textbox').fill(BEGINNING);
  for (const next = page.getByRole('button', { name: 'Next' }); await next.isVisible(); ) {
    await next.click();
    const question = main.getByRole('heading', { level: 2 });
    await expect(question).toBeFocused();
    const [radio, list] = [main.getByRole('radio').first(), main.getByRole('combobox').nth(1)];
    if (await radio.isVisible()) await radio.check();
    else if (await list.isVisible()) await list.selectOption({ label: 'The same day' });
    else await main.getByRole('button', { name: /^I don’t know/u }).click();
  }
}

test('a victim answers over a reload, sees the analysis, keeps and deletes the path, and takes a piece to the puzzle', async ({
  newContext,
  newActor,
}) => {
  const { clusterId } = await foundCluster(await newContext());
  const { page } = await newActor('Vera Willow');
  await page.goto('/backtrace-mapper');
  await expectAccessible(page, 'the first question');
  await page.getByLabel('Which scam was it?').fill(clusterId);
  await page.getByRole('option', { name: clusterId }).click();
  await answerAll(page);
  await page.reload();
  await expect(page.getByText('10 of 10 answered')).toBeVisible();
  await page.getByRole('button', { name: 'Complete Analysis' }).click();
  await expect(page.getByText('Backtrace Analysis Complete', { exact: true })).toBeVisible();
  await expect(page.getByText('PAID_AD', { exact: true })).toBeVisible();
  await expect(page.getByText('Fewer than 5 kept paths', { exact: false })).toBeVisible();

  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Capture entry path' }).click();
  await expect(page.getByText('Entry Path Captured', { exact: true })).toBeVisible();
  await expectAccessible(page, 'the result');
  await expectNoSidewaysScroll(page, 'the result');
  await page.getByRole('button', { name: 'Delete my path' }).click();
  await expect(page.getByRole('button', { name: 'Delete my path' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Open the form for layer 4' }).click();
  await expect(page).toHaveURL(`/puzzle/${clusterId}?mode=contribute&layer=4`);
  const form = page.getByRole('textbox', { name: 'Your piece' });
  // Only chosen options are filled in, never the victim's own words.
  await expect(form).toHaveValue(/^First contact: /u);
  await expect(form).not.toHaveValue(/An ad on social media led me/u);
  // Nothing was sent: the puzzle still has only the pieces of the report.
  const puzzle = await (await page.request.get(`/api/puzzle/${clusterId}`)).json();
  expect(JSON.stringify(puzzle)).not.toContain('An ad on social media');
});
