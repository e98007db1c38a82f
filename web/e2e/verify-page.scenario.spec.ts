import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { makeBagFiles, sealBag, zipBag } from '@fap/shared/custody/bag/testing/make-bag.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';
import { tabTo } from './pages/tab-to.ts';

const BUILT = new URL('../dist/verify.html', import.meta.url);
const GOOD = makeBagFiles();
const [LETTER = ''] = [...GOOD.keys()].filter((path) => path.endsWith('letter.txt'));
const PROOF = LETTER.replace('letter.txt', 'proof.ots');
const STEPS = 6;

const zipOf = (files: ReadonlyMap<string, Uint8Array>) => Buffer.from(zipBag(files));
const choose = (page: Page, label: RegExp, name: string, buffer: Buffer) =>
  page.getByLabel(label).setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
const chooseBag = (page: Page, zip: Buffer, name = 'dossier.zip') => choose(page, /^The bag/u, name, zip);
const steps = (page: Page) => page.locator('ol.steps > li');
const marks = (page: Page, word: string) => page.locator('.step-head .word', { hasText: word });

function changed(path: string, at = 0): Map<string, Uint8Array> {
  const bytes = new Uint8Array(GOOD.get(path) ?? []);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return new Map(GOOD).set(path, bytes);
}

/** The built page, opened from the disk with the network off; whatever it asks for or complains about fails the test. */
const offline = test.extend<{ page: Page }>({
  page: async ({ browser }, use) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
    await context.setOffline(true);
    const page = await context.newPage();
    const seen: string[] = [];
    page.on('request', (request) => seen.push(request.url()));
    page.on('pageerror', (error) => seen.push(error.message));
    page.on('console', (message) => seen.push(message.text()));
    await page.goto(BUILT.href);
    expect(seen.splice(0)).toEqual([BUILT.href]);
    await use(page);
    expect(seen, 'requests and complaints').toEqual([]);
    await context.close();
  },
});

offline('a good bag holds in every step, and the development chain is labelled', async ({ page }) => {
  await expect(page.getByText('The check cannot start.')).toBeHidden();
  await chooseBag(page, zipOf(GOOD));
  await expect(page.getByRole('heading', { name: 'Every step holds' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Every step holds' })).toBeFocused();
  await expect(marks(page, 'Holds')).toHaveCount(STEPS);
  await expect(page.locator('.verdict')).toContainText(
    'Development chain: proves nothing outside of a demonstration.',
  );
  await expect(steps(page).nth(4)).toContainText('Development chain');
  const blocks = page.getByRole('region', { name: /compare these blocks/u });
  await expect(blocks.getByText(/^[0-9a-f]{64}$/u)).toHaveCount(2);
  await expectNoSidewaysScroll(page, 'a good bag');
});

offline('a changed byte is found, and its place is named', async ({ page }) => {
  await chooseBag(page, zipOf(changed(LETTER)));
  await expect(page.getByRole('heading', { name: 'Something is wrong' })).toBeVisible();
  await expect(page.locator('.verdict')).toContainText(`Step 1 does not hold at ${LETTER}`);
  await expect(steps(page).nth(0)).toContainText(`${LETTER}It was changed: its SHA-256 is `);
  await expect(marks(page, 'Wrong')).toHaveCount(3);
  await expect(marks(page, 'Holds')).toHaveCount(3);

  // Whoever makes the lists anew is found by the stamps.
  await chooseBag(page, zipOf(sealBag(changed(LETTER))));
  await expect(page.locator('.verdict')).toContainText(`Step 4 does not hold at ${LETTER}`);
  await expect(steps(page).nth(3)).toContainText('It is not the file that was handed in');

  const parts = new Map(GOOD);
  parts.delete(LETTER);
  await chooseBag(page, zipOf(sealBag(parts)));
  await expect(page.getByRole('heading', { name: 'Nothing is wrong, and something is open' })).toBeVisible();
  await expect(steps(page).nth(3)).toContainText('Not in this copy.');
});

offline('a file that is no bag is refused with a sentence', async ({ page }) => {
  await chooseBag(page, Buffer.from('a letter'), 'letter.zip');
  await expect(page.getByRole('alert')).toHaveText(/^This bag was not opened\. This is not a zip file/u);
  await chooseBag(page, Buffer.concat([zipOf(GOOD), Buffer.from('more')]));
  await expect(page.getByRole('alert')).toContainText('something was added at its end');
  await expect(page.getByRole('heading', { name: 'The six steps' })).toHaveCount(0);
});

offline(
  'a file and its proof are checked by keyboard alone, up to the block that is left to compare',
  async ({ page }) => {
    // Choosers are caught for the whole time: caught from each press on, a fast press opens one that nobody sees.
    page.on('filechooser', () => undefined);
    const letter = Buffer.from(GOOD.get(LETTER) ?? []);
    const pick = async (label: RegExp, name: string, buffer: Buffer) => {
      await tabTo(page.getByLabel(label));
      const chooser = page.waitForEvent('filechooser');
      await page.keyboard.press('Enter');
      await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer });
    };
    await pick(/^The file/u, 'letter.txt', letter);
    await pick(/^Its proof/u, 'proof.ots', Buffer.from(GOOD.get(PROOF) ?? []));
    await expect(
      page.getByRole('heading', { name: /^The proof is of this file, and one step/u }),
    ).toBeVisible();
    await expect(steps(page)).toHaveCount(3);
    const pasted = page.getByLabel(/^Or let this page compare/u);
    await tabTo(pasted);
    const root = (await page.locator('.blocks .hash').textContent()) ?? '';
    await page.keyboard.type(root);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText(/^Holds The Merkle root of block \d+ is the one/u);
    // The headers of the bag are of a demonstration, and are not taken for Bitcoin's.
    const [header] = JSON.parse(Buffer.from(GOOD.get('data/headers.json') ?? []).toString()) as {
      header: string;
    }[];
    await pasted.fill(header?.header ?? '');
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByRole('status')).toHaveText(/^Wrong It is far too easy to be of Bitcoin/u);
    await pasted.fill('a letter');
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByRole('status')).toHaveText(/^Please paste a Merkle root/u);

    await pick(/^The file/u, 'other.txt', Buffer.from('another letter'));
    await expect(page.getByRole('heading', { name: 'This is not the proof of this file' })).toBeVisible();
    await pick(/^Its proof/u, 'letter.ots', letter);
    await expect(page.getByRole('alert')).toContainText('letter.ots is not an OpenTimestamps proof');
  },
);

offline(
  'it is accessible in light and dark, fits a phone, and looks as it should',
  async ({ page, browserName }, info) => {
    const looks: [name: string, zip: Buffer | null][] = [
      ['start', null],
      ['good', zipOf(GOOD)],
      ['wrong', zipOf(changed(LETTER))],
    ];
    for (const [name, zip] of looks) {
      if (zip) await chooseBag(page, zip);
      if (zip) await expect(page.locator('.verdict')).toBeVisible();
      await expectAccessible(page, name);
      await expectNoSidewaysScroll(page, name);
      for (const width of [360, 1440])
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme });
          await page.screenshot({
            path: info.outputPath(`${name}-${width}-${colorScheme}-${browserName}.png`),
            fullPage: true,
          });
        }
    }
    expect(await readFile(fileURLToPath(BUILT), 'utf8')).toContain("default-src 'none'");
  },
);
