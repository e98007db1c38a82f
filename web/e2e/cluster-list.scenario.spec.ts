import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/actors.ts';
import { foundCluster } from './pages/found-cluster.ts';

const cards = (page: Page) => page.locator('main li[aria-posinset]');

async function openList(page: Page): Promise<void> {
  // Tall enough that a whole row is visible wherever scrolling ends.
  await page.setViewportSize({ width: 1280, height: 1100 });
  await page.goto('/clusters');
  await expect(cards(page).first()).toBeVisible();
}

/** Scrolls with the mouse wheel until a card beyond this position is rendered. */
async function wheelTo(page: Page, position: number): Promise<void> {
  await page.mouse.move(600, 500);
  await expect(async () => {
    await page.mouse.wheel(0, 1_500);
    const positions = await positionsOf(page);
    expect(positions.at(-1) ?? 0).toBeGreaterThan(position);
  }).toPass({ intervals: [150] });
  await expectAtRest(page);
}

/** Waits until scrolling has stopped. */
async function expectAtRest(page: Page): Promise<void> {
  await expect(async () => {
    const before = await page.evaluate(() => window.scrollY);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  }).toPass();
}

const positionsOf = (page: Page): Promise<number[]> =>
  cards(page).evaluateAll((found) => found.map((card) => Number(card.getAttribute('aria-posinset'))));

/** A card that is fully visible, with its name. */
async function cardInSight(page: Page): Promise<{ name: string; card: Locator }> {
  const names = await cards(page).evaluateAll((found) =>
    found
      .filter((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        return top > 80 && bottom < window.innerHeight;
      })
      .map((card) => card.querySelector('h2')?.textContent ?? ''),
  );
  const [, name = names[0] ?? ''] = names;
  expect(name, 'a card in sight').not.toBe('');
  return { name, card: cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) }) };
}

async function placeOf(card: Locator): Promise<{ x: number; y: number }> {
  const { x, y } = (await card.boundingBox()) ?? { x: NaN, y: NaN };
  return { x: Math.round(x), y: Math.round(y) };
}

const totalOf = async (page: Page): Promise<number> => {
  const summary = page.getByRole('status').filter({ hasText: 'clusters, newest activity first' });
  return Number((await summary.textContent())?.match(/^[\d,]+/u)?.[0].replace(',', ''));
};

test('going back from a cluster restores the scroll position far down the list', async ({
  newActor,
  newContext,
}) => {
  const { page } = await newActor('Ana Alder');
  await openList(page);
  await wheelTo(page, 100);
  // A cluster that is added above leaves an empty cell, which must still be there on return.
  const total = await totalOf(page);
  await foundCluster(await newContext());
  await expect.poll(() => totalOf(page)).toBeGreaterThan(total);
  await expectAtRest(page);
  const { card } = await cardInSight(page);
  const before = await placeOf(card);
  await card.getByRole('link', { name: 'View DNA' }).click();
  await expect(page).toHaveURL(/\/cluster-detail\//u);
  await expect(page.getByRole('tab').first()).toBeVisible();
  expect(await page.evaluate(() => window.scrollY), 'a new page starts at its top').toBe(0);

  await page.goBack();
  await expect(card).toBeVisible();
  await expectAtRest(page);
  expect(await placeOf(card)).toEqual(before);

  // A link to the list is no back navigation, so it starts at the top.
  await page.goForward();
  await expect(page).toHaveURL(/\/cluster-detail\//u);
  await page
    .getByRole('link', { name: /clusters/iu })
    .first()
    .click();
  await expect(page).toHaveURL(/\/clusters$/u);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a new cluster on top does not move the visible cards', async ({ newActor, newContext }) => {
  const { page } = await newActor('Ana Alder');
  await openList(page);
  await wheelTo(page, 70);
  for (const _ of ['a first', 'a second']) {
    const { name, card } = await cardInSight(page);
    const total = await totalOf(page);
    const before = await placeOf(card);
    await foundCluster(await newContext());
    await expect.poll(() => totalOf(page)).toBeGreaterThan(total);
    await expectAtRest(page);
    expect(await placeOf(card), `${name} stays where it is`).toEqual(before);
  }
  // At the top positions are not kept: the newest card is first, without a gap before it.
  await page.evaluate(() => window.scrollTo(0, 0));
  const first = cards(page).first();
  await expect(first).toHaveAttribute('aria-posinset', '1');
  await expect(first).toContainText('Scheme scheme-');
  await expect.poll(async () => (await placeOf(first)).x).toBeLessThan(200);
});

test('scrolling reaches the end of the list and shows every counted cluster', async ({ newActor }) => {
  const { page } = await newActor('Ana Alder');
  await openList(page);
  const seen = new Set<number>();
  const total = async () => Number(await cards(page).first().getAttribute('aria-setsize'));
  expect(await total()).toBeGreaterThan(150);
  await page.mouse.move(600, 500);
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    for (const position of await positionsOf(page)) seen.add(position);
    expect(Math.max(...seen)).toBe(await total());
  }).toPass({ intervals: [80], timeout: 90_000 });
  const wanted = await total();
  expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: wanted }, (_, index) => index + 1));
  await expect(
    page.getByText(`${wanted.toLocaleString('en-US')} clusters, newest activity first.`),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
});
