import { expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';

test.use({ locale: 'en-US' });

test('somebody without an account or script gets from first help to their kind of scam, and to where to report it', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/help');
  await page.getByRole('link', { name: 'Kinds of scams' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kinds of scams' })).toBeVisible();
  await page.getByRole('link', { name: 'Tech Support' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tech Support' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('What should I do now?');
  await expect(page.getByRole('link', { name: 'ic3.gov' })).toHaveAttribute('href', 'https://ic3.gov');
  await page
    .getByRole('navigation', { name: 'Public pages' })
    .getByRole('link', { name: 'Articles' })
    .click();
  await page.getByRole('link', { name: /^The second call/u }).click();
  await expect(page.getByRole('heading', { name: 'What the evidence shows' })).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  await context.close();
});

for (const { what, path } of [
  { what: 'the list of scams', path: '/help/scams' },
  { what: 'the page of a scam', path: '/help/scams/CLUSTER-010-TEC' },
  { what: 'the list of articles', path: '/help/articles' },
  { what: 'the glossary', path: '/help/glossary' },
  { what: 'a page that does not exist', path: '/help/no-such-page' },
])
  test(`${what} is accessible in light and dark, fits a phone, and loads little`, async ({ newContext }) => {
    const page = await (await newContext()).newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      const isExpected = message.text().includes('404') && path.endsWith('no-such-page');
      if (['error', 'warning'].includes(message.type()) && !isExpected) complaints.push(message.text());
    });
    await page.goto(path);
    await expectAccessible(page, what);
    await expectNoSidewaysScroll(page, what);
    const bytes = await page.evaluate(() =>
      performance
        .getEntries()
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .reduce((sum, { transferSize }) => sum + transferSize, 0),
    );
    expect(bytes).toBeLessThan(40_000);
    expect(complaints).toEqual([]);
  });

test('the keyboard skips to the content first', async ({ newContext }) => {
  const page = await (await newContext()).newPage();
  await page.goto('/help/scams');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
