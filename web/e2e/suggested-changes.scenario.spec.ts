import { expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';

const WORDS = 'A stranger offers to bring your lost money back for a fee. Please wait.';

test('a person suggests a clearer text, an analyst accepts it, and the person sees it at once', async ({
  actor,
  newActor,
}) => {
  const author = await newActor('Ana Alder');
  const { page } = author;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/blog/the-second-call');
  await page.getByRole('link', { name: /^Suggest a change to The second call/u }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Suggest a change' })).toBeVisible();
  await expectAccessible(page, 'the texts of an entry');
  await expectNoSidewaysScroll(page, 'the texts of an entry');
  await page.getByRole('button', { name: /^Suggest: Summary, / }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New text').fill(WORDS);
  await dialog.getByLabel('Why is it better?').fill('It is clearer');
  await expect(dialog.getByText('After', { exact: true })).toBeVisible();
  await expectAccessible(page, 'the form of a suggestion');
  await expectNoSidewaysScroll(page, 'the form of a suggestion');
  await dialog.getByRole('button', { name: 'Send suggestion' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'My suggestions' }).click();
  await expect(page.getByText('An analyst will read it. You can withdraw it until then.')).toBeVisible();
  await expectAccessible(page, 'one’s own suggestions');

  const { page: desk } = await actor('analyst');
  await desk.goto('/review-changes');
  const entry = desk.getByRole('listitem').filter({ hasText: 'Ana Alder' }).first();
  await expect(entry.getByText('It is clearer')).toBeVisible();
  await expectAccessible(desk, 'what waits for a decision');
  await expectNoSidewaysScroll(desk, 'what waits for a decision');
  await entry.getByRole('button', { name: 'Accept' }).click();
  const decision = desk.getByRole('dialog', { name: 'Accept this text?' });
  await decision.getByLabel(/^Note to the author/u).fill('Thank you, that is calmer.');
  await decision.getByRole('button', { name: 'Accept' }).click();
  await expect(decision).toBeHidden();
  await expect(entry, 'it left what waits').toHaveCount(0);

  await expect(page.getByText('Accepted. It appears with the next release.')).toBeVisible();
  await expect(page.getByText('Thank you, that is calmer.')).toBeVisible();
  await expectNoSidewaysScroll(page, 'one’s own suggestions');
  await page.goto('/content/article/the-second-call');
  await page.getByRole('tab', { name: 'Accepted changes' }).click();
  await expect(page.getByText('Version 1').first()).toBeVisible();
  await expect(page.getByText('Ana Alder')).toHaveCount(0);
});
