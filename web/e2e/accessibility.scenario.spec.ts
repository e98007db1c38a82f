import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';
import { foundCluster } from './pages/found-cluster.ts';
import { contribute } from './pages/puzzle-api.ts';
import { CHANNEL_MOVE, PuzzlePage } from './pages/puzzle-page.ts';
import { ReportPage } from './pages/report-page.ts';

const SIGNED_OUT = [
  { what: 'the landing page', path: '/', title: /./u },
  { what: 'first help', path: '/help', title: 'Help, right now' },
  { what: 'the page on how it judges', path: '/how-it-judges', title: 'How it judges' },
  { what: 'the sign-in page', path: '/api/login', title: /sign in/iu },
  { what: 'the sign-up page', path: '/api/signup', title: /account|sign up/iu },
];
const SIGNED_IN = [
  { what: 'the home page', path: '/', title: /^Welcome/u },
  { what: 'the clusters page', path: '/clusters', title: /cluster/iu },
  { what: 'a page that does not exist', path: '/no-such-page', title: /404/u },
];

/** Opens pages one after the other in one browser, and expects each to be accessible and to fit a phone. */
async function expectEachAccessible(page: Page, pages: typeof SIGNED_OUT): Promise<void> {
  for (const { what, path, title } of pages)
    await test.step(what, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expectAccessible(page, what);
      await expectNoSidewaysScroll(page, what);
    });
}

test('the pages of somebody signed out are accessible in light and dark and fit a phone', async ({
  newContext,
}) => {
  await expectEachAccessible(await (await newContext()).newPage(), SIGNED_OUT);
});

test('home, clusters and a missing page are accessible in light and dark and fit a phone', async ({
  newActor,
}) => {
  // The clusters page lists the clusters of all other tests.
  test.slow();
  await expectEachAccessible((await newActor('Ana Alder')).page, SIGNED_IN);
});

test('home with much that waits, under long names, fits a phone', async ({ actor }) => {
  const { page } = await actor('agent1');
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'For you' }).getByRole('link').nth(2)).toBeVisible();
  await expectNoSidewaysScroll(page, 'home');
});

test('each step of a report is accessible in light and dark and fits a phone, even with errors', async ({
  newActor,
}) => {
  const { page } = await newActor('Vera Willow');
  const report = new ReportPage(page);
  await report.open();
  for (const step of report.steps) {
    await expect(report.stepTitle(step)).toBeVisible();
    await expectAccessible(page, `step ${step}`);
    await expectNoSidewaysScroll(page, `step ${step}`);
    if (step !== report.steps.at(-1)) await report.next();
  }
  await report.consent.check();
  await report.submit.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectAccessible(page, 'a report with errors');
  await expectNoSidewaysScroll(page, 'a report with errors');
});

test('the puzzle is accessible in light and dark and fits a phone: overview, contribute and the pledge', async ({
  newContext,
  newActor,
}) => {
  const { clusterId } = await foundCluster(await newContext());
  const other = await newActor('Ben Birch');
  const content = `A long address: https://${'sub-domain.'.repeat(20)}example.com/${'path/'.repeat(40)}`;
  await contribute(other.context, { clusterId, layer: CHANNEL_MOVE.layer, content });
  const { page } = await newActor('Ana Alder');
  const puzzle = new PuzzlePage(page);
  await puzzle.open(clusterId);
  await puzzle.addCard('A card to look at');
  await puzzle.addCard('Another card');
  await puzzle.drawLine('A card to look at', 'Another card');
  await puzzle.typeNotes(`Notes to look at: ${'averylongword'.repeat(40)}`);
  await expectAccessible(page, 'the overview');
  await expectNoSidewaysScroll(page, 'the overview');

  await puzzle.chooseLayer(CHANNEL_MOVE);
  await puzzle.page.getByRole('button', { name: 'I’m working on this' }).click();
  await expect(puzzle.page.getByRole('button', { name: 'Stop working on this' })).toBeVisible();
  await puzzle.piece('A long address').getByRole('button', { name: 'Dispute…' }).click();
  await expectAccessible(page, 'contribute');
  await expectNoSidewaysScroll(page, 'contribute');

  await puzzle.sendPiece('Something to pledge for.');
  await expect(page.getByRole('dialog', { name: 'The zero-touch pledge' })).toBeVisible();
  await expectAccessible(page, 'the pledge');
  await expectNoSidewaysScroll(page, 'the pledge');
});
