import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/actors.ts';
import { foundCluster } from './pages/found-cluster.ts';
import { contribute } from './pages/puzzle-api.ts';
import { CHANNEL_MOVE, PuzzlePage, TRUST_BUILDING } from './pages/puzzle-page.ts';

const SCRIPT = '<script>window.wasRun = 1; alert(1)</script>';
const IMAGE = '<img src=x onerror="window.wasRun = 1; alert(1)">';
const MARKUP = '<b onclick=alert(1)>Mallory</b>';
const RIGHT_TO_LEFT = '\u202eevil.exe\u202c and \u2066isolated\u2069';
const FAMILY = '👩‍👩‍👧‍👦 🏳️‍🌈 ÅÅ';
const LINK = '[click](javascript:alert(1)) "><svg onload=alert(1)> {{7*7}} <%= 7*7 %>';
const HOSTILE = [SCRIPT, IMAGE, RIGHT_TO_LEFT, FAMILY, LINK];

/** Records dialogs, errors and policy violations: signs that a page ran a text as code. */
function watchForCode(page: Page): string[] {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => {
    seen.push(`error: ${error.message}`);
  });
  page.on('console', (message) => {
    if (/content security policy|refused to/iu.test(message.text())) seen.push(`policy: ${message.text()}`);
  });
  return seen;
}

const wasRun = (page: Page) => page.evaluate(() => 'wasRun' in window);

test('hostile pieces, cards, notes and names are shown as text to everybody and never run', async ({
  newContext,
  newActor,
}) => {
  const { clusterId } = await foundCluster(await newContext());
  const mallory = await newActor(MARKUP);
  const ana = await newActor('Ana Alder');
  const seen = [...[mallory, ana].map(({ page }) => watchForCode(page))];
  const [hers, theirs] = [new PuzzlePage(ana.page), new PuzzlePage(mallory.page)];
  await hers.open(clusterId);
  await theirs.open(clusterId, CHANNEL_MOVE);

  for (const content of HOSTILE) {
    await contribute(mallory.context, { clusterId, layer: CHANNEL_MOVE.layer, content });
    await expect(hers.newestPiece(content)).toBeVisible();
  }
  const long = `${'5,000 characters: long '.repeat(250)}`.slice(0, 4_990).trim().padEnd(5_000, '!');
  await contribute(mallory.context, { clusterId, layer: TRUST_BUILDING.layer, content: long });
  await expect(hers.newestPiece(long.slice(-60))).toBeVisible();

  for (const text of [SCRIPT, IMAGE, FAMILY]) {
    await theirs.addCard(text);
    await expect(hers.card(text)).toBeVisible();
    await expect(
      hers.page.locator('.react-flow__node').getByText(text, { exact: true }).first(),
    ).toBeVisible();
  }
  await theirs.typeNotes(`${SCRIPT} ${IMAGE} ${FAMILY}`);
  await expect(hers.notes).toContainText(SCRIPT);
  await expect(hers.notes).toContainText(IMAGE);
  await hers.comeNearNotes();
  await expect(hers.caret(mallory.displayName)).toBeAttached();
  await expect(hers.person(mallory.displayName)).toBeVisible();
  // A pointer out of sight is not drawn, and each has looked elsewhere: now both see all cards.
  for (const puzzle of [hers, theirs]) await puzzle.showAll();
  await theirs.pointAtBoard();
  await expect(hers.pointer(mallory.displayName)).toBeAttached();

  for (const page of [ana.page, mallory.page]) {
    expect(await wasRun(page)).toBe(false);
    await expect(page.locator('img[src="x"]'), 'no text became an element').toHaveCount(0);
  }
  await hers.page.goto('/');
  await mallory.page.goto('/');
  await expect(mallory.page.getByRole('heading', { level: 1 })).toContainText(MARKUP);
  expect(await wasRun(mallory.page)).toBe(false);
  expect(seen.flat()).toEqual([]);
});

test('hostile text in a report never runs in its puzzle, and the crowd does not see the reporter’s words', async ({
  newContext,
  newActor,
}) => {
  const context = await newContext();
  const { page } = await newActor('Ana Alder');
  const seen = watchForCode(page);
  const { clusterId } = await foundCluster(context, {
    scamName: `${SCRIPT} ${crypto.randomUUID()}`,
    scamPersonas: `${IMAGE} ${RIGHT_TO_LEFT}`,
  });
  const puzzle = new PuzzlePage(page);
  await puzzle.open(clusterId);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Investment Coaching');
  await expect(page.getByRole('article').first(), 'the report filled in pieces').toBeVisible();
  await expect(page.getByText('<script>')).toHaveCount(0);
  await page.goto('/clusters');
  await expect(page.getByText(/Investment Coaching: /u).first()).toBeVisible();
  await expect(page.getByText('<script>')).toHaveCount(0);
  expect(await wasRun(page)).toBe(false);
  expect(seen).toEqual([]);
});
