import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';
import { foundCluster, sitesOf, uniqueName } from './pages/found-cluster.ts';
import { tabTo } from './pages/tab-to.ts';

interface Letter {
  name: string;
  content: string;
}

/** Two letters of one sender with different demands; `mark` makes them unique to a test. */
function lettersOf(mark: string): [Letter, Letter] {
  const letter = (name: string, demand: string) => ({
    name,
    content: `Dear customer of ${mark}, pay ${demand} in gift cards today at https://www.${mark}.com/pay or you will be arrested.`,
  });
  return [letter('first-letter.txt', 'the $900 fee'), letter('second-letter.txt', 'an open tax of $1,400')];
}

async function upload(page: Page, ...letters: readonly Letter[]): Promise<void> {
  await page.goto('/evidence');
  await handIn(page, ...letters);
}

/** Uploads on the page of all evidence, which is open. */
async function handIn(page: Page, ...letters: readonly Letter[]): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles(
      letters.map(({ name, content }) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })),
    );
  await expect(page.getByText(`${letters.length} of ${letters.length} uploaded`)).toBeVisible();
}

const exhibits = (page: Page) => page.getByRole('region', { name: 'Exhibits' });
const boxOf = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Choose ${name} for comparing` });

test('an uploaded file shows its marked words, its fingerprint and a custody log that records each opening', async ({
  newActor,
}) => {
  const vera = await newActor('Vera Willow');
  const { page } = vera;
  const [letter] = lettersOf(uniqueName('desk'));
  await upload(page, letter);
  await exhibits(page).getByRole('link', { name: letter.name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(letter.name);
  await expect(page.getByText('High risk', { exact: true })).toBeVisible();
  await expect(page.locator('mark', { hasText: 'gift cards' })).toBeVisible();
  await expect(page.getByText(createHash('sha256').update(letter.content).digest('hex'))).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Open the original' }).click();
  expect((await download).suggestedFilename()).toBe(letter.name);
  await expect(page.getByText('Opened the original')).toBeVisible();

  const stranger = await newActor('Omar Oak');
  await stranger.page.goto(page.url());
  await expect(stranger.page.getByText('We can’t find this exhibit')).toBeVisible();
});

test('an analyst sees how often an indicator was reported; the owner of the file does not, because so few reports name it', async ({
  newActor,
  newContext,
  actor,
}) => {
  const cluster = await foundCluster(await newContext());
  const { domain } = cluster;
  // Both sites: by one and words that many reports have, they would not join.
  await foundCluster(await newContext(), { scamPersonas: `A mentor who sent me to ${sitesOf(cluster)}` });
  const { page } = await newActor('Vera Willow');
  const letter = {
    name: 'letter.txt',
    content: `Pay the $900 fee in gift cards today at https://${domain}/pay`,
  };
  await upload(page, letter);
  await exhibits(page).getByRole('link', { name: letter.name }).click();
  const shown = domain.replace('www.', '').replace('.', '[.]');
  const cellOn = (of: Page) => of.getByRole('cell').filter({ has: of.getByText(shown, { exact: true }) });
  await expect(cellOn(page)).toBeVisible();
  await expect(page.getByText(/Seen in/u)).toHaveCount(0);

  const analyst = await actor('analyst');
  await analyst.page.goto(page.url());
  await expect(cellOn(analyst.page)).toContainText('Seen in 2 reports, 1 cluster · confirmed');
  await expect(cellOn(analyst.page)).toContainText(/Rarity \d+ of 100/u);
  await expectAccessible(analyst.page, 'an exhibit with figures');
  await expectNoSidewaysScroll(analyst.page, 'an exhibit with figures');
});

test('a comparison shows the shared indicators, the likeness, and the words that only one item has', async ({
  newActor,
}) => {
  const { page } = await newActor('Vera Willow');
  const mark = uniqueName('desk');
  const [first, second] = lettersOf(mark);
  await upload(page, first, second);
  await tabTo(boxOf(page, first.name));
  await page.keyboard.press('Space');
  await tabTo(boxOf(page, second.name));
  await page.keyboard.press('Space');
  await page.getByRole('link', { name: 'Compare' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('cell', { name: `${mark}[.]com` }).first()).toBeVisible();
  await expect(page.getByText(/of the same words/u)).toBeVisible();
  const wordsOf = (letter: string) => page.getByRole('region', { name: `Words of ${letter}` });
  await expect(wordsOf('A').locator('mark').first()).toContainText('only A');
  await expect(wordsOf('A')).toContainText('900');
  await expect(wordsOf('A')).not.toContainText('1,400');
  await expect(wordsOf('B')).toContainText('an open tax of');
});

test('list, item and comparison are accessible in light and dark and fit a phone', async ({ newActor }) => {
  const { page } = await newActor('Ana Alder');
  const letters = lettersOf(uniqueName('desk'));
  await page.goto('/evidence');
  await expect(page.getByText('No evidence yet')).toBeVisible();
  await expectAccessible(page, 'the empty list');
  const name = `${'a-long-name-'.repeat(8)}.txt`;
  await handIn(page, { ...letters[0], name }, letters[1]);
  await expectAccessible(page, 'the list');
  await expectNoSidewaysScroll(page, 'the list');
  await exhibits(page).getByRole('link', { name }).click();
  await expect(page.getByText('Chain of custody')).toBeVisible();
  await expectAccessible(page, 'an exhibit');
  await expectNoSidewaysScroll(page, 'an exhibit');
  await page.getByRole('link', { name: 'Compare with another' }).click();
  await expect(boxOf(page, name)).toBeChecked();
  await boxOf(page, letters[1].name).check();
  await page.getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByText('Their words')).toBeVisible();
  await expectAccessible(page, 'a comparison');
  await expectNoSidewaysScroll(page, 'a comparison');
});
